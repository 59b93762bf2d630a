/** Command line of the lake. */

import { parseArgs } from 'node:util';
import { LakeStartError, startLake, type Lake } from './server.ts';

const USAGE =
  'node tools/lake/src/main.ts --data DIR --port N --origins http://localhost:3333,… --project ID [--dataset NAME] [--seed FILE.ndjson] [--shards N] [--until-stdin-ends]';

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
        'until-stdin-ends': { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new LakeStartError(`${error instanceof Error ? error.message : String(error)}; usage: ${USAGE}`);
  }
}

function start(values: ReturnType<typeof readArguments>): Promise<Lake> {
  const { dataset, seed, shards } = values;
  return startLake({
    dataDir: required(values.data, 'data'),
    port: whole(required(values.port, 'port'), 'port', 65_535),
    allowedOrigins: (values.origins ?? '').split(',').filter((origin) => origin !== ''),
    projectId: required(values.project, 'project'),
    ...(dataset === undefined ? {} : { dataset }),
    ...(seed === undefined ? {} : { seed }),
    ...(shards === undefined ? {} : { shards: whole(shards, 'shards', 64) }),
    log: (line) => process.stderr.write(`${line}\n`),
  });
}

try {
  const values = readArguments();
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
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
