/** A back-up, brought back in a fresh place, is what it was made of. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseEnvironment } from '@lumen-throw/domain/environment';
import { adminServices, type AdminServices } from '../emulators/src/admin-services.ts';
import { startEmulators, type RunningEmulators } from '../emulators/src/launcher.ts';
import { startLake } from '../lake/src/server.ts';
import { hostedBackup, hostedRestore } from './hosted-commands.ts';
import { backUpLocal } from './local-backup.ts';
import { restoreLocal } from './local-restore.ts';
import { SEED } from '../product/lake-process.ts';
import { stateFolder, takeStateFolder, type StateFolder } from '../product/state-folder.ts';
import { HOSTED_VARIABLES } from '../deploy/hosted-variables.ts';

const root = mkdtempSync(join(tmpdir(), 'lumen-backup-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const environment = parseEnvironment({});
const original = stateFolder(join(root, 'original'));
const fresh = stateFolder(join(root, 'fresh'));
const backup = join(root, 'backup');

/** Runs a lake on a folder for as long as some work takes. */
async function withLake<T>(folder: StateFolder, work: (origin: string) => Promise<T>): Promise<T> {
  const lake = await startLake({
    port: 0,
    shards: 0,
    dataDir: folder.lake,
    allowedOrigins: [],
    projectId: environment.content.projectId,
    seed: SEED,
  });
  try {
    return await work(lake.origin);
  } finally {
    await lake.close();
  }
}

/** A document of the seed to which nothing refers, and without a picture of its own: unused ones stay behind. */
const DELETED = 'comparison-portable-smart';

const EDITOR = { authorization: 'Bearer local-editor', 'content-type': 'application/json' };

async function mutate(origin: string, mutations: readonly unknown[]): Promise<void> {
  const answer = await fetch(`${origin}/v2025-02-19/data/mutate/production`, {
    method: 'POST',
    headers: EDITOR,
    body: JSON.stringify({ mutations }),
  });
  expect(answer.status).toBe(200);
}

/** Everything in a lake but what belongs to the place: revisions, and the addresses of pictures. */
async function contentOf(origin: string): Promise<unknown[]> {
  const answer = await fetch(`${origin}/v2025-02-19/data/export/production`, { headers: EDITOR });
  return (await answer.text())
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const { _rev: _, ...document } = JSON.parse(line) as { _id: string; _rev: string };
      // A picture's id is the hash of its bytes; the rest of its document is made anew from them.
      return /^(?:image|file)-/.test(document._id) ? { _id: document._id } : document;
    });
}

function startCommunity(folder: StateFolder): Promise<RunningEmulators> {
  return startEmulators({
    projectId: environment.firebase.projectId,
    only: ['auth', 'firestore', 'storage'],
    stateDir: folder.emulators,
    logFile: join(root, 'emulators.log'),
  });
}

/** Runs the emulators on a folder for as long as some work takes. */
async function withCommunity<T>(
  folder: StateFolder,
  work: (services: AdminServices) => Promise<T>,
): Promise<T> {
  const emulators = await startCommunity(folder);
  try {
    const { projectId, storageBucket } = environment.firebase;
    await using services = adminServices({ projectId, storageBucket, emulators: emulators.origins });
    return await work(services);
  } finally {
    await emulators.stop();
  }
}

async function communityOf({ auth, firestore, bucket }: AdminServices): Promise<unknown> {
  const { users } = await auth.listUsers();
  const collections = await firestore.listCollections();
  const documents = await Promise.all(
    collections.map(async (collection) =>
      (await collection.get()).docs.map((doc) => [doc.ref.path, doc.data()]),
    ),
  );
  const [files] = await bucket.getFiles();
  return {
    users: users.map(({ uid, email, displayName }) => ({ uid, email, displayName })),
    documents: documents.flat(),
    files: await Promise.all(
      files.map(async (file) => [file.name, String((await file.download())[0]), file.metadata.contentType]),
    ),
  };
}

let content: unknown;
let community: unknown;

beforeAll(async () => {
  content = await withLake(original, async (origin) => {
    await mutate(origin, [
      { patch: { id: 'article-projector-vs-tv', set: { title: 'Edited before the back-up' } } },
      { createOrReplace: { _id: 'drafts.article-new', _type: 'article', title: 'A draft' } },
      { delete: { id: DELETED } },
    ]);
    return contentOf(origin);
  });
  community = await withCommunity(original, async (services) => {
    await services.auth.createUser({ uid: 'maya', email: 'maya@example.test', password: 'secret-enough' });
    await services.firestore.doc('user_setups/one').set({ title: 'Den', at: new Date(0), images: ['a'] });
    await services.firestore.doc('setup_likes/one_maya').set({ setup_id: 'one', user_id: 'maya' });
    await services.bucket
      .file('setups/maya/1.webp')
      .save('picture', { resumable: false, contentType: 'image/webp' });
    return communityOf(services);
  });
}, 120_000);

describe('the embedded product', () => {
  test('is backed up and restored in a fresh place, and nothing differs', { timeout: 180_000 }, async () => {
    const made = await backUpLocal(environment, original, backup);
    expect(made.documents).toBeGreaterThan(100);
    expect(made.communitySavedAt).toBeInstanceOf(Date);
    await restoreLocal(environment, fresh, backup);
    // As `npm start` does, with the seed: what was deleted stays deleted.
    expect(await withLake(fresh, contentOf)).toEqual(content);
    expect(JSON.stringify(content)).toMatch(/Edited before the back-up[^]*drafts\.article-new/);
    expect(JSON.stringify(content)).not.toContain(`"_id":"${DELETED}"`);
    expect(await withCommunity(fresh, communityOf)).toEqual(community);
  });

  test('keeps what was there before a restore', { timeout: 60_000 }, async () => {
    const { kept } = await restoreLocal(environment, fresh, backup);
    expect(kept).toHaveLength(2);
    for (const path of kept) expect(existsSync(path)).toBe(true);
  });

  test('is not restored under a running product, nor from what is no back-up', async () => {
    const release = takeStateFolder(fresh, 'http://localhost:1');
    await expect(restoreLocal(environment, fresh, backup)).rejects.toThrow('already runs');
    release();
    await expect(restoreLocal(environment, fresh, root)).rejects.toThrow('is not a back-up');
  });

  test('never overwrites a back-up, and says when there is nothing to back up', async () => {
    const before = readFileSync(join(backup, 'backup.json'), 'utf8');
    await expect(backUpLocal(environment, original, backup)).rejects.toThrow('is there already');
    expect(readFileSync(join(backup, 'backup.json'), 'utf8')).toBe(before);
    const empty = stateFolder(join(root, 'empty'));
    await expect(backUpLocal(environment, empty, join(root, 'none'))).rejects.toThrow('nothing to back up');
  });
});

test('what a hosted back-up writes is what its restore reads', () => {
  const hosted = parseEnvironment(HOSTED_VARIABLES);
  const written = hostedBackup(hosted, '2026-03-01', '/b').flatMap(({ args }) => args);
  const read = hostedRestore(hosted, '2026-03-01', '/b').flatMap(({ args }) => args);
  for (const place of [
    '/b/content.tar.gz',
    'gs://lumen-live-backups/2026-03-01',
    'gs://lumen-live-backups/2026-03-01-pictures',
  ]) {
    expect(written).toContain(place);
    expect(read).toContain(place);
  }
});
