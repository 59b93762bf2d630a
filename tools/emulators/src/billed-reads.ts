/** How many documents the site's functions read, as Firestore bills them. */

/** Documents that Firestore bills for an answer; a query without a result is billed as one. */
function readsIn(address: string, answer: string): number {
  if (!/:(runQuery|batchGet|runAggregationQuery)/.test(address)) return 0;
  if (address.includes(':runAggregationQuery')) return 1;
  const entries = JSON.parse(answer) as Record<string, unknown>[];
  return Math.max(1, entries.filter((entry) => 'document' in entry || 'found' in entry).length);
}

/** Counts the documents that the site's functions read while they do something. */
export async function readsOf(visit: () => Promise<unknown>): Promise<number> {
  const real = globalThis.fetch;
  let reads = 0;
  globalThis.fetch = async (target, options) => {
    const response = await real(target, options);
    reads += readsIn(response.url, await response.clone().text());
    return response;
  };
  try {
    await visit();
  } finally {
    globalThis.fetch = real;
  }
  return reads;
}
