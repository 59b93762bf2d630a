import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../product/state-folder.ts';
import { VOLUMES, volumeRows } from './monthly-volume.ts';

test("the owner's table is what the formulas say", () => {
  const lines = readFileSync(join(ROOT, 'docs/owner.md'), 'utf8').split('\n');
  const rows = lines
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  for (const cells of volumeRows())
    expect(rows.find(([, what]) => what === cells[0])?.slice(1, -1)).toEqual(cells);
});

test('a hundred times the views are at most a hundred times of everything, and questions have a bound', () => {
  for (const { of } of VOLUMES) expect(of(1_000_000)).toBeLessThanOrEqual(100 * of(10_000) * 1.000_001);
  const calls = VOLUMES.find(({ what }) => what.startsWith('calls'));
  expect(calls?.of(1e9)).toBe(51_840_000);
});
