/** The embedded Content Lake: Sanity's HTTP API over a dataset on this machine. */

import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { AssetStore } from './assets/asset-store.ts';
import { RenditionCache } from './assets/rendition-cache.ts';
import type { LakeDocument } from './documents/document.ts';
import { LakeStartError } from './http/api-error.ts';
import { openLoopbackPort } from './http/loopback.ts';
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
  /** How many ports for event streams, right above `port` where free; 16 unless given. */
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
  shardPorts: readonly number[];
  /** What the seed file did at this start, or null without one. */
  seeded: SeedOutcome | null;
  /** Ends all connections, finishes writing and gives the data folder back. */
  close: () => Promise<void>;
}

const SHARDS = 16;
const SECRET_BYTES = 32;

/** The key that signs tickets; it is kept, so that browsers come back to their streams after a restart. */
function streamSecret(database: LakeDatabase): Buffer {
  const stored = database.prepare("SELECT value FROM secrets WHERE name = 'streams'").get()?.['value'];
  if (stored instanceof Uint8Array) return Buffer.from(stored);
  const secret = randomBytes(SECRET_BYTES);
  const put = database.prepare("INSERT INTO secrets (name, value) VALUES ('streams', ?)");
  database.write(() => put.run(secret));
  return secret;
}

/** @param cleanup ends what was started, the last first; the dataset goes before the database that it writes to */
async function startOn(
  database: LakeDatabase,
  options: LakeOptions,
  cleanup: AsyncDisposableStack,
): Promise<Lake> {
  const { dataDir, projectId, allowedOrigins, log = (): void => undefined } = options;
  const name = options.dataset ?? DEFAULT_DATASET;
  checkDatasetName(name);
  // The ports are known before the dataset is loaded.
  let handler: RequestHandler | null = null;
  const onRequest = (request: IncomingMessage, response: ServerResponse): void => {
    if (handler) void handler.handle(request, response);
    else response.writeHead(503, { 'Retry-After': '1' }).end();
  };
  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (handler) handler.upgrade(request, socket, head);
    else socket.destroy();
  };
  const open = async (wanted: number): Promise<number> => {
    const { port, close } = await openLoopbackPort(wanted, onRequest, onUpgrade);
    cleanup.defer(close);
    return port;
  };
  const port = await open(options.port);
  const shardPorts: number[] = [];
  for (let index = 1; index <= (options.shards ?? SHARDS); index += 1) {
    // Where the neighbor is taken by somebody else, any other port will do.
    shardPorts.push(await open(options.port === 0 ? 0 : port + index).catch(() => open(0)));
  }
  const origin = `http://localhost:${port}`;
  const assets = new AssetStore(join(dataDir, 'assets'), projectId, origin);
  const adapt = (document: LakeDocument): LakeDocument => assets.withAddress(document);
  const dataset = new Dataset({ projectId, name, database, adapt, log });
  cleanup.defer(() => dataset.close());
  await removeTemporaryFiles(join(dataDir, 'assets'));
  const seeded =
    options.seed === undefined ? null : await seedDataset(options.seed, dataset, assets, database);
  if (options.webhook) cleanup.defer(sendWebhook(dataset, options.webhook, log));
  const releases = new ReleaseSchedule(dataset, options.clock ?? SYSTEM_CLOCK, log);
  cleanup.defer(() => releases.close());
  await releases.start();
  const presence = new PresenceHub();
  cleanup.defer(() => presence.close());
  const services: LakeServices = {
    projectId,
    allowedOrigins,
    dataset,
    assets,
    renditions: await RenditionCache.open(join(dataDir, 'renditions')),
    shards: new ShardDirectory(streamSecret(database), shardPorts),
    keyValues: new KeyValueStore(database),
    log,
  };
  handler = new RequestHandler(services, presence, {
    ...(options.limits ? { limits: new RequestLimits() } : {}),
    latency: options.latency ?? 0,
  });
  let closing: Promise<void> | null = null;
  return { origin, port, shardPorts, seeded, close: () => (closing ??= cleanup.disposeAsync()) };
}

/**
 * Starts a lake.
 * @throws LakeStartError with one sentence that says what is wrong and where; nothing is left running
 */
export async function startLake(options: LakeOptions): Promise<Lake> {
  const { dataDir, storage, log = (): void => undefined } = options;
  const cleanup = new AsyncDisposableStack();
  const database = cleanup.use(LakeDatabase.open(dataDir, log, storage));
  try {
    await mkdir(join(dataDir, 'assets'), { recursive: true });
    return await startOn(database, options, cleanup);
  } catch (error) {
    await cleanup.disposeAsync();
    if (error instanceof LakeStartError) throw error;
    throw new LakeStartError(
      `The lake could not start on ${dataDir}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
