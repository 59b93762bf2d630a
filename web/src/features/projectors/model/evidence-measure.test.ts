import { expect, test } from 'vitest';
import { evidence, figure, law, projectorContent } from '../../../../test/fixture/projector.ts';
import { evidenceMeasure } from './evidence-measure.ts';
import { figureRows } from './figure-rows.ts';
import type { ProjectorContent } from './projector-query.ts';

function measure(more: Partial<ProjectorContent> = {}) {
  const projector = projectorContent(more);
  return evidenceMeasure(figureRows(projector), projector.kind);
}

/** A figure whose source was read on a day. */
function readOn(seen: string | null, value: number) {
  return { ...figure(value, 'maker'), evidence: { ...evidence('maker'), seen } };
}

test('names the figures that shoppers look for and nobody has entered', () => {
  const { known, all, missing } = measure({ kind: 'homeTheater' });
  expect([known, all]).toEqual([0, missing.length]);
  expect(missing).toEqual(
    expect.arrayContaining(['Brightness', 'Distance', 'Lens shift', 'Native contrast', 'Noise', 'Netflix']),
  );
  const some = measure({ kind: 'homeTheater', brightness: [figure(1, 'claim')], noise: [figure(20, null)] });
  expect([some.known, some.all]).toEqual([1, all]);
  expect(some.missing).not.toContain('Brightness');
  expect(some.missing).toContain('Noise');
});

test('asks only an ultra short throw for the height of its picture', () => {
  const height = 'Height of the picture above the cabinet';
  expect(measure({ kind: 'ultraShortThrow' }).missing).toContain(height);
  expect(measure({ kind: 'homeTheater' }).missing).not.toContain(height);
  const distance = [law({ rows: 8, rise: { a: 0.11, b: 1 } })];
  expect(measure({ kind: 'ultraShortThrow', distance }).missing).not.toContain(height);
});

test('asks for the distance or the throw ratio, not for both', () => {
  const nothing = measure({ kind: 'homeTheater' });
  const ratio = measure({ kind: 'homeTheater', throwRatio: [{ ...figure(0, 'maker'), min: 1.1, max: 1.4 }] });
  const table = measure({ kind: 'homeTheater', distance: [law({ rows: 8 })] });
  for (const { missing } of [ratio, table])
    expect(missing.filter((title) => /^(Distance|Throw ratio)$/.test(title))).toEqual([]);
  expect(nothing.missing.filter((title) => /^(Distance|Throw ratio)$/.test(title))).not.toEqual([]);
  expect([ratio.known, table.known]).toEqual([1, 1]);
  expect([ratio.all, table.all]).toEqual([nothing.all, nothing.all]);
});

test('asks only a portable for its battery, and counts one that was entered', () => {
  const { all } = measure({ kind: 'gaming' });
  expect(measure({ kind: 'portable' }).missing).toContain('Battery life');
  expect(measure({ kind: 'gaming' }).missing).not.toContain('Battery life');
  const withOne = measure({ kind: 'gaming', battery: [figure(3, 'maker')] });
  expect([withOne.known, withOne.all]).toEqual([1, all + 1]);
});

test('gives the days on which the sources were read, and counts those without one', () => {
  expect(measure()).toMatchObject({ days: null, undated: 0 });
  expect(
    measure({
      noise: [readOn('2026-11-27', 28), readOn(null, 30), readOn('soon', 31)],
      weight: [readOn('2026-11-23', 4)],
    }),
  ).toMatchObject({ days: 'Nov 23 to Nov 27, 2026', undated: 2 });
});
