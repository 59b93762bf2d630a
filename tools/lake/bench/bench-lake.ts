/** Measures the lake under load: writes, pings and the Studio's requests, beside readers and without them. */

import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { LAKE_PROCESS_ENVIRONMENT } from '../src/process-environment.ts';
import { benchDocuments, DOCUMENTS, STUDIO_QUERY } from './bench-documents.ts';
import type { Readers } from './load-readers.ts';

/** One line of the table. `ratio` says how many times better the lake is than the baseline. */
export interface BenchResult {
  name: string;
  baseline: number;
  measured: number;
  unit: 'ms' | 'MB';
  ratio: number;
  /** What the baseline is. */
  against: string;
}

/** What a load brought; latencies in milliseconds. */
interface LoadReport {
  writes: readonly number[];
  pings: readonly number[];
  actions: readonly number[];
  lists: readonly number[];
  /** Largest resident memory of the lake in MB. */
  memory: number;
}

const READERS = 16;
const WRITERS = 4;

/** Milliseconds. */
const DURATION = 20_000;

/** Milliseconds between two pings, two writes of a writer, and two requests of the Studio. */
const PAUSES = { ping: 20, write: 500, studio: 250 };

const MEMORY_MAX_MB = 500;

/** Milliseconds after which an editor waits. */
const FELT = 200;

function percentile(latencies: readonly number[], part: number): number {
  return latencies.toSorted((a, b) => a - b)[Math.floor((latencies.length - 1) * part)] ?? Number.NaN;
}

/** MB. */
async function residentMemory(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

/** Does something again and again until the load is over. @returns the milliseconds that each took, in order */
async function timed(
  end: number,
  pause: number,
  action: (n: number) => Promise<Response>,
): Promise<number[]> {
  const latencies: number[] = [];
  for (let n = 0; Date.now() < end; n += 1) {
    const began = performance.now();
    const response = await action(n);
    const text = await response.text();
    if (!response.ok) throw new Error(text);
    latencies.push(performance.now() - began);
    await delay(pause);
  }
  return latencies;
}

/** Resolves once the readers have read all the time. */
function readers(workerData: Readers): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('load-readers.ts', import.meta.url), { workerData });
    worker.once('message', () => resolve());
    worker.once('error', reject);
  });
}

/** An action as the Studio sends while somebody types. */
function edit(n: number): object {
  const id = `article-${n % 100}`;
  return {
    actionType: 'sanity.action.document.edit',
    publishedId: id,
    draftId: `drafts.${id}`,
    patch: { set: { title: `Edited ${n}` } },
  };
}

/** Puts a load on a lake. @param count of readers */
async function loaded(port: number, pid: number | undefined, count: number): Promise<LoadReport> {
  const data = `http://localhost:${port}/v2025-02-19/data`;
  const post = (path: string, body: object): Promise<Response> =>
    fetch(`${data}/${path}/production`, {
      method: 'POST',
      headers: { authorization: 'Bearer local-editor' },
      body: JSON.stringify(body),
    });
  const warmUp = await post('query', { query: 'count(*)' });
  if (!(await warmUp.text()).includes(String(DOCUMENTS))) throw new Error('The lake is missing documents.');
  const end = Date.now() + DURATION;
  const memory = [0];
  const [, pings, actions, lists, , ...written] = await Promise.all([
    readers({ address: `${data}/query/production`, count, duration: DURATION }),
    timed(end, PAUSES.ping, () => fetch(`${data}/ping/production`)),
    timed(end, PAUSES.studio, (n) => post('actions', { actions: [edit(n)] })),
    timed(end, PAUSES.studio, (n) =>
      post('query', { query: STUDIO_QUERY, params: { n }, perspective: 'drafts' }),
    ),
    timed(end, PAUSES.studio, async () => {
      memory.push(await residentMemory(pid));
      return new Response();
    }),
    ...Array.from({ length: WRITERS }, (_, writer) =>
      timed(end, PAUSES.write, (n) =>
        post('mutate', {
          mutations: [{ patch: { id: `article-${writer}`, set: { title: `Written ${n}` } } }],
        }),
      ),
    ),
  ]);
  return { pings, actions, lists, writes: written.flat(), memory: Math.max(...memory) };
}

/** A load on a lake of its own process and folder. */
async function measure(seed: string, folder: string, count: number): Promise<LoadReport> {
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  const options = ['--port', '0', '--shards', '0', '--project', 'lumen', '--seed', seed, '--data', folder];
  const child = spawn(process.execPath, [main, ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...LAKE_PROCESS_ENVIRONMENT },
  });
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  try {
    const line = await new Promise<string>((resolve, reject) => {
      child.stdout.setEncoding('utf8').once('data', resolve);
      child.once('exit', () => reject(new Error('The lake did not start.')));
    });
    const { port }: { port: number } = JSON.parse(line);
    return await loaded(port, child.pid, count);
  } finally {
    child.kill('SIGKILL');
    await gone;
  }
}

function rows(alone: LoadReport, beside: LoadReport): BenchResult[] {
  const load = `${READERS} readers, ${WRITERS} writers`;
  const row = (name: string, part: (report: LoadReport) => number): BenchResult => {
    const [baseline, measured] = [part(alone), part(beside)];
    const ratio = baseline / measured;
    return { name: `${load}: ${name}`, baseline, measured, unit: 'ms', ratio, against: 'nobody reads' };
  };
  const bound = (name: string, measured: number): BenchResult => {
    const ratio = FELT / measured;
    return { name: `${load}: ${name}`, baseline: FELT, measured, unit: 'ms', ratio, against: 'what is felt' };
  };
  return [
    row('the longest ping', ({ pings }) => Math.max(...pings)),
    row('99 of 100 writes within', ({ writes }) => percentile(writes, 0.99)),
    row('the longest write', ({ writes }) => Math.max(...writes)),
    bound("95 of 100 of the Studio's actions within", percentile(beside.actions, 0.95)),
    bound("half of the Studio's lists within", percentile(beside.lists, 0.5)),
    bound("95 of 100 of the Studio's lists within", percentile(beside.lists, 0.95)),
    {
      name: `${load}: memory, 1,000 documents of 5.5 KB`,
      baseline: MEMORY_MAX_MB,
      measured: beside.memory,
      unit: 'MB',
      ratio: MEMORY_MAX_MB / beside.memory,
      against: 'the bound',
    },
  ];
}

/** Runs every measurement; about a minute. */
export async function benchLake(): Promise<BenchResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lake-bench-'));
  try {
    const seed = join(folder, 'bench.ndjson');
    await writeFile(
      seed,
      benchDocuments()
        .map((document) => JSON.stringify(document))
        .join('\n'),
    );
    const alone = await measure(seed, join(folder, 'alone'), 0);
    return rows(alone, await measure(seed, join(folder, 'beside'), READERS));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
