/** Readers, writers and pings at the same time, on 1,000 documents of real size. */

import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { LAKE_PROCESS_ENVIRONMENT } from '../src/process-environment.ts';
import { DOCUMENTS } from './bench-documents.ts';
import type { Readers, ReadersReport } from './load-readers.ts';

/** Where the lake evaluates queries. */
export type QueriesRun = 'main-thread' | 'threads';

/** What a load brought; latencies in milliseconds. */
export interface LoadReport {
  readsPerSecond: number;
  readP95: number;
  writesPerSecond: number;
  writeP99: number;
  writeMax: number;
  pingMax: number;
  /** Largest resident memory of the lake in MB. */
  memory: number;
}

const READERS = 16;
const WRITERS = 4;

/** Milliseconds; without readers there is less to see. */
const DURATIONS = { read: 20_000, unread: 8000 };

/** Milliseconds between two pings, and two writes of a writer. */
const PAUSES = { ping: 20, write: 500 };

const MEGABYTE = 1024 * 1024;

function percentile(latencies: readonly number[], part: number): number {
  return latencies.toSorted((a, b) => a - b)[Math.floor((latencies.length - 1) * part)] ?? Number.NaN;
}

async function residentMemory(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return (Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) * 1024) / MEGABYTE;
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

function readers(data: Readers): Promise<ReadersReport> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('load-readers.ts', import.meta.url), { workerData: data });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

async function loaded(origin: string, pid: number | undefined, count: number): Promise<LoadReport> {
  const duration = count > 0 ? DURATIONS.read : DURATIONS.unread;
  const api = `${origin}/v2025-02-19`;
  const warmUp = await fetch(`${api}/data/query/production?query=count(*)`);
  if (!(await warmUp.text()).includes(String(DOCUMENTS))) throw new Error('The lake is missing documents.');
  const end = Date.now() + duration;
  const write = (writer: number) => (n: number) =>
    fetch(`${api}/data/mutate/production`, {
      method: 'POST',
      headers: { authorization: 'Bearer local-editor' },
      body: JSON.stringify({
        mutations: [{ patch: { id: `article-${writer}`, set: { title: `Written ${n}` } } }],
      }),
    });
  const memory: number[] = [];
  const watch = async (): Promise<void> => {
    while (Date.now() < end) {
      memory.push(await residentMemory(pid));
      await delay(250);
    }
  };
  const [report, pings, , ...written] = await Promise.all([
    readers({ origin, count, duration }),
    timed(end, PAUSES.ping, () => fetch(`${api}/ping`)),
    watch(),
    ...Array.from({ length: WRITERS }, (_, writer) => timed(end, PAUSES.write, write(writer))),
  ]);
  const [failure] = report.failures;
  if (failure !== undefined) throw new Error(`A read failed: ${failure}`);
  const writes = written.flat();
  const seconds = duration / 1000;
  return {
    readsPerSecond: report.reads / seconds,
    readP95: percentile(report.latencies, 0.95),
    writesPerSecond: writes.length / seconds,
    writeP99: percentile(writes, 0.99),
    writeMax: Math.max(...writes),
    pingMax: Math.max(...pings),
    memory: Math.max(...memory),
  };
}

/**
 * Reads with 16 readers, writes with 4 writers and pings, for 20 s, at a lake of its own process.
 * @param count of readers, where it is not 16
 * @param folder where the lake has its 1,000 documents
 * @throws Error when something is not answered
 */
export async function measureLoad(queries: QueriesRun, folder: string, count = READERS): Promise<LoadReport> {
  const main = fileURLToPath(new URL('lake-process.ts', import.meta.url));
  const child = spawn(process.execPath, [main, folder, queries], {
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
    return await loaded(`http://localhost:${port}`, child.pid, count);
  } finally {
    child.kill('SIGKILL');
    await gone;
  }
}
