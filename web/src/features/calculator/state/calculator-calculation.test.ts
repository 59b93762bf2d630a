import { expect, test } from 'vitest';
import {
  calculate,
  newCalculation,
  problemOf,
  type Calculation,
  type CalculationAction,
} from './calculation.ts';
import { catalogueFrom } from './catalogue.ts';
import { boundsOf, lumensOf, shownValue, stepped } from './fields.ts';
import { presetsFrom } from './presets.ts';
import { lensOf } from './lens.ts';
import { askedPlace, foundResults } from './results.ts';
import { DEFAULT_SETTINGS } from './settings.ts';
import { lensFromFormula, lensFromRatio } from '@lumen-throw/throw/lens';
import { DISTANCE_BOUNDS } from '@lumen-throw/throw/limits';
import { PRESET_CONTENT, PRESETS } from '../../../../test/fixture/presets.ts';
import { draws } from '@lumen-throw/throw/testing/draws';

/** A lens with a 16:9 chip and the given throw ratio. */
const lens = (min: number, max: number) => lensFromRatio({ min, max }, { chip: '16:9' });

function after(...actions: CalculationAction[]): Calculation {
  return actions.reduce(calculate, newCalculation());
}

test('accepts a number within bounds as typed', () => {
  const typed = after({ type: 'type', field: 'diagonal', text: '10 ft' });
  expect(typed.settings.diagonal).toBe(120);
  expect(typed.drafts.diagonal).toBe('10 ft');
  expect(calculate(typed, { type: 'leave', field: 'diagonal' }).drafts).toEqual({});
});

test.each(['300', '59', '9'.repeat(400), '0.5', '20 ft'])(
  'keeps %s in the field without changing the results',
  (text) => {
    const typed = after({ type: 'type', field: 'diagonal', text }, { type: 'leave', field: 'diagonal' });
    expect(typed.settings).toEqual(DEFAULT_SETTINGS);
    expect(typed.drafts.diagonal).toBe(text);
    expect(problemOf('diagonal', typed)).toBe('outside');
    // The last accepted size remains.
    expect(foundResults(typed, null)?.diagonal).toBe(100);
  },
);

test.each(['1,200', '12 f', '1e2'])(
  'keeps ambiguous %s in the field without changing the results',
  (text) => {
    const typed = after({ type: 'type', field: 'diagonal', text }, { type: 'leave', field: 'diagonal' });
    expect(typed.settings).toEqual(DEFAULT_SETTINGS);
    expect(typed.drafts.diagonal).toBe(text);
    expect(problemOf('diagonal', typed)).toBe('unclear');
    expect(foundResults(typed, null)?.diagonal).toBe(100);
  },
);

test.each(['', ' ', '0', '-5', 'abc', 'NaN', '-Infinity'])(
  'has no results when the size is "%s" [5-22]',
  (text) => {
    const typed = after({ type: 'type', field: 'diagonal', text });
    expect(problemOf('diagonal', typed)).toBe('nothing');
    expect(typed.settings).toEqual(DEFAULT_SETTINGS);
    expect(foundResults(typed, null)).toBeNull();
    // The other mode does not need the size.
    const other = calculate(typed, { type: 'choose', change: { mode: 'distance-to-size' } });
    expect(foundResults(other, null)).not.toBeNull();
  },
);

test.each(['', '0', '-5', 'abc'])('has no size when the distance is "%s" [5-22]', (text) => {
  const typed = after(
    { type: 'choose', change: { mode: 'distance-to-size' } },
    { type: 'type', field: 'distance', text },
  );
  expect(foundResults(typed, null)).toBeNull();
  // The other mode does not need the distance.
  expect(
    foundResults(calculate(typed, { type: 'choose', change: { mode: 'size-to-distance' } }), null),
  ).not.toBeNull();
});

function resultsWith(min: string, max: string) {
  const typed = after(
    { type: 'type', field: 'ratioMin', text: min },
    { type: 'type', field: 'ratioMax', text: max },
  );
  return foundResults(typed, null);
}

