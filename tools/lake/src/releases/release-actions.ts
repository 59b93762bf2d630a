/**
 * The actions on releases (https://www.sanity.io/docs/content-lake/dispatch-actions, and the client's own
 * description of its `releases`). Where no page says that a state allows an action, it is refused.
 */

import { isDeepStrictEqual } from 'node:util';
import { actionError, releaseLimitExceeded } from '../http/api-error.ts';
import { isJsonObject, publishedIdOf, type JsonObject, type LakeDocument } from '../documents/document.ts';
import type { Staging } from '../documents/mutations.ts';
import { object, optionalText, text, type Action } from '../endpoints/action-request.ts';
import { finalStates, publishRelease } from './publish-release.ts';
import {
  ACTIVE_RELEASES_MAX,
  dueAt,
  finalVersions,
  isOpen,
  isReleaseName,
  isReleaseState,
  RELEASE_DOCUMENTS_MAX,
  RELEASE_TYPE,
  releaseIdOf,
  releaseOfVersion,
  releaseState,
  unpublishes,
  type ReleaseState,
} from './release-document.ts';

/** What the actions on releases need besides the documents. */
export interface ReleaseContext {
  /** Who asks. */
  author: string;
  /** Whether a document with the id was ever there. */
  wasUsed: (id: string) => boolean;
  /** The release documents of before the transaction. */
  releases: () => Iterable<LakeDocument>;
  /** What was in the archived releases that the request restores, by name, with the release as it was read. */
  archived: ReadonlyMap<string, { release: LakeDocument; versions: readonly LakeDocument[] }>;
}

type Apply = (staging: Staging, action: Action, context: ReleaseContext) => void;

const RELEASE_TYPES = ['asap', 'scheduled', 'undecided'];

function checkMetadata(metadata: unknown, { index }: Action): JsonObject {
  const refuse = (sentence: string): never => {
    throw actionError(400, sentence, index);
  };
  if (!isJsonObject(metadata)) return refuse('The metadata of a release must be an object');
  for (const name of ['title', 'description']) {
    const value = metadata[name];
    if (value !== undefined && value !== null && typeof value !== 'string')
      refuse(`The ${name} of a release must be a text`);
  }
  const { releaseType, cardinality, intendedPublishAt } = metadata;
  if (!RELEASE_TYPES.includes(String(releaseType)))
    refuse(`The releaseType of a release must be one of ${RELEASE_TYPES.join(', ')}`);
  if (cardinality !== undefined && cardinality !== null && cardinality !== 'one' && cardinality !== 'many')
    refuse('The cardinality of a release must be "one" or "many"');
  const isTime = typeof intendedPublishAt === 'string' && !Number.isNaN(Date.parse(intendedPublishAt));
  if (intendedPublishAt !== undefined && intendedPublishAt !== null && !isTime)
    refuse('The intendedPublishAt of a release must be a date and time');
  return metadata;
}

/** The name of a release that is in one of the states. @throws ApiError 404, or 409 for another state */
function releaseIn(staging: Staging, action: Action, verb: string, states: readonly ReleaseState[]): string {
  const name = text(action, 'releaseId');
  const state = releaseState(staging.get(releaseIdOf(name)));
  if (state === null) throw actionError(404, `There is no release "${name}"`, action.index);
  if (!states.includes(state)) {
    throw actionError(
      409,
      `The release "${name}" is ${state}; only one that is ${states.join(' or ')} can be ${verb}`,
      action.index,
    );
  }
  return name;
}

function refuseTooMany(staging: Staging, name: string, { index }: Action): void {
  const { length } = staging.versionsOf(name);
  if (length <= RELEASE_DOCUMENTS_MAX) return;
  throw actionError(
    400,
    `The release "${name}" has ${length} documents; it can have ${RELEASE_DOCUMENTS_MAX} at most`,
    index,
  );
}

