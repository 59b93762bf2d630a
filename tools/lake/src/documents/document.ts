/** Documents as the lake stores them, and the grammar of their ids. */

/** A JSON object of unknown shape. */
export type JsonObject = Record<string, unknown>;

/** A stored document. Once stored it is never modified: every change makes a new object. */
export interface LakeDocument extends JsonObject {
  _id: string;
  _type: string;
  /** Id of the transaction that wrote this revision. */
  _rev: string;
  /** ISO 8601, UTC. */
  _createdAt: string;
  /** ISO 8601, UTC. */
  _updatedAt: string;
}

/** One document's part in a transaction; `null` stands for a missing document. */
export interface DocumentChange {
  id: string;
  previous: LakeDocument | null;
  next: LakeDocument | null;
}

const DRAFT_PREFIX = 'drafts.';
const VERSION_PREFIX = 'versions.';

/** Whether the value is an object that is not an array. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether the id is a draft's. */
export function isDraftId(id: string): boolean {
  return id.startsWith(DRAFT_PREFIX);
}

/** Whether the id is a release version's (`versions.<release>.<id>`). */
export function isVersionId(id: string): boolean {
  return id.startsWith(VERSION_PREFIX);
}

/** The id under which a draft or version is published. */
export function publishedIdOf(id: string): string {
  if (isDraftId(id)) return id.slice(DRAFT_PREFIX.length);
  if (isVersionId(id)) return id.split('.').slice(2).join('.');
  return id;
}

/** The draft's id of any document id. */
export function draftIdOf(id: string): string {
  return DRAFT_PREFIX + publishedIdOf(id);
}

/**
 * Whether anonymous readers may see the document. As in Sanity's public datasets, ids with a dot
 * (drafts, versions, system documents) are private.
 */
export function isPublicId(id: string): boolean {
  return !id.includes('.');
}

const DOCUMENT_ID = /^[a-zA-Z0-9_][a-zA-Z0-9_.-]{0,254}$/;

/**
 * Whether a text may be the id of a document: a path of segments with dots between them, none of which is
 * empty or begins with a dash (https://www.sanity.io/docs/ids).
 */
export function isDocumentId(id: string): boolean {
  return DOCUMENT_ID.test(id) && !/\.(?:[.-]|$)/.test(id);
}