test('throw ratios give results when min > 0 and max ≥ min [5-21]', () => {
  expect(resultsWith('1.5', '1.5')).not.toBeNull();
  expect(resultsWith('2', '1.5')).toBeNull();
  expect(resultsWith('0', '1.5')).toBeNull();
  expect(resultsWith('1.2', '')).toBeNull();
  // A comma that a keyboard has instead of the point.
  expect(resultsWith('1,3', '1,4')?.lens).toEqual(lens(1.3, 1.4));
});

test('gives results in both modes that match a calculation by hand [4-35 9-31..33]', () => {
  const size = foundResults(newCalculation(), null);
  expect(size?.range.min).toBeCloseTo(104.59, 2);
  expect(size?.range.max).toBeCloseTo(130.74, 2);
  expect(size?.recommended).toBeCloseTo(117.66, 2);
  const distance = foundResults(after({ type: 'choose', change: { mode: 'distance-to-size' } }), null);
  expect(distance?.range.min).toBeCloseTo(91.79, 2);
  expect(distance?.range.max).toBeCloseTo(114.73, 2);
  expect(distance?.image.width).toBeCloseTo(90, 2);
});

test('a preset sets ratio, shape and lumens; custom keeps its own', () => {
  const [tk700] = PRESETS;
  if (!tk700) throw new Error('no preset');
  const chosen = after(
    { type: 'type', field: 'ratioMin', text: '1.3' },
    { type: 'type', field: 'lumens', text: '900' },
    { type: 'choose', change: { aspect: '4:3' } },
    { type: 'preset', preset: tk700 },
  );
  expect(chosen.settings).toMatchObject({ preset: 'benq-tk700', aspect: '16:9', lumens: null });
  expect(lensOf(chosen.settings, tk700)).toEqual(lens(1.13, 1.46));
  // Three quarters of the 3,200 lm that its maker rates.
  expect(lumensOf(chosen.settings, tk700)).toBe(2400);
  const custom = calculate(chosen, { type: 'preset', preset: null });
  expect(lensOf(custom.settings, null)).toEqual(lens(1.3, 1.5));
  expect(lumensOf(custom.settings, null)).toBe(2000);
});

test('shows the same distance in other units [2.14-2]', () => {
  const meters = after({ type: 'units', units: 'm' });
  expect(meters.settings.distance).toBe(3.048);
  expect(shownValue(meters.settings.distance, DISTANCE_BOUNDS.m)).toBe('3.05');
  expect(calculate(meters, { type: 'units', units: 'ft' }).settings.distance).toBe(10);
  expect(meters.notice).toBeNull();
});

test("can say what became of the distance when the units' bounds differ", () => {
  const far = after({ type: 'set', field: 'distance', value: 25 }, { type: 'units', units: 'm' });
  expect(far.settings.distance).toBe(7.6);
  expect(far.notice).toEqual({ from: { distance: 25, units: 'ft' }, exact: 7.62, used: 7.6 });
  expect(calculate(far, { type: 'set', field: 'distance', value: 7 }).notice).toBeNull();
});

test('preserves feet through repeated unit changes', () => {
  const { between } = draws(30);
  for (let tried = 0; tried < 500; tried += 1) {
    const feet = Number(between(2, 24.9).toFixed(1));
    const there = after({ type: 'set', field: 'distance', value: feet }, { type: 'units', units: 'm' });
    const back = calculate(there, { type: 'units', units: 'ft' });
    expect(back.settings.distance).toBe(feet);
  }
});

test('sliders move by their step, times ten on demand, and stop at the bounds', () => {
  const feet = DISTANCE_BOUNDS.ft;
  expect(stepped(10, 1, feet)).toBe(10.1);
  expect(stepped(10, -1, feet)).toBe(9.9);
  expect(stepped(10, 10, feet)).toBe(11);
  expect(stepped(24.5, 10, feet)).toBe(25);
  expect(stepped(2.03, 1, feet)).toBe(2.1);
  expect(stepped(2.07, -1, feet)).toBe(2);
  expect(stepped(3.048, 1, DISTANCE_BOUNDS.m)).toBe(3.05);
  let value = feet.min;
  for (let steps = 0; steps < 230; steps += 1) value = stepped(value, 1, feet);
  expect(value).toBe(25);
});

