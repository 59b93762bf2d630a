/** The embedded Content Lake: Sanity's HTTP API over a dataset on this machine. */

import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { AssetStore } from './assets/asset-store.ts';
import { RenditionCache } from './assets/rendition-cache.ts';
import { LakeStartError } from './http/api-error.ts';
import { openLoopbackPort, type LoopbackPort } from './http/loopback.ts';
import { RequestHandler } from './http/request-handler.ts';
import { RequestLimits } from './http/request-limits.ts';
import { ShardDirectory } from './http/stream-ports.ts';
import type { LakeServices } from './http/exchange.ts';
import { ReleaseSchedule, SYSTEM_CLOCK, type Clock } from './releases/release-schedule.ts';
import { checkDatasetName, Dataset, DEFAULT_DATASET } from './store/dataset.ts';
import { removeTemporaryFiles } from './store/durable-file.ts';
import { KeyValueStore } from './store/key-value-store.ts';
import { LakeDatabase, type StorageOptions } from './store/lake-database.ts';
import { PresenceHub } from './streams/presence.ts';
import { seedDataset, type SeedOutcome } from './transfer/seed.ts';
import { sendWebhook, type Webhook } from './webhook/publish-webhook.ts';

export { LakeStartError } from './http/api-error.ts';

export interface LakeOptions {
  /** 0 takes a free port. */
  port: number;
  /** Ports for event streams; unless given, as many as `shards` says, right above `port` where free. */
  shardPorts?: readonly number[];
  /** How many ports for event streams; 16 unless given. */
  shards?: number;
  /** Folder that the lake keeps everything in; made if need be. */
  dataDir: string;
  /** Exact origins of the pages that may call, like `http://localhost:3333`. */
  allowedOrigins: readonly string[];
  projectId: string;
  /** `production` unless given. */
  dataset?: string;
  /** NDJSON file that fills the dataset, once for each content of the file. */
  seed?: string;
  /** Who is told of each publish; nobody unless given. The seed is no publish. */
  webhook?: Webhook;
  /** Whether requests of one address are counted as Sanity counts them; they are not unless given. */
  limits?: boolean;
  /** Milliseconds by which each answer of the API comes later; 0 unless given. */
  latency?: number;
  /** Tells scheduled releases the time; the machine's own unless given. */
  clock?: Clock;
  /** Takes lines about what goes wrong while running; they are dropped unless given. */
  log?: (line: string) => void;
  /** How the database is kept on disk, where that is not as usual: tests. */
  storage?: StorageOptions;
}

export interface Lake {
  /** `http://localhost:<port>` */
  origin: string;
  port: number;
  /** Ports that browsers' event streams are sent to. */
  shardPorts: number[];
  /** What the seed file did at this start, or null without one. */
  seeded: SeedOutcome | null;
  /** Ends all connections, finishes writing and gives the data folder back. */
  close: () => Promise<void>;
}

const SHARDS = 16;
const SECRET_BYTES = 32;

/** Handlers for the time before the dataset is loaded. */
class Gate {
  private handler: RequestHandler | null = null;

  open(handler: RequestHandler): void {
    this.handler = handler;
  }

  readonly onRequest = (request: IncomingMessage, response: ServerResponse): void => {
    if (this.handler) void this.handler.handle(request, response);
    else response.writeHead(503, { 'Retry-After': '1' }).end();
  };

  readonly onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (this.handler) this.handler.upgrade(request, socket, head);
    else socket.destroy();
  };
}

async function openShards(options: LakeOptions, port: number, gate: Gate): Promise<LoopbackPort[]> {
  const asked =
    options.shardPorts ??
    Array.from({ length: options.shards ?? SHARDS }, (_, index) =>
      options.port === 0 ? 0 : port + 1 + index,
    );
  const opened: LoopbackPort[] = [];
  for (const shard of asked) {
    try {
      opened.push(await openLoopbackPort(shard, gate.onRequest, gate.onUpgrade));
    } catch (error) {
      if (options.shardPorts) throw error;
      // The neighbor is taken by somebody else: any other port will do.
      opened.push(await openLoopbackPort(0, gate.onRequest, gate.onUpgrade));
    }
  }
  return opened;
}

