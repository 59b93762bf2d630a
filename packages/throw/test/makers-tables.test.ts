/** Lenses against makers' tables: each row within half of its last digit. */
import { describe, expect, test } from 'vitest';
import { ratiosAt } from '../src/frame.ts';
import {
  pictureDistances,
  lensFromFormula,
  lensFromOneDistance,
  lensFromRatio,
  lensFromTable,
  type Lens,
} from '../src/lens.ts';
import { chebyshevLine, distanceOn } from '../src/printed-rows.ts';
import {
  makersFormulas,
  makersHeights,
  makersTables,
  type MakersTable,
} from '../src/testing/makers-tables.ts';
import { draws } from '../src/testing/draws.ts';
import { imageSize } from '../src/image-size.ts';
import { ultraShortPlace, type UltraShortLaw } from '../src/ultra-short.ts';
import { printedInches } from '../src/units.ts';
import { known } from '../src/testing/known.ts';

const TABLES = makersTables();

function lensOf({ wide, tele, step, shape, measuredFrom }: MakersTable): Lens {
  const { lens, problem } = lensFromTable({ wide, tele, step }, { chip: shape, measuredFrom });
  if (!lens) throw new Error(JSON.stringify(problem));
  return lens;
}

/** The largest error of a lens over a table's rows, in steps of its last digit. */
function largestMiss(lens: Lens, { wide, tele, shape, step }: MakersTable): number {
  const misses = (['min', 'max'] as const).flatMap((end) =>
    (end === 'min' ? wide : tele).map(({ diagonal, distance }) =>
      Math.abs(known(pictureDistances(lens, { diagonal, aspect: shape }))[end] - distance),
    ),
  );
  return Math.max(...misses) / step;
}

test('there are tables of 30 models with 375 distances, and 10 formulas', () => {
  expect(new Set(TABLES.map(({ model }) => model)).size).toBe(30);
  expect(TABLES.reduce((sum, { wide, tele }) => sum + wide.length + tele.length, 0)).toBe(375);
  expect(makersFormulas()).toHaveLength(10);
});

describe.each(TABLES.map((table) => ({ name: `${table.model}, ${table.shape}`, table })))(
  '$name',
  ({ table }) => {
    test('reproduces every printed row within half of its last digit', () => {
      expect(largestMiss(lensOf(table), table)).toBeLessThanOrEqual(0.5 + 1e-6);
    });

    test('a single distance errs by the intercept of the whole table', () => {
      const longest = table.wide.at(-1);
      if (!longest) throw new Error('no rows');
      const plain = lensFromOneDistance(longest, {
        chip: table.shape,
        sizes: { wide: { min: 1, max: 1000 } },
      });
      const [shortest] = table.wide;
      if (!shortest) throw new Error('no rows');
      const { min } = known(pictureDistances(plain, { diagonal: shortest.diagonal, aspect: table.shape }));
      const { min: byLaw } = known(pictureDistances(lensOf(table), { ...shortest, aspect: table.shape }));
      // The formula's intercept is the plain ratio's error, which shrinks toward the row it was made from.
      const { intercept } = lensOf(table).wide;
      const expected = -intercept * (1 - shortest.diagonal / longest.diagonal);
      expect(Math.abs(min - byLaw - expected)).toBeLessThanOrEqual(table.step);
    });
  },
);

test('rejects figures that contradict their own page', () => {
  const withThem = TABLES.filter(({ dropped }) => dropped.length > 0);
  expect(withThem.map(({ model }) => model)).toEqual(['Epson PowerLite W39', 'Toshiba TDP-PX10']);
  for (const { wide, tele, step, shape, dropped } of withThem) {
    const rows = { wide: [...wide], tele: [...tele] };
    for (const { end, row } of dropped) rows[end].push(row);
    const { lens, problem } = lensFromTable({ ...rows, step }, { chip: shape });
    expect(lens).toBeNull();
    expect(problem).toMatchObject({ why: 'no line', end: dropped[0]?.end });
  }
});

test('rejects a table with too few rows', () => {
  const row = { diagonal: 100, distance: 120 };
  const step = 0.4;
  expect(lensFromTable({ wide: [row, row], tele: [], step }, { chip: '16:9' }).problem).toEqual({
    why: 'too few rows',
    end: 'wide',
  });
  const wide = [row, { diagonal: 120, distance: 144 }];
  expect(lensFromTable({ wide, tele: [row], step }, { chip: '16:9' }).problem).toEqual({
    why: 'too few rows',
    end: 'tele',
  });
  expect(lensFromTable({ wide, tele: [], step }, { chip: '16:9' }).lens).toMatchObject({
    kind: 'fixed',
    basis: 'table',
    measuredFrom: 'lens',
  });
});

