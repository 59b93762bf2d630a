/** A thread of readers, so that their work does not blur what the benchmark measures beside them. */

import { parentPort, workerData } from 'node:worker_threads';
import { Random } from '../test/random.ts';
import { SITE_QUERIES } from './bench-documents.ts';

/** What the thread is started with. */
export interface Readers {
  origin: string;
  count: number;
  /** Milliseconds that they read. */
  duration: number;
}

/** What they did. */
export interface ReadersReport {
  reads: number;
  /** Milliseconds of each read, in ascending order. */
  latencies: number[];
  failures: string[];
}

/** What no index narrows to a few documents: one of sixteen readers asks such things. */
const SLOW =
  'count(*[_type == "author" && count(*[_type == "article" && author._ref == ^._id && title match "Article 1*"]) > $n])';

const { origin, count, duration }: Readers = workerData;
const end = Date.now() + duration;
const latencies: number[] = [];
const failures: string[] = [];

async function read(query: string, params: Record<string, unknown>): Promise<void> {
  const url = new URL(`${origin}/v2025-02-19/data/query/production`);
  url.searchParams.set('query', query);
  for (const [name, value] of Object.entries(params)) url.searchParams.set(`$${name}`, JSON.stringify(value));
  const began = performance.now();
  const response = await fetch(url);
  const text = await response.text();
  if (!response.ok) failures.push(text);
  latencies.push(performance.now() - began);
}

async function readOn(reader: number): Promise<void> {
  const random = new Random(reader + 1);
  for (let n = 0; Date.now() < end; n += 1) {
    const { query, params } = random.of(SITE_QUERIES);
    // Half of the reads are of something that nobody has asked since the last write.
    if (reader === 0) await read(SLOW, { n });
    else await read(query, n % 2 === 0 ? params : { ...params, reader, n });
  }
}

await Promise.all(Array.from({ length: count }, (_, reader) => readOn(reader)));
const report: ReadersReport = {
  reads: latencies.length,
  latencies: latencies.toSorted((a, b) => a - b),
  failures,
};
parentPort?.postMessage(report, []);
