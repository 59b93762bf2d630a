/** A restored backup equals its source. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountsFile } from '@lumen-throw/domain/backup';
import { parseEnvironment } from '@lumen-throw/domain/environment';
import { hostedBackup, hostedRestore, keepBackup } from './hosted-commands.ts';
import { backUpLocal } from './local-backup.ts';
import { restoreLocal } from './local-restore.ts';
import {
  communityState,
  contentState,
  differences,
  summary,
  withCommunity,
  withLake,
  type StoredState,
} from './stored-state.ts';
import { stateFolder, takeStateFolder } from '../product/state-folder.ts';
import { HOSTED_VARIABLES } from '../deploy/hosted-variables.ts';

const root = mkdtempSync(join(tmpdir(), 'lumen-backup-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const environment = parseEnvironment({});
const original = stateFolder(join(root, 'original'));
const fresh = stateFolder(join(root, 'fresh'));
const backup = join(root, 'backup');

/** A document of the seed without references to it or a picture of its own, because unused pictures stay behind. */
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

const { dataset } = environment.content;
let content: StoredState;
let community: StoredState;

beforeAll(async () => {
  content = await withLake(environment, original, async (origin) => {
    await mutate(origin, [
      { patch: { id: 'article-projector-vs-tv', set: { title: 'Edited before the backup' } } },
      { createOrReplace: { _id: 'drafts.article-new', _type: 'article', title: 'A draft' } },
      { delete: { id: DELETED } },
    ]);
    return contentState(origin, dataset);
  });
  community = await withCommunity(environment, original, async (services) => {
    await services.auth.createUser({ uid: 'maya', email: 'maya@example.test', password: 'secret-enough' });
    await services.firestore.doc('user_setups/one').set({ title: 'Den', at: new Date(0), images: ['a'] });
    await services.firestore.doc('setup_likes/one_maya').set({ setup_id: 'one', user_id: 'maya' });
    await services.bucket
      .file('setups/maya/1.webp')
      .save('picture', { resumable: false, contentType: 'image/webp' });
    return communityState(services);
  });
});

describe('the embedded product', () => {
  test('restores a backup into empty stores without a difference @nightly', async () => {
    const made = await backUpLocal(environment, original, backup);
    expect(made.documents).toBeGreaterThan(100);
    expect(made.communitySavedAt).toBeInstanceOf(Date);
    await restoreLocal(environment, fresh, backup);
    // Like `npm start`, with the seed: what was deleted stays deleted.
    const restored = await withLake(environment, fresh, (origin) => contentState(origin, dataset));
    expect(differences(content, restored)).toEqual([]);
    expect(content.get('document article-projector-vs-tv')).toContain('Edited before the backup');
    expect(content.has('document drafts.article-new')).toBe(true);
    expect(content.has(`document ${DELETED}`)).toBe(false);
    expect(differences(community, await withCommunity(environment, fresh, communityState))).toEqual([]);
    expect(summary(community)).toBe('1 account, 2 records, 1 picture');
  });

  test('keeps the previous data beside a restore @nightly', async () => {
    const { kept } = await restoreLocal(environment, fresh, backup);
    expect(kept).toHaveLength(2);
    for (const path of kept) expect(existsSync(path)).toBe(true);
  });

  test('refuses to restore into a running product, or from anything but a backup @nightly', async () => {
    const release = takeStateFolder(fresh, 'http://localhost:1');
    await expect(restoreLocal(environment, fresh, backup)).rejects.toThrow('already runs');
    release();
    await expect(restoreLocal(environment, fresh, root)).rejects.toThrow('is not a backup');
  });

  test('never overwrites a backup, and reports when there is nothing to back up @nightly', async () => {
    const before = readFileSync(join(backup, 'backup.json'), 'utf8');
    await expect(backUpLocal(environment, original, backup)).rejects.toThrow('already exists');
    expect(readFileSync(join(backup, 'backup.json'), 'utf8')).toBe(before);
    const empty = stateFolder(join(root, 'empty'));
    await expect(backUpLocal(environment, empty, join(root, 'none'))).rejects.toThrow('nothing to back up');
  });
});

test('a restore reads what a hosted backup writes @nightly', () => {
  const hosted = parseEnvironment(HOSTED_VARIABLES);
  const commands = [...hostedBackup(hosted, '2026-03-01', '/b'), ...keepBackup(hosted, '2026-03-01', '/b')];
  const written = commands.flatMap(({ args }) => args);
  const read = hostedRestore(hosted, '2026-03-01', '/b').flatMap(({ args }) => args);
  for (const place of [
    '/b/content.tar.gz',
    'gs://lumen-live-backups/daily/2026-03-01-documents',
    'gs://lumen-live-backups/pictures',
  ]) {
    expect(written).toContain(place);
    expect(read).toContain(place);
  }
  expect(written).toContain('gs://lumen-live-backups/daily/2026-03-01-files/');
  expect(read).toContain('gs://lumen-live-backups/daily/2026-03-01-files/*');
  // A function writes the accounts: no command of a backup has members' data pass this machine.
  expect(read).toContain(`gs://lumen-live-backups/${accountsFile(new Date('2026-03-01T08:15:00Z'))}`);
  expect(commands.map(({ command }) => command)).not.toContain('firebase');
  const local = written.filter((place) => place.startsWith('/b/'));
  expect(new Set(local)).toEqual(new Set(['/b/content.tar.gz', '/b/latest.json']));
  // The file that marks the backup as complete comes last.
  expect(commands.at(-1)?.args).toContain('gs://lumen-live-backups/latest.json');
});

describe('two states', () => {
  const before: StoredState = new Map([
    ['document a', '{"title":"A"}'],
    ['picture b', '{"bytes":"1"}'],
  ]);

  test('that are equal have no differences @nightly', () => {
    expect(differences(before, new Map(before))).toEqual([]);
  });

  test('differ by missing, changed and new items, each by name @nightly', () => {
    const after: StoredState = new Map([
      ['picture b', '{"bytes":"2"}'],
      ['account c email', '"c@example.test"'],
    ]);
    expect(differences(before, after)).toEqual([
      'document a is missing',
      'picture b differs',
      'account c email was not there before',
    ]);
  });
});
