/** Reads the actions of a request, and refuses those that do not fit together. */

import { actionError } from '../http/api-error.ts';
import {
  isDocumentId,
  isDraftId,
  isJsonObject,
  isVersionId,
  publishedIdOf,
  type JsonObject,
  type LakeDocument,
} from '../documents/document.ts';
import type { Staging } from '../documents/mutations.ts';

/** One action of a request. */
export interface Action {
  body: JsonObject;
  /** Its place in the request, for errors. */
  index: number;
}

/** A text that the action needs. @throws ApiError 400 */
export function text({ body, index }: Action, name: string): string {
  const value = body[name];
  if (typeof value !== 'string' || value === '') throw actionError(400, `The action needs "${name}"`, index);
  return value;
}

/** A text that the action may have. */
export function optionalText({ body }: Action, name: string): string | null {
  const value = body[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** An object that the action needs, by any of its names. @throws ApiError 400 */
export function object(action: Action, ...names: string[]): JsonObject {
  for (const name of names) {
    const value = action.body[name];
    if (isJsonObject(value)) return value;
  }
  throw actionError(400, `The action needs "${names[0] ?? 'document'}"`, action.index);
}

/** The id of a draft or version. @throws ApiError 400 */
export function versionId(action: Action, id: string): string {
  if (isDocumentId(id) && (isDraftId(id) || isVersionId(id)) && publishedIdOf(id) !== '') return id;
  throw actionError(400, `"${id}" is not the id of a draft or version`, action.index);
}

/** The `publishedId` of an action. @throws ApiError 400 */
export function publishedIdIn(action: Action): string {
  const id = text(action, 'publishedId');
  if (isDocumentId(id) && !isDraftId(id) && !isVersionId(id)) return id;
  throw actionError(400, `"${id}" is not the id of a published document`, action.index);
}

/** The id of a draft or version of the document that the action is for. @throws ApiError 400 */
export function versionOf(action: Action, publishedId: string, id: string): string {
  if (publishedIdOf(versionId(action, id)) === publishedId) return id;
  throw actionError(400, `"${id}" is not a draft or version of "${publishedId}"`, action.index);
}

/** The draft or version that the action is for, by either of its names. @throws ApiError 400 */
export function versionIn(action: Action, publishedId: string): string {
  return versionOf(action, publishedId, optionalText(action, 'versionId') ?? text(action, 'draftId'));
}

/** A document that has to be there. @throws ApiError 404 */
export function existing(staging: Staging, id: string, { index }: Action): LakeDocument {
  const found = staging.get(id);
  if (!found) throw actionError(404, `The document "${id}" was not found`, index);
  return found;
}

/** @throws ApiError 409 when the document has another revision than the action expects */
export function expectRevision(
  current: LakeDocument | null,
  expected: string | null,
  { index }: Action,
): void {
  if (expected !== null && current && current._rev !== expected) {
    throw actionError(
      409,
      `The document "${current._id}" has revision "${current._rev}", not the expected "${expected}"`,
      index,
    );
  }
}
