import { expect, test } from 'vitest';
import { backupFinding } from '../src/backup-watch.ts';

type Backups = Parameters<typeof backupFinding>[0];

const NOW = new Date('2026-05-02T14:00:00Z');

/** A bucket with one file, or one that answers with an error. */
function holding(found: string | { code: number }): Backups {
  const download = () =>
    typeof found === 'string'
      ? Promise.resolve([Buffer.from(found)])
      : Promise.reject(Object.assign(new Error('refused'), found));
  return { file: () => ({ download }) } as unknown as Backups;
}

const made = (complete: string): Backups => holding(JSON.stringify({ stamp: 'a', complete }));

test('accepts a backup from last night', async () => {
  expect(await backupFinding(made('2026-05-02T03:10:00Z'), NOW)).toBeNull();
});

test('reports a failed backup the next morning, and a file without a time', async () => {
  expect(await backupFinding(made('2026-05-01T03:10:00Z'), NOW)).toEqual({ reason: 'stale', hours: 35 });
  expect(await backupFinding(made('tonight'), NOW)).toEqual({ reason: 'unreadable' });
  expect(await backupFinding(holding(''), NOW)).toEqual({ reason: 'unreadable' });
});

test('reports a missing backup; an unreachable bucket is a separate error', async () => {
  expect(await backupFinding(holding({ code: 404 }), NOW)).toEqual({ reason: 'none' });
  await expect(backupFinding(holding({ code: 403 }), NOW)).rejects.toThrow('refused');
});
