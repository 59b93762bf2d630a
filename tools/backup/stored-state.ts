/** Everything that the embedded product keeps, in a form in which two states can be compared. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { adminServices, type AdminServices, type AdminTarget } from '../emulators/src/admin-services.ts';
import { startEmulators } from '../emulators/src/launcher.ts';
import { startLake } from '../lake/src/server.ts';
import { SEED } from '../product/lake-process.ts';
import type { StateFolder } from '../product/state-folder.ts';

/** What is compared, by kind and name; equal values are equal texts. */
export type StoredState = ReadonlyMap<string, string>;

/** Of a local editor; it opens nothing but a lake on this machine. */
const TOKEN = 'local-editor';

/** JSON with the fields in one order, whatever order a store gives them in. */
function ordered(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Runs a lake on a folder, with the seed as `npm start` does, for as long as some work takes. */
export async function withLake<T>(
  { content }: SiteEnvironment,
  folder: StateFolder,
  work: (origin: string) => Promise<T>,
): Promise<T> {
  const lake = await startLake({
    port: 0,
    shards: 0,
    dataDir: folder.lake,
    allowedOrigins: [],
    projectId: content.projectId,
    dataset: content.dataset,
    seed: SEED,
  });
  try {
    return await work(lake.origin);
  } finally {
    await lake.close();
  }
}

/** Runs the emulators on a folder for as long as some work takes. */
export async function withCommunity<T>(
  { firebase }: SiteEnvironment,
  folder: StateFolder,
  work: (services: AdminServices, target: AdminTarget) => Promise<T>,
): Promise<T> {
  const emulators = await startEmulators({
    projectId: firebase.projectId,
    only: ['auth', 'firestore', 'storage'],
    stateDir: folder.emulators,
    logFile: join(folder.dir, 'emulators.log'),
  });
  try {
    const { projectId, storageBucket } = firebase;
    const target: AdminTarget = { projectId, storageBucket, emulators: emulators.origins };
    await using services = adminServices(target);
    return await work(services, target);
  } finally {
    await emulators.stop();
  }
}

interface ExportedDocument {
  _id: string;
  _rev: string;
  url?: string;
  [field: string]: unknown;
}

/** A lake's documents, drafts too, and the bytes of its pictures; without what belongs to the place. */
export async function contentState(origin: string, dataset: string): Promise<StoredState> {
  const authorization = `Bearer ${TOKEN}`;
  const answer = await fetch(`${origin}/v2025-02-19/data/export/${dataset}`, { headers: { authorization } });
  const state = new Map<string, string>();
  for (const line of (await answer.text()).split('\n').filter(Boolean)) {
    const { _rev: _, url, ...document } = JSON.parse(line) as ExportedDocument;
    if (/^(?:image|file)-/.test(document._id)) {
      // An asset's document is made anew from its bytes; its id is their hash.
      const bytes = await fetch(new URL(new URL(url ?? '').pathname, origin));
      state.set(`asset ${document._id}`, sha256(Buffer.from(await bytes.arrayBuffer())));
    } else {
      state.set(`document ${document._id}`, ordered(document));
    }
  }
  return state;
}

/** A community's accounts with their passwords' hashes, documents of all collections, and files. */
export async function communityState({ auth, firestore, bucket }: AdminServices): Promise<StoredState> {
  const state = new Map<string, string>();
  const { users } = await auth.listUsers();
  for (const user of users)
    for (const [field, value] of Object.entries(user.toJSON()))
      // Since when sessions count is dated anew by each import into the emulator.
      if (value !== undefined && field !== 'tokensValidAfterTime')
        state.set(`account ${user.uid} ${field}`, ordered(value));
  for (const collection of await firestore.listCollections())
    for (const document of (await collection.get()).docs)
      state.set(`record ${document.ref.path}`, ordered(document.data()));
  const [files] = await bucket.getFiles();
  for (const file of files) {
    const [bytes] = await file.download();
    const { contentType, cacheControl, metadata } = file.metadata;
    state.set(`picture ${file.name}`, ordered({ bytes: sha256(bytes), contentType, cacheControl, metadata }));
  }
  return state;
}

/** What differs between two states, one sentence each; none where they are equal. */
export function differences(before: StoredState, after: StoredState): string[] {
  return [
    ...Array.from(before).flatMap(([name, value]) => {
      const found = after.get(name);
      if (found === undefined) return `${name} is missing`;
      return found === value ? [] : `${name} differs`;
    }),
    ...Array.from(after.keys()).flatMap((name) => (before.has(name) ? [] : `${name} was not there before`)),
  ];
}

/** How many of each kind a state has, like '3 accounts, 20 documents'. */
export function summary(state: StoredState): string {
  const things = new Set(Array.from(state.keys(), (name) => name.split(' ', 2).join(' ')));
  const counts = new Map<string, number>();
  for (const thing of things) {
    const [kind = ''] = thing.split(' ', 1);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return Array.from(counts, ([kind, count]) => `${count} ${kind}${count === 1 ? '' : 's'}`).join(', ');
}
