/** Errors that reach the client, in the shapes of Sanity's API. */

import { STATUS_CODES } from 'node:http';

/** A refusal with its HTTP status and JSON body. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;

  constructor(status: number, message: string, body: Readonly<Record<string, unknown>>) {
    super(message);
    this.status = status;
    this.body = body;
  }
}

/** The shape of errors outside the data API: `{statusCode, error, message}`. */
export function plainError(status: number, message: string): ApiError {
  return new ApiError(status, message, {
    statusCode: status,
    error: STATUS_CODES[status] ?? 'Error',
    message,
  });
}

/** 401 for a request that needs a token, or whose token is unknown. */
export function unauthorized(message: string): ApiError {
  return plainError(401, message);
}

/** 403 for an origin, host or caller that may not do this. */
export function forbidden(message: string): ApiError {
  return plainError(403, message);
}

/** 400 of the query endpoint, with the offending range of the query in UTF-16 units. */
export function queryParseError(description: string, query: string, start: number, end: number): ApiError {
  return new ApiError(400, description, {
    error: { description, end, query, start, type: 'queryParseError' },
  });
}

/** 503 of a write that the disk did not take: it is full, read-only or failing. */
export function storageError(cause: unknown): ApiError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return plainError(503, `The lake cannot write to its data folder (${reason})`);
}

interface MutationErrorItem {
  type: string;
  description: string;
  [detail: string]: unknown;
}

/** The shape of a refused transaction; `items` says which mutation failed and why. */
function mutationError(status: number, item: MutationErrorItem, index = 0): ApiError {
  const description = `The mutation(s) failed: ${item.description}`;
  return new ApiError(status, description, {
    error: { description, items: [{ error: item, index }], type: 'mutationError' },
  });
}

/** 400 for mutations that are malformed. */
export function invalidMutation(description: string, index = 0): ApiError {
  return mutationError(400, { type: 'validationError', description }, index);
}

/** 409 for `create` on an id that is taken. */
export function documentExists(id: string, index: number): ApiError {
  return mutationError(
    409,
    { type: 'documentAlreadyExistsError', description: `Document by ID "${id}" already exists`, id },
    index,
  );
}

/** 404 for a patch of a document that is not there. */
export function documentNotFound(id: string, index: number): ApiError {
  return mutationError(
    404,
    { type: 'documentNotFoundError', description: `The document with the ID "${id}" was not found`, id },
    index,
  );
}

/** 409 for `ifRevisionID` that is not the current revision. */
export function revisionMismatch(id: string, expected: string, current: string, index: number): ApiError {
  return mutationError(
    409,
    {
      type: 'documentRevisionIDDoesNotMatchError',
      description: `Document "${id}" has unexpected revision ID ("${current}"), expected "${expected}"`,
      currentRevisionID: current,
      expectedRevisionID: expected,
    },
    index,
  );
}

/** 409 for a strong reference to a document that does not exist. */
export function referenceMissing(id: string, target: string): ApiError {
  return mutationError(409, {
    type: 'documentReferenceDoesNotExistError',
    description: `Document "${id}" references non-existent document "${target}"`,
    id,
    referenceID: target,
  });
}

/** 409 for deleting a document that others refer to. */
export function stillReferenced(id: string, referencingIDs: string[]): ApiError {
  const first = referencingIDs[0] ?? '';
  return mutationError(409, {
    type: 'documentHasExistingReferencesError',
    description: `Document "${id}" cannot be deleted as there are references to it from "${first}"`,
    id,
    referencingIDs,
  });
}

/** 409 for changing what a release that is no longer `active` keeps as it is. */
export function documentLocked(id: string, reason: string): ApiError {
  return mutationError(409, {
    type: 'documentLockedError',
    description: `Document "${id}" is locked: ${reason}`,
    id,
  });
}

/** 403 for a user whose role may only read; the type is the one that the Studio looks for. */
export function insufficientPermissions(permission: string): ApiError {
  const description = `Insufficient permissions; permission "${permission}" required`;
  return new ApiError(403, description, {
    error: { description, permission, type: 'insufficientPermissionsError' },
  });
}

/** 403 for one release more than the plan allows; the type is the one that the Studio looks for. */
export function releaseLimitExceeded(limit: number): ApiError {
  const description = `There are ${limit} releases that are neither published nor archived, and no more are allowed`;
  return new ApiError(403, description, {
    error: { description, limit, type: 'releaseLimitExceededError' },
  });
}

/** The shape of a refused action. */
export function actionError(status: number, description: string, index: number): ApiError {
  return new ApiError(status, description, {
    error: { description, index, type: 'actionError' },
  });
}

/** A failure that ends the lake's start; the message is one sentence that says what and where. */
export class LakeStartError extends Error {
  override name = 'LakeStartError';
}