test('compares each projector once and not the chosen one', () => {
  const some = after(
    { type: 'beside', place: 0, id: 'generic-ust' },
    { type: 'beside', place: 1, id: 'generic-ust' },
  );
  expect(some.settings.others).toEqual(['generic-ust']);
  const two = calculate(some, { type: 'beside', place: 1, id: 'benq-tk700' });
  expect(two.settings.others).toEqual(['generic-ust', 'benq-tk700']);
  const chosen = calculate(two, { type: 'preset', preset: PRESETS[0] ?? null });
  expect(chosen.settings.others).toEqual(['generic-ust']);
  expect(calculate(chosen, { type: 'beside', place: 0, id: null }).settings.others).toEqual([]);
});

test('omits presets without usable figures [3-37]', () => {
  const [good] = PRESET_CONTENT;
  if (!good) throw new Error('no preset');
  const found = presetsFrom([
    null,
    { ...good, id: null },
    { ...good, id: 'custom' },
    { ...good, id: 'zero', throwRatioMin: 0 },
    { ...good, id: 'turned', throwRatioMin: 2, throwRatioMax: 1 },
    { ...good, id: 'fixed', throwRatioMax: null, aspectDefault: null },
    { ...good, id: 'fixed', model: 'another of the same id' },
    { ...good, id: 'nameless', brand: null, model: null },
  ]);
  expect(found.map(({ id }) => id)).toEqual(['fixed']);
  expect(found[0]).toMatchObject({
    ratio: { min: 1.13, max: 1.13 },
    lens: lens(1.13, 1.13),
    aspect: '16:9',
    name: 'BenQ TK700',
  });
});

test('omits catalog projectors without usable figures', () => {
  const shop = { marketplaceId: null, searchPhrase: 'it', kind: 'projector', projector: null } as const;
  const figures = { lumens: null, throwRatioMin: 1.2, throwRatioMax: null };
  const found = catalogueFrom([
    null,
    { _id: 'a', name: 'A', specifications: figures, ...shop },
    { _id: 'b', name: null, specifications: figures, ...shop },
    { _id: 'c', name: 'C', specifications: null, ...shop },
    { _id: 'd', name: 'D', specifications: { ...figures, throwRatioMin: -1 }, ...shop },
  ]);
  expect(found.map(({ id }) => id)).toEqual(['a']);
  expect(found[0]).toMatchObject({ lens: lens(1.2, 1.2), lumens: null });
});

test('keeps accepted values within bounds, whatever is typed', () => {
  const { pick, between, whole } = draws(31);
  const fields = ['diagonal', 'distance', 'ratioMin', 'ratioMax', 'lumens', 'gain'] as const;
  let calculation = newCalculation();
  for (let tried = 0; tried < 3000; tried += 1) {
    const text = pick([
      '',
      '-1',
      'x',
      '1e400',
      String(between(-5, 30)),
      between(0, 400).toFixed(whole(0, 9)),
    ]);
    calculation = calculate(
      calculation,
      pick<CalculationAction>([
        { type: 'type', field: pick(fields), text },
        { type: 'units', units: pick(['ft', 'm']) },
        { type: 'leave', field: pick(fields) },
        { type: 'preset', preset: pick([null, ...PRESETS]) },
      ]),
    );
    const { settings } = calculation;
    const values = { ...settings, ratioMin: settings.custom.min, ratioMax: settings.custom.max };
    for (const field of ['diagonal', 'distance', 'ratioMin', 'ratioMax', 'gain'] as const) {
      const { min, max } = boundsOf(field, settings);
      expect(values[field] >= min && values[field] <= max).toBe(true);
    }
  }
});