/** The key that signs tickets; it is kept, so that browsers come back to their streams after a restart. */
function streamSecret(database: LakeDatabase): Buffer {
  const stored = database.prepare("SELECT value FROM secrets WHERE name = 'streams'").get()?.['value'];
  if (stored instanceof Uint8Array) return Buffer.from(stored);
  const secret = randomBytes(SECRET_BYTES);
  const put = database.prepare("INSERT INTO secrets (name, value) VALUES ('streams', ?)");
  database.write(() => put.run(secret));
  return secret;
}

async function startOn(
  database: LakeDatabase,
  options: LakeOptions,
  cleanup: (() => Promise<void>)[],
): Promise<Lake> {
  const { dataDir, projectId } = options;
  const log = options.log ?? ((): void => undefined);
  const name = options.dataset ?? DEFAULT_DATASET;
  checkDatasetName(name);
  const gate = new Gate();
  const main = await openLoopbackPort(options.port, gate.onRequest, gate.onUpgrade);
  cleanup.push(main.close);
  const shardPorts = await openShards(options, main.port, gate);
  for (const shard of shardPorts) cleanup.push(shard.close);
  const origin = `http://localhost:${main.port}`;
  const assets = new AssetStore(join(dataDir, 'assets'), projectId, origin);
  const dataset = new Dataset({
    projectId,
    name,
    database,
    adapt: (document) => assets.withAddress(document),
    log,
  });
  cleanup.push(() => dataset.close());
  await removeTemporaryFiles(join(dataDir, 'assets'));
  const shards = new ShardDirectory(streamSecret(database));
  for (const shard of shardPorts) shards.add(shard.port);
  const services: LakeServices = {
    projectId,
    allowedOrigins: options.allowedOrigins,
    dataset,
    assets,
    renditions: await RenditionCache.open(join(dataDir, 'renditions')),
    shards,
    keyValues: new KeyValueStore(database),
    log,
  };
  const seeded =
    options.seed === undefined ? null : await seedDataset(options.seed, dataset, assets, database);
  const stopWebhook = options.webhook ? sendWebhook(dataset, options.webhook, log) : null;
  const releases = new ReleaseSchedule(dataset, options.clock ?? SYSTEM_CLOCK, log);
  await releases.start();
  const presence = new PresenceHub();
  gate.open(
    new RequestHandler(services, presence, {
      ...(options.limits ? { limits: new RequestLimits() } : {}),
      latency: options.latency ?? 0,
    }),
  );
  let closing: Promise<void> | null = null;
  const close = async (): Promise<void> => {
    await releases.close();
    await runInReverse(cleanup);
  };
  return {
    origin,
    port: main.port,
    shardPorts: shards.ports,
    seeded,
    close: () => {
      presence.close();
      stopWebhook?.();
      closing ??= close();
      return closing;
    },
  };
}

async function runInReverse(actions: (() => Promise<void>)[]): Promise<void> {
  // Ports first, then the dataset, then the database: nothing may write once that is given back.
  const [release, ...rest] = actions;
  await Promise.all(rest.slice(0, -1).map((action) => action()));
  await rest.at(-1)?.();
  await release?.();
}

/**
 * Starts a lake.
 * @throws LakeStartError with one sentence that says what is wrong and where; nothing is left running
 */
export async function startLake(options: LakeOptions): Promise<Lake> {
  const database = LakeDatabase.open(
    options.dataDir,
    options.log ?? ((): void => undefined),
    options.storage,
  );
  const cleanup: (() => Promise<void>)[] = [async () => database.close()];
  try {
    await mkdir(join(options.dataDir, 'assets'), { recursive: true });
    return await startOn(database, options, cleanup);
  } catch (error) {
    for (const action of cleanup.toReversed()) await action();
    if (error instanceof LakeStartError) throw error;
    throw new LakeStartError(
      `The lake could not start on ${options.dataDir}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
