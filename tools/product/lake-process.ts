import { spawn } from 'node:child_process';
import { createWriteStream, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import {
  LOCAL_WEBHOOK_SECRET,
  WEBHOOK_FILTER,
  WEBHOOK_PROJECTION,
} from '@lumen-throw/domain/publish-webhook';
import { LAKE_PROCESS_ENVIRONMENT } from '../lake/src/process-environment.ts';
import { Failure } from './failure.ts';
import { ROOT, type StateFolder } from './state-folder.ts';

/** A part of the product that runs in a process of its own. */
export interface RunningPart {
  pid: number;
  stop(): Promise<void>;
  /** Resolves when it has ended, whatever the reason. */
  ended: Promise<void>;
}

/** Milliseconds that the lake gets to finish what it writes. */
const STOP_TIMEOUT = 5000;

/** The webhook that `npm run tool -- hosted-setup` makes at Sanity, for the functions of this machine. */
function localWebhook(url: string): Record<'url' | 'secret' | 'filter' | 'projection', string> {
  return { url, secret: LOCAL_WEBHOOK_SECRET, filter: WEBHOOK_FILTER, projection: WEBHOOK_PROJECTION };
}

/** Token of the embedded lake's editor; its questions may take longer than a reader's. */
export const LAKE_TOKEN = 'local-editor';

/** Seed that a new lake starts with. */
export const SEED = join(ROOT, 'content/seed.ndjson');

/**
 * Starts the content lake and waits until it listens.
 * @param origins pages that may talk to it
 * @param announceTo address that is told of each publish; null for none
 * @throws Failure with the lake's own sentence
 */
export async function startLake(
  folder: StateFolder,
  {
    port,
    origins,
    projectId,
    dataset,
    announceTo,
    latency,
  }: {
    port: number;
    origins: string[];
    projectId: string;
    dataset: string;
    announceTo: string | null;
    /** Milliseconds, as text; '0' for none. */
    latency: string;
  },
): Promise<RunningPart> {
  const webhook = join(folder.dir, 'webhook.json');
  if (announceTo !== null) writeFileSync(webhook, JSON.stringify(localWebhook(announceTo)));
  const child = spawn(
    process.execPath,
    [
      join(ROOT, 'tools/lake/src/main.ts'),
      '--data',
      folder.lake,
      '--port',
      String(port),
      '--project',
      projectId,
      '--dataset',
      dataset,
      '--origins',
      origins.join(','),
      '--seed',
      SEED,
      '--limits',
      '--latency',
      latency,
      ...(announceTo === null ? [] : ['--webhook', webhook]),
      '--until-stdin-ends',
    ],
    {
      cwd: ROOT,
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: true,
      env: { ...process.env, ...LAKE_PROCESS_ENVIRONMENT },
    },
  );
  const log = createWriteStream(join(folder.logs, 'lake.log'), { flags: 'a' });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    log.write(chunk);
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  void ended.then(() => log.end());
  const ready = new Promise<boolean>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      log.write(`${line}\n`);
      if (line.includes('"ready":true')) resolve(true);
    });
  });
  const started = await Promise.race([ready, ended.then(() => false)]);
  if (!started) throw new Failure(said.trim() || 'The content lake exited before it was ready.');
  return {
    pid: child.pid ?? 0,
    ended,
    stop: async () => {
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT);
      await ended;
      clearTimeout(late);
    },
  };
}