test('a custom projector has a 16:9 chip until the visitor chooses another', () => {
  const wide = after({ type: 'choose', change: { aspect: '4:3' } });
  // 1.2 to 1.5 times the 106.67 in of the frame around 100 in of 4:3.
  expect(foundResults(wide, null)?.range.min).toBeCloseTo(128, 2);
  expect(foundResults(wide, null)?.range.max).toBeCloseTo(160, 2);
  const said = calculate(wide, { type: 'choose', change: { chip: '4:3' } });
  expect(foundResults(said, null)?.range.min).toBeCloseTo(96, 2);
  // A preset has its own chip, whatever the custom projector's was.
  const [tk700] = PRESETS;
  if (!tk700) throw new Error('no preset');
  expect(lensOf(said.settings, tk700).chip).toBe('16:9');
});

test("a preset uses its maker's distance law instead of its ratio", () => {
  const [tk700] = PRESETS;
  if (!tk700) throw new Error('no preset');
  const law = lensFromFormula(
    { slope: 1, intercept: -10 },
    { slope: 1.3, intercept: -12 },
    { chip: '16:9', measuredFrom: 'back' },
  );
  const results = foundResults(newCalculation(), { ...tk700, lens: law });
  expect(results?.range.min).toBeCloseTo(90, 9);
  expect(results?.range.max).toBeCloseTo(118, 9);
  expect(results?.lens).toMatchObject({ basis: 'formula', measuredFrom: 'back' });
});

test('the sections below use the recommendation until the visitor sets the other value', () => {
  const large = after({ type: 'type', field: 'diagonal', text: '150' });
  expect(askedPlace(large, null)).toMatchObject({ diagonal: 150, recommended: 'distance' });
  expect(askedPlace(large, null).distance).toBeCloseTo(176.49, 2);
  const placed = calculate(large, { type: 'set', field: 'distance', value: 12 });
  expect(askedPlace(placed, null)).toMatchObject({ diagonal: 150, distance: 144, recommended: null });
  // In the other mode, the size is the value that is not set.
  const far = after(
    { type: 'choose', change: { mode: 'distance-to-size' } },
    { type: 'set', field: 'distance', value: 20 },
  );
  expect(askedPlace(far, null)).toMatchObject({ distance: 240, recommended: 'diagonal' });
  expect(askedPlace(far, null).diagonal).toBeCloseTo(206.5, 1);
  const sized = calculate(far, { type: 'type', field: 'diagonal', text: '120' });
  expect(askedPlace(sized, null)).toMatchObject({ diagonal: 120, distance: 240, recommended: null });
});

test("a value set to the default counts as the visitor's in either unit", () => {
  const ten = after({ type: 'type', field: 'distance', text: '10' });
  expect(askedPlace(ten, null)).toMatchObject({ distance: 120, recommended: null });
  const meters = calculate(ten, { type: 'units', units: 'm' });
  expect(askedPlace(meters, null).recommended).toBeNull();
  expect(askedPlace(meters, null).distance).toBeCloseTo(120, 6);
  const elsewhere = calculate(ten, { type: 'set', field: 'distance', value: 11 });
  expect(elsewhere.settings.own).toBeUndefined();
  expect(askedPlace(elsewhere, null).recommended).toBeNull();
});

test('resets a value that was set', () => {
  const placed = after(
    { type: 'units', units: 'm' },
    { type: 'set', field: 'distance', value: 4 },
    { type: 'forget', field: 'distance' },
  );
  expect(placed.settings).toEqual({ ...DEFAULT_SETTINGS, units: 'm', distance: 3.048 });
  expect(askedPlace(placed, null).recommended).toBe('distance');
  const ten = after(
    { type: 'set', field: 'distance', value: 10 },
    { type: 'set', field: 'diagonal', value: 100 },
    { type: 'forget', field: 'distance' },
  );
  expect(ten.settings.own).toEqual(['diagonal']);
});

test('recommends nothing without a lens', () => {
  const turned = after({ type: 'type', field: 'ratioMax', text: '1' });
  expect(askedPlace(turned, null)).toMatchObject({ distance: 120, recommended: null });
});
