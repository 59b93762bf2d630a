import { expect, test } from 'vitest';
import { UPLOADED_AT } from '@lumen-throw/domain/setup-images';
import { uploadedAt } from '../src/picture-files.ts';
import { isBeyondQuota } from '../src/upload-quota.ts';

const NOW = new Date('2026-05-02T12:00:00Z');
const HOUR = 60 * 60 * 1000;
const upload = (path: string, hoursAgo: number) => ({
  path,
  created: new Date(NOW.getTime() - hoursAgo * HOUR),
});

test("keeps a day's quota of uploads and refuses those after it", () => {
  const uploads = [upload('a', 3), upload('b', 2), upload('c', 1)];
  expect(uploads.map(({ path }) => isBeyondQuota(uploads, path, NOW, 2))).toEqual([false, false, true]);
});

test('does not count uploads older than a day', () => {
  const uploads = [upload('a', 25), upload('b', 24), upload('c', 1)];
  expect(uploads.map(({ path }) => isBeyondQuota(uploads, path, NOW, 1))).toEqual([false, false, false]);
});

test('refuses the same ones of simultaneous uploads in any order of checking', () => {
  const uploads = ['d', 'a', 'c', 'b'].map((path) => upload(path, 0));
  const beyond = uploads.filter(({ path }) => isBeyondQuota(uploads, path, NOW, 3));
  expect(beyond.map(({ path }) => path)).toEqual(['d']);
});

test('an upload that no longer exists is within the quota', () => {
  expect(isBeyondQuota([upload('a', 1)], 'gone', NOW, 0)).toBe(false);
});

test("counts an upload from its first write, not from a function's rewrite", () => {
  const timeCreated = '2026-05-02T11:00:00.000Z';
  const came = '2026-05-02T09:00:00.000Z';
  const written = { metadata: { timeCreated, metadata: { [UPLOADED_AT]: came } } };
  expect(uploadedAt(written, NOW)).toEqual(new Date(came));
  expect(uploadedAt({ metadata: { timeCreated } }, NOW)).toEqual(new Date(timeCreated));
  expect(uploadedAt({ metadata: {} }, NOW)).toEqual(NOW);
});
