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
import { rehearse } from './restore-drill.ts';
import { differences, summary, type StoredState } from './stored-state.ts';
import { stateFolder, takeStateFolder } from '../product/state-folder.ts';
import { HOSTED_VARIABLES } from '../deploy/hosted-variables.ts';

const root = mkdtempSync(join(tmpdir(), 'lumen-backup-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const environment = parseEnvironment({});
let drill: Awaited<ReturnType<typeof rehearse>>;
beforeAll(async () => {
  drill = await rehearse(root);
});

describe('the embedded product', () => {
  test('restores a backup into empty stores without a difference @nightly', () => {
    expect(drill.before.get('document article-brightness-guide')).toContain('Changed before the backup');
    expect(drill.before.has('document drafts.article-drill')).toBe(true);
    // The seed has it: what was deleted stays deleted.
    expect(drill.before.has('document comparison-portable-smart')).toBe(false);
    expect(summary(drill.before)).toMatch(/[1-9]\d{2,} documents.*[1-9]\d* accounts.*records.*pictures/);
  });

  test('keeps the previous data beside a restore @nightly', async () => {
    const { kept } = await restoreLocal(environment, drill.fresh, drill.backup);
    expect(kept).toHaveLength(2);
    for (const path of kept) expect(existsSync(path)).toBe(true);
  });

  test('refuses to restore into a running product, or from anything but a backup @nightly', async () => {
    const release = takeStateFolder(drill.fresh, 'http://localhost:1');
    await expect(restoreLocal(environment, drill.fresh, drill.backup)).rejects.toThrow('already runs');
    release();
    await expect(restoreLocal(environment, drill.fresh, root)).rejects.toThrow('is not a backup');
  });

  test('never overwrites a backup, and reports when there is nothing to back up @nightly', async () => {
    const before = readFileSync(join(drill.backup, 'backup.json'), 'utf8');
    await expect(backUpLocal(environment, drill.original, drill.backup)).rejects.toThrow('already exists');
    expect(readFileSync(join(drill.backup, 'backup.json'), 'utf8')).toBe(before);
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
