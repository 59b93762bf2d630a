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

test('so many uploads as a day has are kept, and those after them are not', () => {
  const uploads = [upload('a', 3), upload('b', 2), upload('c', 1)];
  expect(uploads.map(({ path }) => isBeyondQuota(uploads, path, NOW, 2))).toEqual([false, false, true]);
});

test('what is older than a day counts no more', () => {
  const uploads = [upload('a', 25), upload('b', 24), upload('c', 1)];
  expect(uploads.map(({ path }) => isBeyondQuota(uploads, path, NOW, 1))).toEqual([false, false, false]);
});

test('of many at once the same ones are beyond the limit, in whatever order they are looked at', () => {
  const uploads = ['d', 'a', 'c', 'b'].map((path) => upload(path, 0));
  const beyond = uploads.filter(({ path }) => isBeyondQuota(uploads, path, NOW, 3));
  expect(beyond.map(({ path }) => path)).toEqual(['d']);
});

test('one that is gone already is not beyond it', () => {
  expect(isBeyondQuota([upload('a', 1)], 'gone', NOW, 0)).toBe(false);
});

test('an upload came when it was first written, not when a function wrote it anew', () => {
  const timeCreated = '2026-05-02T11:00:00.000Z';
  const came = '2026-05-02T09:00:00.000Z';
  const written = { metadata: { timeCreated, metadata: { [UPLOADED_AT]: came } } };
  expect(uploadedAt(written, NOW)).toEqual(new Date(came));
  expect(uploadedAt({ metadata: { timeCreated } }, NOW)).toEqual(new Date(timeCreated));
  expect(uploadedAt({ metadata: {} }, NOW)).toEqual(NOW);
});
