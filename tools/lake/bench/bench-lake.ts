/** Measures what the lake claims about speed, each against its baseline in the same run. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JsonObject, LakeDocument } from '../src/documents/document.ts';
import { evaluateQuery } from '../src/query/evaluate-query.ts';
import { parseQuery } from '../src/query/parsed-query.ts';
import { PerspectiveView } from '../src/query/perspective.ts';
import { startLake, type Lake, type LakeOptions } from '../src/server.ts';
import { benchDocuments, realSizeDocuments, SITE_QUERIES } from './bench-documents.ts';
import { measureLoad, type LoadReport } from './load.ts';

/** One line of the table. `ratio` says how many times better the lake's way is than the baseline. */
export interface BenchResult {
  name: string;
  baseline: number;
  measured: number;
  unit: 'ms' | 'MB' | 'a second';
  ratio: number;
  /** What the baseline is. */
  against: string;
}

const MEMORY_MAX_MB = 500;

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Runs before measuring, so that the compiler is done with the code. */
const WARM_UP = 8;

function milliseconds(runs: number, action: () => void): number {
  for (let run = 0; run < WARM_UP; run += 1) action();
  return median(
    Array.from({ length: runs }, () => {
      const started = performance.now();
      action();
      return performance.now() - started;
    }),
  );
}

async function millisecondsAsync(runs: number, action: () => Promise<void>): Promise<number> {
  const times: number[] = [];
  await action();
  for (let run = 0; run < runs; run += 1) {
    const started = performance.now();
    await action();
    times.push(performance.now() - started);
  }
  return median(times);
}