const create: Apply = (staging, action, { author, wasUsed, releases }) => {
  const name = text(action, 'releaseId');
  const id = releaseIdOf(name);
  if (!isReleaseName(name)) throw actionError(400, `"${name}" cannot be the name of a release`, action.index);
  if (staging.get(id) || wasUsed(id))
    throw actionError(409, `The name "${name}" is, or was, that of another release`, action.index);
  const given = action.body['metadata'] ?? {};
  const metadata = isJsonObject(given) ? { releaseType: 'undecided', ...given } : given;
  if ([...releases()].filter(isOpen).length >= ACTIVE_RELEASES_MAX)
    throw releaseLimitExceeded(ACTIVE_RELEASES_MAX);
  staging.apply(
    {
      create: {
        _id: id,
        _type: RELEASE_TYPE,
        name,
        userId: author,
        state: 'active',
        metadata: checkMetadata(metadata, action),
        publishAt: null,
        finalDocumentStates: null,
      },
    },
    action.index,
  );
};

const IF_EXISTS = ['fail', 'ignore', 'replace'];

/**
 * What `sanity dataset import` (@sanity/import) sends for a release document. Its versions come by themselves, before
 * or after it, so a scheduled one is imported as `active`: it could neither take them in nor wait for them.
 */
const importRelease: Apply = (staging, action) => {
  const { index } = action;
  const name = text(action, 'releaseId');
  const id = releaseIdOf(name);
  const { _rev, ...given } = object(action, 'attributes', 'document');
  const { _id, _type, state } = given;
  const ifExists = text(action, 'ifExists');
  if (
    !isReleaseName(name) ||
    _id !== id ||
    _type !== RELEASE_TYPE ||
    given['name'] !== name ||
    !isReleaseState(state)
  )
    throw actionError(400, `What is imported must be the document of the release "${name}"`, index);
  if (!IF_EXISTS.includes(ifExists))
    throw actionError(400, `"ifExists" must be one of ${IF_EXISTS.join(', ')}`, index);
  checkMetadata(given['metadata'], action);
  if (staging.get(id) && ifExists === 'ignore') return;
  if (staging.get(id) && ifExists === 'fail')
    throw actionError(409, `There is a release "${name}" already`, index);
  const open = state === 'scheduled' ? { state: 'active', publishAt: null } : {};
  staging.apply({ createOrReplace: { ...given, ...open } }, index);
};

/** What `edit` must leave alone. */
function besidesMetadata(document: LakeDocument | null): JsonObject | null {
  if (!document) return null;
  const { metadata: _metadata, _rev, _updatedAt, ...others } = document;
  return others;
}

const edit: Apply = (staging, action) => {
  const name = releaseIn(staging, action, 'edited', ['active', 'scheduled']);
  const id = releaseIdOf(name);
  const before = staging.get(id);
  staging.apply({ patch: { ...object(action, 'patch'), id } }, action.index);
  const after = staging.get(id);
  checkMetadata(after?.['metadata'], action);
  if (isDeepStrictEqual(besidesMetadata(before), besidesMetadata(after))) return;
  throw actionError(400, 'Only the metadata of a release can be edited', action.index);
};

const publish: Apply = (staging, action) => {
  const name = releaseIn(staging, action, 'published', ['active']);
  refuseTooMany(staging, name, action);
  publishRelease(staging, name);
};

const schedule: Apply = (staging, action) => {
  const name = releaseIn(staging, action, 'scheduled', ['active', 'scheduled']);
  const asked = text(action, 'publishAt');
  const time = Date.parse(asked);
  if (Number.isNaN(time)) throw actionError(400, `"${asked}" is not a date and time`, action.index);
  refuseTooMany(staging, name, action);
  const set = { state: 'scheduled', publishAt: new Date(time).toISOString() };
  staging.apply({ patch: { id: releaseIdOf(name), set, unset: ['error'] } }, action.index);
  // "If the `publishAt` is in the past, the release will be published immediately."
  if (time <= Date.parse(staging.timestamp)) publishRelease(staging, name);
};

