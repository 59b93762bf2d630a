import { expect, test } from 'vitest';
import { UNUSED_UPLOADS } from '@lumen-throw/domain/limits';
import { repairedCount } from '../src/like-repair.ts';
import { sweptUploads } from '../src/orphan-uploads.ts';

test.each([
  [3, 3, null],
  [0, 0, null],
  [5, 3, 3],
  [0, 2, 2],
  [-1, 0, 0],
  ['3', 3, 3],
  [undefined, 0, 0],
])('corrects a counter of %s for %i likes to %s', (stored, counted, right) => {
  expect(repairedCount(stored, counted)).toBe(right);
});

const NOW = new Date('2026-03-10T08:00:00Z');
const hoursOld = (hours: number) => ({
  path: `setups/maya/${hours}`,
  created: new Date(NOW.getTime() - hours * 3_600_000),
});

test('a sweep considers uploads between one and eight days old', () => {
  const uploads = [-1, 0, 23.9, 24, 24.1, 100, 8 * 24, 8 * 24 + 0.1].map(hoursOld);
  expect(sweptUploads(uploads, NOW)).toEqual([24.1, 100, 8 * 24].map(hoursOld));
});

test('a sweep keeps pictures of a draft, even while its setup is being shared', () => {
  const hour = 3_600_000;
  const sentWith = hoursOld(UNUSED_UPLOADS.countedOn / hour + 1);
  expect(sweptUploads([sentWith], NOW)).toEqual([]);
});
