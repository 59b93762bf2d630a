/**
 * The checksum of a transaction. It continues from the one before, so that what was changed, removed or put in
 * another order shows; SQLite itself has none for what is in its pages.
 */

import { crc32 } from 'node:zlib';

/** A document as a transaction left it; the body is JSON, or null for a deletion. */
export interface StoredRevision {
  document: string;
  body: string | null;
}

/** A transaction as the database has it. */
export interface StoredTransaction {
  dataset: string;
  id: string;
  /** ISO 8601, UTC. */
  timestamp: string;
  author: string;
  /** JSON. */
  mutations: string;
  /** In the order in which they were changed. */
  revisions: readonly StoredRevision[];
}

/** What the first transaction continues from. */
export const CHECKSUM_START = 0;

/** @param previous checksum of the transaction before, or `CHECKSUM_START` */
export function checksumAfter(previous: number, transaction: StoredTransaction): number {
  const { dataset, id, timestamp, author, mutations, revisions } = transaction;
  // Newlines don't occur in JSON, nor in the other parts: they keep the parts apart.
  let checksum = crc32([dataset, id, timestamp, author, mutations, ''].join('\n'), previous);
  for (const { document, body } of revisions) checksum = crc32(`${document}\n${body ?? '-'}\n`, checksum);
  return checksum;
}