/** The release, scheduled for later than this one, that refers to a document which this one creates. */
function laterUser(staging: Staging, name: string): string | null {
  const own = staging.get(releaseIdOf(name));
  const due = own ? dueAt(own) : null;
  for (const id of staging.versionsOf(name)) {
    const version = staging.get(id);
    const publishedId = publishedIdOf(id);
    if (!version || unpublishes(version) || staging.get(publishedId)) continue;
    for (const source of staging.referencesTo(publishedId)) {
      const other = releaseOfVersion(source);
      const release = other === null || other === name ? null : staging.get(releaseIdOf(other));
      const later = release ? dueAt(release) : null;
      if (later !== null && due !== null && later >= due) return other;
    }
  }
  return null;
}

const unschedule: Apply = (staging, action) => {
  const name = releaseIn(staging, action, 'unscheduled', ['scheduled']);
  const user = laterUser(staging, name);
  if (user !== null) {
    throw actionError(
      409,
      `The release "${name}" creates a document that the release "${user}", scheduled for later, refers to`,
      action.index,
    );
  }
  const set = { state: 'active', publishAt: null };
  staging.apply({ patch: { id: releaseIdOf(name), set } }, action.index);
};

const archive: Apply = (staging, action) => {
  const name = releaseIn(staging, action, 'archived', ['active']);
  const ids = staging.versionsOf(name);
  for (const id of ids) staging.apply({ delete: { id } }, action.index);
  const set = { state: 'archived', finalDocumentStates: finalStates(ids) };
  staging.apply({ patch: { id: releaseIdOf(name), set, unset: ['error'] } }, action.index);
};

const unarchive: Apply = (staging, action, { archived }) => {
  const name = releaseIn(staging, action, 'unarchived', ['archived']);
  const release = staging.get(releaseIdOf(name));
  const read = archived.get(name);
  if (read?.release._rev !== release?._rev)
    throw actionError(409, `The release "${name}" was changed meanwhile; try again`, action.index);
  for (const { _rev, _updatedAt, ...version } of read?.versions ?? []) staging.replace(version);
  const set = { state: 'active', publishAt: null, finalDocumentStates: null };
  staging.apply({ patch: { id: releaseIdOf(name), set } }, action.index);
};

const remove: Apply = (staging, action) => {
  const name = releaseIn(staging, action, 'deleted', ['archived', 'published']);
  for (const id of [...staging.versionsOf(name), releaseIdOf(name)])
    staging.apply({ delete: { id } }, action.index);
};

/** By the type of the action. */
export const RELEASE_ACTIONS: Readonly<Record<string, Apply>> = {
  'sanity.action.release.create': create,
  'sanity.action.release.import': importRelease,
  'sanity.action.release.edit': edit,
  'sanity.action.release.publish': publish,
  'sanity.action.release.schedule': schedule,
  'sanity.action.release.unschedule': unschedule,
  'sanity.action.release.archive': archive,
  'sanity.action.release.unarchive': unarchive,
  'sanity.action.release.delete': remove,
};

/** The releases that a request asks to unarchive. */
export function unarchivedReleases(actions: readonly unknown[]): string[] {
  return actions.flatMap((body, index) => {
    if (!isJsonObject(body) || body['actionType'] !== 'sanity.action.release.unarchive') return [];
    return optionalText({ body, index }, 'releaseId') ?? [];
  });
}

/**
 * Reads what an archived release had, "with the content they had just prior to archiving".
 * @param lastRevision reads the last revision of a document that is gone
 */
export function readArchived(
  release: LakeDocument,
  lastRevision: (id: string) => LakeDocument | null,
): LakeDocument[] {
  return finalVersions(release)
    .map(lastRevision)
    .filter((version) => version !== null);
}
