/**
 * Sync tags tie results to changes: a result carries the tags of everything it was computed from, and a
 * live event carries the tags of everything a transaction touched. Sharing one means: fetch again.
 */

import { createHash } from 'node:crypto';
import type { DocumentChange, LakeDocument } from '../documents/document.ts';
import type { ParsedQuery } from './parsed-query.ts';

function tagOf(subject: string): string {
  return `s1:${createHash('sha256').update(subject).digest('base64url').slice(0, 8)}`;
}

const EVERYTHING = 'everything';

/**
 * The tags of a result.
 * @param followed documents that references led to, by id; undefined where there is none (yet)
 */
export function collectSyncTags(
  query: ParsedQuery,
  followed: ReadonlyMap<string, LakeDocument | undefined>,
): string[] {
  const subjects = new Set<string>(query.readsEverything ? [EVERYTHING] : []);
  for (const { by, values } of query.narrowed.map(({ candidates }) => candidates)) {
    for (const value of values) subjects.add(`${by}:${value}`);
  }
  for (const [id, document] of followed) {
    subjects.add(document ? `type:${document._type}` : `id:${id}`);
  }
  return [...subjects].map(tagOf);
}

/** The tags that a transaction touches. */
export function changedSyncTags(
  changes: readonly DocumentChange[],
  publishedId: (id: string) => string,
): string[] {
  const subjects = new Set<string>([EVERYTHING]);
  for (const { id, previous, next } of changes) {
    subjects.add(`id:${publishedId(id)}`);
    subjects.add(`id:${id}`);
    for (const document of [previous, next]) if (document) subjects.add(`type:${document._type}`);
  }
  return [...subjects].map(tagOf);
}
