/**
 * `data/actions`: what the Studio's buttons do, as changes of a draft and its published document. By
 * https://www.sanity.io/docs/http-actions, a version's id has "either `drafts.` or `versions.<release>.` as a
 * prefix, and the portion following that prefix must match publishedId".
 */

import type { Exchange } from '../http/exchange.ts';
import { actionError, plainError } from '../http/api-error.ts';
import { readJsonObject } from '../http/request-body.ts';
import { contentOf } from '../documents/copied-content.ts';
import { draftIdOf, isJsonObject, type JsonObject, type LakeDocument } from '../documents/document.ts';
import type { Staging } from '../documents/mutations.ts';
import { publishContent } from '../releases/publish-release.ts';
import {
  readArchived,
  RELEASE_ACTIONS,
  unarchivedReleases,
  type ReleaseContext,
} from '../releases/release-actions.ts';
import { releaseIdOf, releaseOfVersion, RELEASES_FROM } from '../releases/release-document.ts';
import {
  existing,
  expectRevision,
  object,
  optionalText,
  publishedIdIn,
  text,
  versionId,
  versionIn,
  versionOf,
  type Action,
} from './action-request.ts';

function copyTo(staging: Staging, source: LakeDocument, id: string, createdAt: string): void {
  staging.replace({ ...contentOf(source), _id: id, _type: source._type, _createdAt: createdAt });
}

function create(staging: Staging, action: Action): void {
  const attributes = object(action, 'attributes', 'document');
  const published = optionalText(action, 'publishedId') === null ? null : publishedIdIn(action);
  const asked =
    optionalText({ body: attributes, index: action.index }, '_id') ?? optionalText(action, 'draftId');
  // `drafts.` alone asks for an id to be made up.
  const id = asked ?? (published === null ? 'drafts.' : draftIdOf(published));
  if (published !== null) versionOf(action, published, id);
  else if (id !== 'drafts.') versionId(action, id);
  const kind = action.body['ifExists'] === 'ignore' ? 'createIfNotExists' : 'create';
  staging.apply({ [kind]: { ...attributes, _id: id } }, action.index);
}

function edit(staging: Staging, action: Action): void {
  const publishedId = publishedIdIn(action);
  const id = versionIn(action, publishedId);
  if (!staging.get(id)) {
    const published = staging.get(publishedId);
    if (!published) {
      throw actionError(404, `Neither "${id}" nor "${publishedId}" was found`, action.index);
    }
    copyTo(staging, published, id, published._createdAt);
  }
  staging.apply({ patch: { ...object(action, 'patch'), id } }, action.index);
}

function publish(staging: Staging, action: Action): void {
  const publishedId = publishedIdIn(action);
  const draft = existing(staging, versionIn(action, publishedId), action);
  const published = staging.get(publishedId);
  expectRevision(published, optionalText(action, 'ifPublishedRevisionId'), action);
  expectRevision(draft, optionalText(action, 'ifDraftRevisionId'), action);
  const release = releaseOfVersion(draft._id);
  if (release !== null && staging.get(releaseIdOf(release))) {
    throw actionError(400, `"${draft._id}" is published with its release "${release}"`, action.index);
  }
  publishContent(staging, draft);
  staging.apply({ delete: { id: draft._id } }, action.index);
}

function unpublish(staging: Staging, action: Action): void {
  const published = existing(staging, publishedIdIn(action), action);
  const draftId = optionalText(action, 'draftId') ?? draftIdOf(published._id);
  versionOf(action, published._id, draftId);
  if (!staging.get(draftId)) copyTo(staging, published, draftId, published._createdAt);
  staging.apply({ delete: { id: published._id } }, action.index);
}

function discard(staging: Staging, action: Action, field: string): void {
  const id = versionId(action, text(action, field));
  existing(staging, id, action);
  staging.apply({ delete: { id } }, action.index);
}

function deleteAll(staging: Staging, action: Action): void {
  const publishedId = publishedIdIn(action);
  const others = action.body['includeDrafts'] ?? action.body['includeVersions'];
  const ids = Array.isArray(others) ? others.filter((id) => typeof id === 'string') : [];
  for (const id of ids) versionOf(action, publishedId, id);
  for (const id of [publishedId, ...ids]) staging.apply({ delete: { id } }, action.index);
}

function replaceDraft(staging: Staging, action: Action): void {
  const attributes = object(action, 'attributes', 'document');
  const publishedId = publishedIdIn(action);
  const id = typeof attributes['_id'] === 'string' ? attributes['_id'] : draftIdOf(publishedId);
  versionOf(action, publishedId, id);
  const { _updatedAt, ...fields } = attributes;
  staging.apply({ createOrReplace: { ...fields, _id: id } }, action.index);
}

/** A document of the request, whose id must be that of a draft or version. */
function versionDocument(action: Action): JsonObject {
  const given = object(action, 'document');
  const id = versionId(action, text({ body: given, index: action.index }, '_id'));
  if (optionalText(action, 'publishedId') !== null) versionOf(action, publishedIdIn(action), id);
  return given;
}

function createVersion(staging: Staging, action: Action): void {
  const baseId = optionalText(action, 'baseId');
  const id = optionalText(action, 'versionId');
  if (baseId !== null && id !== null) {
    versionOf(action, publishedIdIn(action), id);
    const base = existing(staging, baseId, action);
    expectRevision(base, optionalText(action, 'ifBaseRevisionId'), action);
    // The Studio follows a version's history to what it was made from.
    const _system = { base: { id: base._id, rev: base._rev } };
    staging.apply({ create: { ...contentOf(base), _system, _id: id, _type: base._type } }, action.index);
  } else {
    staging.apply({ create: versionDocument(action) }, action.index);
  }
}