test('finds one row that is off by more than its rounding, at any place', () => {
  const { pick, whole, chance } = draws(200);
  const straight = TABLES.filter(({ wide }) => wide.length >= 4);
  const [first, ...rest] = straight;
  if (!first) throw new Error('no tables');
  for (let tried = 0; tried < 500; tried += 1) {
    const { wide, step, shape } = pick([first, ...rest]);
    const place = whole(0, wide.length - 1);
    const off = step * (chance(0.5) ? 4.1 : -4.1);
    const rows = wide.map((row, index) => (index === place ? { ...row, distance: row.distance + off } : row));
    const { problem } = lensFromTable({ wide: rows, tele: [], step }, { chip: shape });
    expect(problem).toMatchObject({ why: 'no line' });
  }
});

test('rounded rows of a line give a line within half a step of each', () => {
  const { between, whole, pick } = draws(201);
  for (let tried = 0; tried < 2000; tried += 1) {
    const law = { slope: between(0.1, 3), intercept: between(-12, 12) };
    const step = pick([0.01, 0.1, 0.4, 1]);
    const rows = Array.from({ length: whole(2, 12) }, (_, index) => {
      const diagonal = 30 + index * 20 + whole(0, 19);
      return { diagonal, distance: Math.round(distanceOn(law, diagonal) / step) * step };
    });
    const line = chebyshevLine(rows);
    if (!line) throw new Error('no line');
    expect(line.largestMiss).toBeLessThanOrEqual(step / 2 + 1e-9);
    // No other line fits better: a fine search around it.
    for (let other = 0; other < 20; other += 1) {
      const near = {
        slope: line.slope + between(-0.01, 0.01),
        intercept: line.intercept + between(-1, 1),
      };
      const miss = Math.max(...rows.map((row) => Math.abs(distanceOn(near, row.diagonal) - row.distance)));
      expect(miss).toBeGreaterThanOrEqual(line.largestMiss - 1e-9);
    }
  }
});

/** Formulas with rows on the same page; the second one, for another ceiling mount, has none. */
const FORMULAS_WITH_ROWS = makersFormulas().flatMap((formula) => {
  const table = TABLES.find(({ model, shape }) => model === formula.model && shape === formula.shape);
  const [first] = table?.wide ?? [];
  const isOfTable = first && Math.abs(distanceOn(formula.wide, first.diagonal) - first.distance) < 1;
  return table && isOfTable ? [{ name: formula.model, formula, table }] : [];
});

test('four formulas are beside their rows', () => {
  expect(FORMULAS_WITH_ROWS.map(({ name }) => name)).toEqual([
    'Sony VPL-HW50ES',
    'Sony VPL-VW270ES',
    'Sony VPL-VW100',
    'Sony VPL-HS51',
  ]);
});

test.each(FORMULAS_WITH_ROWS)('the formula of $name gives its printed rows', ({ formula, table }) => {
  const { wide, tele, shape, rounding } = formula;
  const lens = lensFromFormula(wide, tele, { chip: shape });
  for (const end of ['min', 'max'] as const) {
    for (const { diagonal, distance } of end === 'min' ? table.wide : table.tele) {
      const off = (distance - known(pictureDistances(lens, { diagonal, aspect: shape }))[end]) / table.step;
      const inward = end === 'min' ? off : -off;
      const [least, most, found] = rounding === 'inward' ? [0, 1, inward] : [-0.5, 0.5, off];
      expect(found).toBeGreaterThanOrEqual(least - 0.01);
      expect(found).toBeLessThanOrEqual(most + 0.01);
    }
  }
});

test.each(makersFormulas().map((formula) => ({ name: formula.model, formula })))(
  'a lens from the formula of $name gives its distances',
  ({ formula: { wide, tele, shape, measuredFrom } }) => {
    const lens = lensFromFormula(wide, tele, { chip: shape, measuredFrom });
    expect(lens).toMatchObject({ basis: 'formula', measuredFrom, kind: tele ? 'zoom' : 'fixed' });
    for (const diagonal of [40, 100, 300]) {
      const { min, max } = known(pictureDistances(lens, { diagonal, aspect: shape }));
      expect(min).toBeCloseTo(wide.slope * diagonal + wide.intercept, 9);
      expect(max).toBeCloseTo((tele ?? wide).slope * diagonal + (tele ?? wide).intercept, 9);
    }
  },
);

