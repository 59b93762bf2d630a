/** Command line of the lake: starts it, or checks its data folder. */

import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LakeStartError, startLake, type Lake } from './server.ts';
import { checkFolder } from './store/database-check.ts';
import type { Webhook } from './webhook/publish-webhook.ts';

const USAGE =
  'node tools/lake/src/main.ts --data DIR --port N --origins http://localhost:3333,… --project ID [--dataset NAME] [--seed FILE.ndjson] [--shards N] [--webhook FILE.json] [--limits] [--latency MS] [--until-stdin-ends]; or: check --data DIR';

function required(value: string | undefined, name: string): string {
  if (value === undefined || value === '') throw new LakeStartError(`--${name} is missing; usage: ${USAGE}`);
  return value;
}

function whole(value: string, name: string, maximum: number): number {
  const number = Number(value);
  if (!/^\d+$/.test(value) || number > maximum) {
    throw new LakeStartError(`--${name} is '${value}'; it must be a whole number up to ${maximum}.`);
  }
  return number;
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        data: { type: 'string' },
        port: { type: 'string' },
        origins: { type: 'string' },
        project: { type: 'string' },
        dataset: { type: 'string' },
        seed: { type: 'string' },
        shards: { type: 'string' },
        webhook: { type: 'string' },
        limits: { type: 'boolean', default: false },
        latency: { type: 'string' },
        'until-stdin-ends': { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
  } catch (error) {
    throw new LakeStartError(`${error instanceof Error ? error.message : String(error)}; usage: ${USAGE}`);
  }
}

type Values = ReturnType<typeof readArguments>['values'];

/** Checks a folder that no lake runs on. */
function check(values: Values): void {
  const data = required(values.data, 'data');
  if (!existsSync(data)) throw new LakeStartError(`There is no folder ${data}.`);
  const { sound, sentences } = checkFolder(data);
  process.stdout.write(sentences.map((sentence) => `${sentence}\n`).join(''));
  process.exitCode = sound ? 0 : 1;
}

/** Reads the file that describes a webhook. */
function readWebhook(file: string): Webhook {
  const given: Partial<Record<string, unknown>> = JSON.parse(readFileSync(file, 'utf8'));
  const text = (name: keyof Webhook): string => {
    const value = given[name];
    if (typeof value === 'string' && value !== '') return value;
    throw new LakeStartError(`The webhook in ${file} has no ${name}.`);
  };
  return {
    url: text('url'),
    secret: text('secret'),
    filter: text('filter'),
    projection: text('projection'),
  };
}

function start(values: Values): Promise<Lake> {
  const { dataset, seed, shards, webhook, limits, latency } = values;
  return startLake({
    dataDir: required(values.data, 'data'),
    port: whole(required(values.port, 'port'), 'port', 65_535),
    allowedOrigins: (values.origins ?? '').split(',').filter((origin) => origin !== ''),
    projectId: required(values.project, 'project'),
    ...(dataset === undefined ? {} : { dataset }),
    ...(seed === undefined ? {} : { seed }),
    ...(shards === undefined ? {} : { shards: whole(shards, 'shards', 64) }),
    ...(webhook === undefined ? {} : { webhook: readWebhook(webhook) }),
    limits,
    ...(latency === undefined ? {} : { latency: whole(latency, 'latency', 60_000) }),
    log: (line) => process.stderr.write(`${line}\n`),
  });
}

async function serve(values: Values): Promise<void> {
  const lake = await start(values);
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await lake.close();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
  // The process that started it holds the other end: when that one is gone, for any reason, this one stops too.
  if (values['until-stdin-ends']) process.stdin.on('end', () => void stop()).resume();
  process.stdout.write(
    `${JSON.stringify({ ready: true, port: lake.port, shardPorts: lake.shardPorts, seeded: lake.seeded })}\n`,
  );
}

try {
  const { values, positionals } = readArguments();
  const [command, ...more] = positionals;
  if (command === undefined) await serve(values);
  else if (command === 'check' && more.length === 0) check(values);
  else throw new LakeStartError(`'${positionals.join(' ')}' is not a lake command; usage: ${USAGE}`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
