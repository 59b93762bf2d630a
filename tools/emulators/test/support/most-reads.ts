import type { Firestore } from 'firebase-admin/firestore';
import { vi } from 'vitest';

/** The part of the Admin SDK that every read goes through; the names are those of Firestore's API. */
interface Internals {
  requestStream: (
    method: string,
    bidirectional: boolean,
    request: ReadRequest,
    tag: string,
  ) => Promise<unknown>;
}

/** https://cloud.google.com/firestore/docs/reference/rpc/google.firestore.v1 */
interface ReadRequest {
  documents?: readonly string[];
  structuredQuery?: { limit?: { value: number } | null };
}

function mostReads(method: string, { documents = [], structuredQuery }: ReadRequest): number {
  if (method === 'batchGetDocuments') return documents.length;
  // An aggregation is billed as one for a thousand index entries.
  if (method === 'runAggregationQuery') return 1;
  return method === 'runQuery' ? (structuredQuery?.limit?.value ?? Infinity) : 0;
}

/** Most documents that the functions' SDK can be billed for while something runs, whatever is stored. */
export async function mostReadsOf(firestore: Firestore, visit: () => Promise<unknown>): Promise<number> {
  const internals = firestore as unknown as Internals;
  const real = internals.requestStream.bind(firestore);
  let reads = 0;
  const spy = vi.spyOn(internals, 'requestStream').mockImplementation((...given) => {
    reads += mostReads(given[0], given[2]);
    return real(...given);
  });
  try {
    await visit();
  } finally {
    spy.mockRestore();
  }
  return reads;
}
