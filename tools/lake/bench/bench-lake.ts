/** Measures what the lake claims about speed, each against its baseline in the same run. */

import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { JsonObject, LakeDocument } from '../src/documents/document.ts';
import { evaluateQuery } from '../src/query/evaluate-query.ts';
import { parseQuery } from '../src/query/parsed-query.ts';
import { PerspectiveView } from '../src/query/perspective.ts';
import { startLake, type Lake, type LakeOptions } from '../src/server.ts';
import { benchDocuments, SITE_QUERIES } from './bench-documents.ts';

/** One line of the table. `ratio` says how many times better the lake's way is than the baseline. */
export interface BenchResult {
  name: string;
  baseline: number;
  measured: number;
  unit: 'ms' | 'MB' | 'transactions/s';
  ratio: number;
  /** What the baseline is. */
  against: string;
}

const TOKEN = 'local-editor';
const MEMORY_MAX_MB = 400;

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
  const measured = milliseconds(50, () => view.update([{ id: next._id, previous, next }]));
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
  const dataDir = await mkdtemp(join(tmpdir(), 'lake-bench-'));
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
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function mutate(lake: Lake, mutations: readonly JsonObject[]): Promise<void> {
  const response = await fetch(`${lake.origin}/v2025-02-19/data/mutate/production`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}` },
    body: JSON.stringify({ mutations }),
  });
  if (!response.ok) throw new Error(await response.text());
  await response.arrayBuffer();
}

async function query(origin: string, text: string, params: JsonObject): Promise<void> {
  const url = new URL(`${origin}/v2025-02-19/data/query/production`);
  url.searchParams.set('query', text);
  for (const [name, value] of Object.entries(params)) url.searchParams.set(`$${name}`, JSON.stringify(value));
  const response = await fetch(url);
  if (!response.ok) throw new Error(await response.text());
  await response.arrayBuffer();
}

async function seedFile(folder: string): Promise<string> {
  const file = join(folder, 'bench.ndjson');
  await writeFile(
    file,
    benchDocuments()
      .map((document) => JSON.stringify(document))
      .join('\n'),
  );
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

const WRITERS = 32;
const WRITES = 25;

async function writesPerSecond(commitMode: 'group' | 'each'): Promise<number> {
  return withLake({ storage: { commitMode } }, async (lake) => {
    await mutate(lake, [{ create: { _id: 'warm', _type: 'note' } }]);
    const started = performance.now();
    await Promise.all(
      Array.from({ length: WRITERS }, async (_, writer) => {
        for (let n = 0; n < WRITES; n += 1) {
          await mutate(lake, [{ createOrReplace: { _id: `w${writer}`, _type: 'note', n } }]);
        }
      }),
    );
    return (WRITERS * WRITES) / ((performance.now() - started) / 1000);
  });
}

async function groupCommit(): Promise<BenchResult> {
  const baseline = await writesPerSecond('each');
  const measured = await writesPerSecond('group');
  return {
    name: `${WRITERS} writers at once`,
    baseline,
    measured,
    unit: 'transactions/s',
    ratio: measured / baseline,
    against: 'one fsync for each',
  };
}

/** Resident memory in MB of a lake of its own process, after it has answered the site's queries. */
async function memory(seed: string, folder: string): Promise<BenchResult> {
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  const args = [
    '--data',
    join(folder, 'memory'),
    '--port',
    '0',
    '--project',
    'lumen',
    '--shards',
    '0',
    '--seed',
    seed,
  ];
  const child = spawn(process.execPath, [main, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  try {
    const line = await new Promise<string>((resolve, reject) => {
      let text = '';
      child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
        if (text.includes('\n')) resolve(text);
      });
      child.once('exit', () => reject(new Error('the lake did not start')));
    });
    const { port }: { port: number } = JSON.parse(line);
    for (const { query: text, params } of SITE_QUERIES) await query(`http://localhost:${port}`, text, params);
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
    const measured = Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024;
    return {
      name: 'memory with 10,000 documents',
      baseline: MEMORY_MAX_MB,
      measured,
      unit: 'MB',
      ratio: MEMORY_MAX_MB / measured,
      against: 'the bound',
    };
  } finally {
    child.kill('SIGTERM');
    await gone;
  }
}

/** Runs every measurement; about half a minute. */
export async function benchLake(): Promise<BenchResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lake-bench-'));
  try {
    const seed = await seedFile(folder);
    return [
      ...indexedAgainstScan(),
      incrementalViews(),
      ...(await cachedAgainstUncached(seed)),
      await groupCommit(),
      await memory(seed, folder),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