function stored(): Map<string, LakeDocument> {
  const stamp = { _rev: 'bench', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' };
  return new Map(benchDocuments().map((document) => [document._id, { ...document, ...stamp }]));
}

function indexedAgainstScan(): BenchResult[] {
  const view = new PerspectiveView(['published'], stored(), false);
  return SITE_QUERIES.map(({ name, query, params }) => {
    const parsed = parseQuery(query, params);
    const scope = {
      documents: view.index.all,
      dereference: (id: string) => view.dereference(id),
      params,
      identity: 'bench',
      projectId: 'lumen',
      dataset: 'production',
    };
    const baseline = milliseconds(25, () => void evaluateQuery(parsed, scope, null));
    const measured = milliseconds(25, () => void evaluateQuery(parsed, scope, view.index));
    return {
      name: `query: ${name}`,
      baseline,
      measured,
      unit: 'ms',
      ratio: baseline / measured,
      against: 'plain scan',
    };
  });
}

function incrementalViews(): BenchResult {
  const documents = stored();
  const view = new PerspectiveView(['drafts', 'published'], documents, false);
  const previous = documents.get('article-77');
  if (!previous) throw new Error('the bench documents have changed');
  const next = { ...previous, title: 'Changed' };
  documents.set(next._id, next);
  const baseline = milliseconds(5, () => void new PerspectiveView(['drafts', 'published'], documents, false));
  const measured = milliseconds(50, () => view.update([{ id: next._id }]));
  return {
    name: 'view after an edit',
    baseline,
    measured,
    unit: 'ms',
    ratio: baseline / measured,
    against: 'view made afresh',
  };
}

async function withLake<T>(
  options: Partial<LakeOptions>,
  action: (lake: Lake, folder: string) => Promise<T>,
): Promise<T> {
  const ownFolder = options.dataDir === undefined ? await mkdtemp(join(tmpdir(), 'lake-bench-')) : null;
  const dataDir = options.dataDir ?? ownFolder ?? '';
  const lake = await startLake({
    port: 0,
    shards: 0,
    dataDir,
    allowedOrigins: [],
    projectId: 'lumen',
    ...options,
  });
  try {
    return await action(lake, dataDir);
  } finally {
    await lake.close();
    if (ownFolder !== null) await rm(ownFolder, { recursive: true, force: true });
  }
}

async function query(origin: string, text: string, params: JsonObject): Promise<void> {
  const url = new URL(`${origin}/v2025-02-19/data/query/production`);
  url.searchParams.set('query', text);
  for (const [name, value] of Object.entries(params)) url.searchParams.set(`$${name}`, JSON.stringify(value));
  const response = await fetch(url);
  if (!response.ok) throw new Error(await response.text());
  await response.arrayBuffer();
}

async function seedFile(folder: string, documents: readonly JsonObject[]): Promise<string> {
  const file = join(folder, 'bench.ndjson');
  await writeFile(file, documents.map((document) => JSON.stringify(document)).join('\n'));
  return file;
}

async function cachedAgainstUncached(seed: string): Promise<BenchResult[]> {
  return withLake({ seed }, async (lake) => {
    const results: BenchResult[] = [];
    for (const { name, query: text, params } of SITE_QUERIES.slice(0, 3)) {
      // A parameter that the query ignores makes each request a new one.
      let serial = 0;
      const baseline = await millisecondsAsync(20, () =>
        query(lake.origin, text, { ...params, serial: (serial += 1) }),
      );
      const measured = await millisecondsAsync(20, () => query(lake.origin, text, params));
      results.push({
        name: `HTTP: ${name}`,
        baseline,
        measured,
        unit: 'ms',
        ratio: baseline / measured,
        against: 'result not cached',
      });
    }
    return results;
  });
}

function loadRows(before: LoadReport, after: LoadReport): BenchResult[] {
  const row = (
    name: string,
    unit: BenchResult['unit'],
    part: (report: LoadReport) => number,
    moreIsBetter = false,
  ): BenchResult => {
    const [baseline, measured] = [part(before), part(after)];
    return {
      name: `16 readers, 4 writers: ${name}`,
      baseline,
      measured,
      unit,
      ratio: moreIsBetter ? measured / baseline : baseline / measured,
      against: 'queries on the main thread',
    };
  };
  return [
    row('reads', 'a second', (report) => report.readsPerSecond, true),
    row('95 of 100 reads within', 'ms', (report) => report.readP95),
    row('writes', 'a second', (report) => report.writesPerSecond, true),
    row('99 of 100 writes within', 'ms', (report) => report.writeP99),
    row('the longest write', 'ms', (report) => report.writeMax),
    row('the longest ping', 'ms', (report) => report.pingMax),
    {
      name: '16 readers, 4 writers: memory, 1,000 documents of 5.5 KB',
      baseline: MEMORY_MAX_MB,
      measured: after.memory,
      unit: 'MB',
      ratio: MEMORY_MAX_MB / after.memory,
      against: `the bound; ${before.memory.toFixed(0)} MB on the main thread`,
    },
  ];
}

/** What queries do to reads, writes and pings, at documents of real size. */
async function load(folder: string): Promise<BenchResult[]> {
  const dataDir = join(folder, 'load');
  const seed = await seedFile(folder, realSizeDocuments());
  await withLake({ seed, dataDir }, async () => undefined);
  const before = await measureLoad('main-thread', dataDir);
  const after = await measureLoad('threads', dataDir);
  const unread = await measureLoad('threads', dataDir, 0);
  const delay = (name: string, part: (report: LoadReport) => number): BenchResult => ({
    name: `16 readers, 4 writers: ${name}`,
    baseline: part(unread),
    measured: part(after),
    unit: 'ms',
    ratio: part(unread) / part(after),
    against: 'nobody reads',
  });
  return [
    ...loadRows(before, after),
    delay('the longest write', ({ writeMax }) => writeMax),
    delay('the longest ping', ({ pingMax }) => pingMax),
  ];
}

/** Runs every measurement; about a minute and a half. */
export async function benchLake(): Promise<BenchResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lake-bench-'));
  try {
    const seed = await seedFile(folder, benchDocuments());
    return [
      ...indexedAgainstScan(),
      incrementalViews(),
      ...(await cachedAgainstUncached(seed)),
      ...(await load(folder)),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
