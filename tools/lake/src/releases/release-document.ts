/**
 * Release documents: `_.releases.<name>`, of the type `system.release`
 * (https://www.sanity.io/docs/content-lake/content-release-document-flow).
 */

import { isJsonObject, isVersionId, type LakeDocument } from '../documents/document.ts';

/** Type of the documents that stand for releases. */
export const RELEASE_TYPE = 'system.release';

const RELEASE_PREFIX = '_.releases.';

/** The states that last; Sanity's passing ones (`publishing` and the like) are over before the lake answers. */
export type ReleaseState = 'active' | 'scheduled' | 'published' | 'archived';

const STATES: readonly string[] = ['active', 'scheduled', 'published', 'archived'] satisfies ReleaseState[];

/** First API version with releases, by the same page. */
export const RELEASES_FROM = '2025-02-19';

/** https://www.sanity.io/docs/user-guides/content-releases: "a maximum of 1000 documents". */
export const RELEASE_DOCUMENTS_MAX = 1000;

/** Releases that may be neither published nor archived at a time; Sanity's number depends on the plan. */
export const ACTIVE_RELEASES_MAX = 100;

const RELEASE_NAME = /^[a-zA-Z0-9_-]{1,128}$/;
const OTHER_LAYERS = new Set(['drafts', 'published', 'raw', 'previewDrafts']);

/** Whether a release can have this name: it stands in ids, and among the names of perspectives. */
export function isReleaseName(name: string): boolean {
  return RELEASE_NAME.test(name) && !OTHER_LAYERS.has(name);
}

/** Id of the document that stands for a release. */
export function releaseIdOf(name: string): string {
  return RELEASE_PREFIX + name;
}

/** Whether the id is that of a release document. */
export function isReleaseId(id: string): boolean {
  return id.startsWith(RELEASE_PREFIX);
}

/** The release that a version belongs to, or null for what is no version. */
export function releaseOfVersion(id: string): string | null {
  return isVersionId(id) ? (id.split('.')[1] ?? null) : null;
}

/** Whether a release can be in this state. */
export function isReleaseState(state: unknown): state is ReleaseState {
  return typeof state === 'string' && STATES.includes(state);
}

/** The state of a release, or null for what is no release document. */
export function releaseState(document: LakeDocument | null | undefined): ReleaseState | null {
  if (document?._type !== RELEASE_TYPE) return null;
  const { state } = document;
  return isReleaseState(state) ? state : null;
}

/** When a scheduled release is to be published, in milliseconds since 1970; null for all others. */
export function dueAt(document: LakeDocument): number | null {
  const { publishAt } = document;
  if (releaseState(document) !== 'scheduled' || typeof publishAt !== 'string') return null;
  const time = Date.parse(publishAt);
  return Number.isNaN(time) ? null : time;
}

/** Whether a release counts against the plan: scheduled drafts, which hold one document, do not. */
export function isMetered(document: LakeDocument): boolean {
  const { metadata } = document;
  return !(isJsonObject(metadata) && metadata['cardinality'] === 'one');
}

/** Whether a release is neither published nor archived. */
export function isOpen(document: LakeDocument): boolean {
  const state = releaseState(document);
  return state === 'active' || state === 'scheduled';
}

/** Whether a version unpublishes its document when the release is published. */
export function unpublishes(version: LakeDocument): boolean {
  const system = version['_system'];
  return isJsonObject(system) && system['delete'] === true;
}

/** Ids of the versions that a published or archived release had. */
export function finalVersions(document: LakeDocument): string[] {
  const states = document['finalDocumentStates'];
  return (Array.isArray(states) ? states : []).flatMap((state: unknown) =>
    isJsonObject(state) && typeof state['id'] === 'string' ? [state['id']] : [],
  );
}