test('Panasonic measures the diagonal in meters: 100 in of a PT-LB332 are 3.02 to 3.63 m', () => {
  const formula = makersFormulas().find(({ model }) => model === 'Panasonic PT-LB332');
  if (!formula) throw new Error('no formula');
  const lens = lensFromFormula(formula.wide, formula.tele, { chip: '4:3' });
  const { min, max } = known(pictureDistances(lens, { diagonal: 100, aspect: '4:3' }));
  // 1.1974 × 2.54 − 0.025 and 1.4386 × 2.54 − 0.025.
  expect(min * 0.0254).toBeCloseTo(3.0164, 4);
  expect(max * 0.0254).toBeCloseTo(3.629, 4);
});

test('the formula that ends at −2.5044 in is that of the Epson PowerLite 5350, a 4:3 projector', () => {
  const formula = makersFormulas().find(({ model }) => model === 'Epson PowerLite 5350');
  expect(formula).toMatchObject({ shape: '4:3', tele: { slope: 2.1949, intercept: -2.5044 } });
});

test('reproduces printed picture heights above ultra short throw cabinets', () => {
  const heights = makersHeights();
  expect(heights.map(({ model }) => model)).toEqual([
    'Epson Home Cinema LS100',
    'Epson EpiqVision Ultra LS800',
  ]);
  for (const { model, shape, rows, step } of heights) {
    const rise = chebyshevLine(
      rows.map(({ diagonal, topToBottom }) => ({ diagonal, distance: topToBottom })),
    );
    const table = TABLES.find((one) => one.model === model);
    const distance = table && chebyshevLine(table.wide);
    if (!rise || !distance) throw new Error('no line');
    const law: UltraShortLaw = { aspect: shape, distance, measuredFrom: 'back', depth: 0, rise };
    for (const { diagonal, topToBottom, topToTop } of rows) {
      const place = ultraShortPlace(law, diagonal);
      expect(Math.abs(place.topToBottom - topToBottom) / step).toBeLessThanOrEqual(0.5 + 1e-6);
      // Bottom and top are rounded separately.
      const top = topToTop ?? place.topToTop;
      expect(Math.abs(place.topToTop - top) / step).toBeLessThanOrEqual(1);
    }
  }
});

test('a lens printed for a 2.35:1 picture throws the same on its 16:9 chip', () => {
  const table = TABLES.find(({ model }) => model === 'Sony VPL-VW270ES');
  if (!table) throw new Error('no table');
  const { wide, tele, step } = table;
  const { lens } = lensFromTable({ wide, tele, step }, { chip: '16:9', printedFor: '2.35:1' });
  if (!lens) throw new Error('no lens');
  expect(lens.chip).toBe('16:9');
  expect(largestMiss(lens, table)).toBeLessThanOrEqual(0.5 + 1e-6);
  // The same width, so the same place: 16:9 of 105.6 in is as wide as 2.35:1 of 100.
  const wideAs = (imageSize(100, '2.35:1').width / imageSize(100, '16:9').width) * 100;
  expect(known(pictureDistances(lens, { diagonal: wideAs, aspect: '16:9' })).min).toBeCloseTo(
    known(pictureDistances(lens, { diagonal: 100, aspect: '2.35:1' })).min,
    9,
  );
});

test("a formula's ratios at a size match the spec sheet and change with the size", () => {
  const table = TABLES.find(({ model }) => model === 'Epson EpiqVision Ultra LS800');
  if (!table) throw new Error('no table');
  const lens = lensOf(table);
  // 13.5 cm at 110 in, 28.5 cm at 150 in: 0.056 and 0.086 from the back of the cabinet.
  expect(known(ratiosAt(lens, { diagonal: 110, aspect: '16:9' })).min).toBeCloseTo(0.056, 3);
  expect(known(ratiosAt(lens, { diagonal: 150, aspect: '16:9' })).min).toBeCloseTo(0.086, 3);
  const plain = lensFromRatio({ min: 1.2, max: 1.5 }, { chip: '16:9' });
  for (const diagonal of [60, 200]) {
    const { min, max } = known(ratiosAt(plain, { diagonal, aspect: '4:3' }));
    expect(min).toBeCloseTo(1.2, 9);
    expect(max).toBeCloseTo(1.5, 9);
  }
});

test('converts printed units to inches', () => {
  expect(printedInches(2.54, 'cm')).toBeCloseTo(1, 12);
  expect(printedInches(25.4, 'mm')).toBeCloseTo(1, 12);
  expect(printedInches(1, 'ft')).toBe(12);
  expect(printedInches(3, 'in')).toBe(3);
  expect(printedInches(0.0254, 'm')).toBeCloseTo(1, 12);
});
