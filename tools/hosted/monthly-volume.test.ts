import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../product/state-folder.ts';
import { VOLUMES, volumeRows } from './monthly-volume.ts';

test("the owner's table follows from the formulas", () => {
  const lines = readFileSync(join(ROOT, 'docs/owner.md'), 'utf8').split('\n');
  const rows = lines
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  for (const cells of volumeRows())
    expect(rows.find(([, what]) => what === cells[0])?.slice(1, -1)).toEqual(cells);
});

test('the reads count every function that answers everybody', () => {
  const reads = VOLUMES.find(({ what }) => what.startsWith('reads'));
  // Without a view, the CDN's places still ask for the sitemap.
  expect(reads?.of(0)).toBe(12_000);
  // Of 1,000 views: 360 by readers of the gallery, 400 for pages, pictures and rooms, 3,100 calls.
  expect(reads?.of(1000)).toBe(30 * (360 + 200 + 200 + 3000 + 100) + 12_000);
});

test('a hundred times the views cost at most a hundred times as much, and calls have a limit', () => {
  for (const { of } of VOLUMES) expect(of(1_000_000)).toBeLessThanOrEqual(100 * of(10_000) * 1.000_001);
  const calls = VOLUMES.find(({ what }) => what.startsWith('calls'));
  expect(calls?.of(1e9)).toBe(51_840_000);
});
