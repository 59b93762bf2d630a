/** A thread of readers, so that their work does not blur what the benchmark measures beside them. */

import { parentPort, workerData } from 'node:worker_threads';
import { Random } from '../test/random.ts';
import { SITE_QUERIES, SLOW_QUERY } from './bench-documents.ts';

/** What the thread is started with. */
export interface Readers {
  /** Of the queries. */
  address: string;
  count: number;
  /** Milliseconds that they read. */
  duration: number;
}

const { address, count, duration }: Readers = workerData;
const end = Date.now() + duration;

async function read(query: string, params: Record<string, unknown>): Promise<void> {
  const response = await fetch(address, { method: 'POST', body: JSON.stringify({ query, params }) });
  const text = await response.text();
  if (!response.ok) throw new Error(`A read failed: ${text}`);
}

async function readOn(reader: number): Promise<void> {
  const random = new Random(reader + 1);
  for (let n = 0; Date.now() < end; n += 1) {
    const { query, params } = random.of(SITE_QUERIES);
    // Half of the reads are of something that nobody has asked since the last write.
    if (reader === 0) await read(SLOW_QUERY, { n });
    else await read(query, n % 2 === 0 ? params : { ...params, reader, n });
  }
}

await Promise.all(Array.from({ length: count }, (_, reader) => readOn(reader)));
parentPort?.postMessage('done', []);
