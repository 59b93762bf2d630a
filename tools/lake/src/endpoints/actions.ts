/**
 * `data/actions`: what the Studio's buttons do, as changes of a draft and its published document. By
 * https://www.sanity.io/docs/http-actions, a version's id has "either `drafts.` or `versions.<release>.` as a
 * prefix, and the portion following that prefix must match publishedId".
 */

import type { Exchange } from '../http/exchange.ts';
import { actionError, plainError } from '../http/api-error.ts';
import { readJsonObject } from '../http/request-body.ts';
import {
  draftIdOf,
  isDocumentId,
  isDraftId,
  isJsonObject,
  isVersionId,
  publishedIdOf,
  type JsonObject,
  type LakeDocument,
} from '../documents/document.ts';
import type { Staging } from '../documents/mutations.ts';

interface Action {
  body: JsonObject;
  index: number;
}

function text({ body, index }: Action, name: string): string {
  const value = body[name];
  if (typeof value !== 'string' || value === '') throw actionError(400, `The action needs "${name}"`, index);
  return value;
}

function optionalText({ body }: Action, name: string): string | null {
  const value = body[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

function document(action: Action, ...names: string[]): JsonObject {
  for (const name of names) {
    const value = action.body[name];
    if (isJsonObject(value)) return value;
  }
  throw actionError(400, `The action needs "${names[0] ?? 'document'}"`, action.index);
}

/** The id of a draft or version. */
function versionId(action: Action, id: string): string {
  if (isDocumentId(id) && (isDraftId(id) || isVersionId(id)) && publishedIdOf(id) !== '') return id;
  throw actionError(400, `"${id}" is not the id of a draft or version`, action.index);
}

/** The `publishedId` of an action. */
function publishedIdIn(action: Action): string {
  const id = text(action, 'publishedId');
  if (isDocumentId(id) && !isDraftId(id) && !isVersionId(id)) return id;
  throw actionError(400, `"${id}" is not the id of a published document`, action.index);
}

/** The id of a draft or version of the document that the action is for. */
function versionOf(action: Action, publishedId: string, id: string): string {
  if (publishedIdOf(versionId(action, id)) === publishedId) return id;
  throw actionError(400, `"${id}" is not a draft or version of "${publishedId}"`, action.index);
}

/** The draft or version that the action is for, by either of its names. */
function versionIn(action: Action, publishedId: string): string {
  return versionOf(action, publishedId, optionalText(action, 'versionId') ?? text(action, 'draftId'));
}

function existing(staging: Staging, id: string, { index }: Action): LakeDocument {
  const found = staging.get(id);
  if (!found) throw actionError(404, `The document "${id}" was not found`, index);
  return found;
}

function expectRevision(current: LakeDocument | null, expected: string | null, { index }: Action): void {
  if (expected !== null && current && current._rev !== expected) {
    throw actionError(
      409,
      `The document "${current._id}" has revision "${current._rev}", not the expected "${expected}"`,
      index,
    );
  }
}

/** References marked for it become strong when their document is published. */
function strengthened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthened);
  if (!isJsonObject(value)) return value;
  const mark = value['_strengthenOnPublish'];
  const becomesStrong = isJsonObject(mark) && mark['weak'] !== true;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== '_strengthenOnPublish' && !(becomesStrong && name === '_weak'))
      .map(([name, child]) => [name, strengthened(child)]),
  );
}

/** A document's own fields, without what a new revision sets anew. */
function content(source: LakeDocument): JsonObject {
  const { _id, _rev, _updatedAt, _createdAt, ...fields } = source;
  return fields;
}

function copyTo(staging: Staging, source: LakeDocument, id: string, createdAt: string): void {
  const fields = content(source);
  staging.replace({ ...fields, _id: id, _type: source._type, _createdAt: createdAt });
}

function create(staging: Staging, action: Action): void {
  const attributes = document(action, 'attributes', 'document');
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
  staging.apply({ patch: { ...document(action, 'patch'), id } }, action.index);
}

function publish(staging: Staging, action: Action): void {
  const publishedId = publishedIdIn(action);
  const draft = existing(staging, versionIn(action, publishedId), action);
  const published = staging.get(publishedId);
  expectRevision(published, optionalText(action, 'ifPublishedRevisionId'), action);
  expectRevision(draft, optionalText(action, 'ifDraftRevisionId'), action);
  const fields = strengthened(content(draft));
  staging.replace({
    ...(isJsonObject(fields) ? fields : {}),
    _id: publishedId,
    _type: draft._type,
    _createdAt: published?._createdAt ?? draft._createdAt,
  });
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
  const attributes = document(action, 'attributes', 'document');
  const publishedId = publishedIdIn(action);
  const id = typeof attributes['_id'] === 'string' ? attributes['_id'] : draftIdOf(publishedId);
  versionOf(action, publishedId, id);
  const { _updatedAt, ...fields } = attributes;
  staging.apply({ createOrReplace: { ...fields, _id: id } }, action.index);
}

/** A document of the request, whose id must be that of a draft or version. */
function versionDocument(action: Action): JsonObject {
  const given = document(action, 'document');
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
    staging.apply({ create: { ...content(base), _id: id, _type: base._type } }, action.index);
  } else {
    staging.apply({ create: versionDocument(action) }, action.index);
  }
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
};

function refusalOf(type: string): string {
  const isOfReleases = /^sanity\.action\.(?:release\.|document\.version\.unpublish$)/.test(type);
  return isOfReleases
    ? `The lake has no content releases, so it does not know the action "${type}"`
    : `Unsupported action type "${type}"; there are ${Object.keys(ACTIONS).join(', ')}`;
}

/** Applies the actions of one request in order. @throws ApiError in Sanity's `actionError` shape */
function applyActions(staging: Staging, actions: readonly unknown[]): void {
  for (const [index, body] of actions.entries()) {
    if (!isJsonObject(body)) throw actionError(400, 'An action must be an object', index);
    const type = String(body['actionType']);
    const apply = Object.hasOwn(ACTIONS, type) ? ACTIONS[type] : undefined;
    if (!apply) throw actionError(400, refusalOf(type), index);
    apply(staging, { body, index });
  }
}

/** `POST data/actions/:dataset` */
export async function runActions(exchange: Exchange): Promise<void> {
  const author = exchange.user().id;
  const body = await readJsonObject(exchange.request);
  const { actions, transactionId } = body;
  if (!Array.isArray(actions) || actions.length === 0)
    throw plainError(400, 'The request body needs a list of actions');
  const outcome = await exchange.dataset.commit((staging) => applyActions(staging, actions), {
    author,
    transactionId: typeof transactionId === 'string' ? transactionId : undefined,
    dryRun: body['dryRun'] === true || exchange.flag('dryRun'),
  });
  exchange.json({ transactionId: outcome.transactionId });
}