/**
 * Marks a version so that its release unpublishes the document: "If a version document … exists, the special
 * attribute `_system.delete` is set to `true`. If not, a copy of the `publishedId` document is created, again
 * with `_system.delete`" (https://www.sanity.io/docs/content-lake/dispatch-actions).
 */
function unpublishVersion(staging: Staging, action: Action): void {
  const published = existing(staging, publishedIdIn(action), action);
  const id = versionOf(action, published._id, text(action, 'versionId'));
  const release = releaseOfVersion(id);
  if (release === null) throw actionError(400, `"${id}" is not the id of a version`, action.index);
  existing(staging, releaseIdOf(release), action);
  if (!staging.get(id)) {
    const _system = { base: { id: published._id, rev: published._rev } };
    staging.replace({ ...contentOf(published), _system, _id: id, _type: published._type });
  }
  staging.apply(
    { patch: { id, setIfMissing: { _system: {} }, set: { '_system.delete': true } } },
    action.index,
  );
}

const ACTIONS: Readonly<Record<string, (staging: Staging, action: Action) => void>> = {
  'sanity.action.document.create': create,
  'sanity.action.document.edit': edit,
  'sanity.action.document.publish': publish,
  'sanity.action.document.unpublish': unpublish,
  'sanity.action.document.discard': (staging, action) => discard(staging, action, 'draftId'),
  'sanity.action.document.version.discard': (staging, action) => discard(staging, action, 'versionId'),
  'sanity.action.document.replaceDraft': replaceDraft,
  'sanity.action.document.delete': deleteAll,
  'sanity.action.document.version.create': createVersion,
  'sanity.action.document.version.replace': (staging, action) =>
    staging.apply({ createOrReplace: versionDocument(action) }, action.index),
  'sanity.action.document.version.unpublish': unpublishVersion,
};

function refusalOf(type: string): string {
  if (/^sanity\.action\.(?:document\.variant|variant)\./.test(type))
    return `The embedded lake has no variants, so it does not know the action "${type}"`;
  const known = [...Object.keys(ACTIONS), ...Object.keys(RELEASE_ACTIONS)];
  return `Unsupported action type "${type}"; there are ${known.join(', ')}`;
}

function isOfReleases(type: string): boolean {
  return /^sanity\.action\.(?:release|document\.version)\./.test(type);
}

/** Applies the actions of one request in order. @throws ApiError in Sanity's `actionError` shape */
function applyActions(staging: Staging, actions: readonly unknown[], context: ReleaseContext): void {
  for (const [index, body] of actions.entries()) {
    if (!isJsonObject(body)) throw actionError(400, 'An action must be an object', index);
    const type = String(body['actionType']);
    const ofRelease = Object.hasOwn(RELEASE_ACTIONS, type) ? RELEASE_ACTIONS[type] : undefined;
    const ofDocument = Object.hasOwn(ACTIONS, type) ? ACTIONS[type] : undefined;
    if (ofRelease) ofRelease(staging, { body, index }, context);
    else if (ofDocument) ofDocument(staging, { body, index });
    else throw actionError(400, refusalOf(type), index);
  }
}

/** "Release and version actions require setting your `apiVersion` to `2025-02-19` or later." */
function refuseOldVersion({ apiVersion }: Exchange, actions: readonly unknown[]): void {
  if (apiVersion === 'X' || (apiVersion !== '1' && apiVersion >= RELEASES_FROM)) return;
  const index = actions.findIndex((body) => isJsonObject(body) && isOfReleases(String(body['actionType'])));
  if (index === -1) return;
  throw actionError(
    400,
    `Actions on releases and versions need API version ${RELEASES_FROM} or later`,
    index,
  );
}

function releaseContext({ dataset, identity }: Exchange, actions: readonly unknown[]): ReleaseContext {
  const archived = new Map<string, { release: LakeDocument; versions: readonly LakeDocument[] }>();
  for (const name of unarchivedReleases(actions)) {
    const release = dataset.get(releaseIdOf(name));
    if (!release) continue;
    const lastRevision = (id: string): LakeDocument | null =>
      dataset.history.documentAt(id, { by: 'lastRevision' });
    archived.set(name, { release, versions: readArchived(release, lastRevision) });
  }
  return {
    author: identity,
    wasUsed: (id) => dataset.history.numbersOf([id], null, null).length > 0,
    releases: () => dataset.releases(),
    archived,
  };
}

/** `POST data/actions/:dataset` */
export async function runActions(exchange: Exchange): Promise<void> {
  const author = exchange.editor().id;
  const body = await readJsonObject(exchange.request);
  const { actions, transactionId } = body;
  if (!Array.isArray(actions) || actions.length === 0)
    throw plainError(400, 'The request body needs a list of actions');
  refuseOldVersion(exchange, actions);
  const context = releaseContext(exchange, actions);
  const outcome = await exchange.dataset.commit((staging) => applyActions(staging, actions, context), {
    author,
    transactionId: typeof transactionId === 'string' ? transactionId : undefined,
    dryRun: body['dryRun'] === true || exchange.flag('dryRun'),
  });
  exchange.json({ transactionId: outcome.transactionId });
}
