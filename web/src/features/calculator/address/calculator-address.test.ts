import { LIGHT_CHOICES } from '../../../shared/room-light/light-name.ts';
import { expect, test } from 'vitest';
import { readAddress, writeAddress } from './address.ts';
import { linkNotice } from './link-notice.ts';
import { boundsOf } from '../state/fields.ts';
import { ASPECTS, DEFAULT_SETTINGS, isWithin, MODES, UNITS, type Settings } from '../state/settings.ts';
import { draws } from '@lumen-throw/throw/testing/draws';
import { PRESETS } from '../../../../test/fixture/presets.ts';

const read = (search: string) => readAddress(search, PRESETS).settings;
const replaced = (search: string) => readAddress(search, PRESETS).replaced;

/** The note that a page shows for a query. */
function notice(search: string): string | null {
  const { settings, replaced: values } = readAddress(search, PRESETS);
  return linkNotice(values, settings, PRESETS);
}

test("starts from the specification's defaults when there is no query [5-28 9-21 9-22]", () => {
  expect(read('')).toEqual({
    mode: 'size-to-distance',
    units: 'ft',
    diagonal: 100,
    distance: 10,
    aspect: '16:9',
    preset: null,
    custom: { min: 1.2, max: 1.5 },
    lumens: null,
    gain: 1,
    light: 'dark',
    others: [],
  });
});

test('reads the names of the specification [2.14-21]', () => {
  const query =
    '?mode=distance-to-size&units=m&diag=120&dist=3.5&ar=2.35:1&preset=custom&trmin=1.1&trmax=1.9';
  expect(read(query)).toMatchObject({
    mode: 'distance-to-size',
    units: 'm',
    diagonal: 120,
    distance: 3.5,
    aspect: '2.35:1',
    preset: null,
    custom: { min: 1.1, max: 1.9 },
  });
  expect(read('?preset=generic-ust')).toMatchObject({ preset: 'generic-ust', aspect: '16:9' });
});

test('writes them, trmin and trmax only for a custom projector [2.14-21 2.14-22]', () => {
  expect(writeAddress(DEFAULT_SETTINGS)).toBe(
    '?mode=size-to-distance&units=ft&diag=100&dist=10&ar=16:9&preset=custom&trmin=1.2&trmax=1.5',
  );
  expect(writeAddress({ ...DEFAULT_SETTINGS, preset: 'benq-tk700' })).toBe(
    '?mode=size-to-distance&units=ft&diag=100&dist=10&ar=16:9&preset=benq-tk700',
  );
});

test('writes the room and compared projectors once they are set', () => {
  const settings: Settings = {
    ...DEFAULT_SETTINGS,
    lumens: 3000,
    gain: 1.3,
    light: 'dusk',
    others: ['generic-ust', 'benq-tk700'],
  };
  const address = writeAddress(settings);
  expect(address).toContain('&lumens=3000&gain=1.3&light=dusk&with=generic-ust,benq-tk700');
  expect(read(address)).toEqual(settings);
});

test('writes a light reading, heights and rows of seats once they are set', () => {
  const settings: Settings = { ...DEFAULT_SETTINGS, lux: 35, bottom: 40, mounting: 'ceiling', rows: 2 };
  const address = writeAddress(settings);
  expect(address).toContain('&lux=35&bottom=40&mount=ceiling&rows=2');
  expect(read(address)).toEqual(settings);
  const own: Settings = {
    ...DEFAULT_SETTINGS,
    rejected: 65,
    offset: 105.5,
    offsetOf: 'near',
    shift: 60,
    sideShift: 0,
    shiftOf: 'half',
  };
  expect(writeAddress(own)).toContain(
    '&rejects=65&offset=105.5&offsetof=near&shift=60&hshift=0&shiftof=half',
  );
  expect(read(writeAddress(own))).toEqual(own);
  expect(notice('?rejects=99&offsetof=floor')).toBe(
    'This link asked for a screen that rejects 99 % of the room’s light (shown: 95 %), an offset counted from “floor” (shown: from the far edge: 50 % is the middle, 100 % level with the near edge).',
  );
  expect(read('?lux=9000&bottom=1&rows=2.4&mount=wall')).toEqual({
    ...DEFAULT_SETTINGS,
    lux: 2000,
    bottom: 4,
    rows: 2,
  });
  expect(replaced('?lux=9000&bottom=1&rows=2.4&mount=wall')).toHaveLength(4);
});

/** Bad values that a query might contain for a number. */
const BAD_NUMBERS = [
  '',
  ' ',
  'NaN',
  'Infinity',
  '-Infinity',
  '1e309',
  '1e2',
  '-100',
  '+100',
  '100,5',
  '3,5',
  '0x64',
  '0b1100100',
  '100 ',
  ' 100',
  '1_00',
  '100in',
  '١٠٠',
  '-0',
  'null',
  'undefined',
  '[object Object]',
  '<script>alert(1)</script>',
  '%00',
  '9'.repeat(400),
  `1.${'9'.repeat(400)}`,
] as const;

test.each(BAD_NUMBERS)('replaces the number "%s" by the default, field by field [5-29]', (text) => {
  const bad = encodeURIComponent(text);
  expect(read(`?diag=${bad}&dist=${bad}&trmin=${bad}&trmax=${bad}&lumens=${bad}&gain=${bad}`)).toEqual(
    DEFAULT_SETTINGS,
  );
  expect(read(`?diag=${bad}&dist=12`)).toEqual({ ...DEFAULT_SETTINGS, distance: 12 });
});

test.each([
  ['diag', '59.9', { diagonal: 60 }],
  ['diag', '500', { diagonal: 200 }],
  ['dist', '1.9', { distance: 2 }],
  ['dist', '25.1', { distance: 25 }],
  ['trmin', '0.18', { custom: { min: 0.19, max: 1.5 } }],
  ['trmax', '5.01', { custom: { min: 1.2, max: 5 } }],
  ['lumens', '49', { lumens: 50 }],
  ['lumens', '20001', { lumens: 20_000 }],
  ['gain', '0.2', { gain: 0.3 }],
  ['gain', '3.1', { gain: 3 }],
] as const)('limits %s=%s to the nearest value within bounds [5-24 5-25 5-27]', (name, text, changed) => {
  expect(read(`?${name}=${text}`)).toEqual({ ...DEFAULT_SETTINGS, ...changed });
  expect(replaced(`?${name}=${text}`)).toHaveLength(1);
});

test.each([
  ['diag', '99.5', { diagonal: 100 }],
  ['trmin', '1.226', { custom: { min: 1.23, max: 1.5 } }],
  ['lumens', '1999.6', { lumens: 2000 }],
] as const)('rounds %s=%s to what its field shows', (name, text, changed) => {
  expect(read(`?${name}=${text}`)).toEqual({ ...DEFAULT_SETTINGS, ...changed });
  expect(replaced(`?${name}=${text}`)).toHaveLength(1);
});

test('keeps a distance as precise as other units need, without a note', () => {
  expect(read('?dist=11.4829').distance).toBe(11.4829);
  expect(replaced('?dist=11.48294&diag=100.0&trmin=1.20001&trmax=1.5')).toEqual([]);
});

test('accepts the bounds themselves [5-26]', () => {
  expect(read('?diag=60&dist=25&trmin=0.19&trmax=5')).toMatchObject({
    diagonal: 60,
    distance: 25,
    custom: { min: 0.19, max: 5 },
  });
  expect(read('?units=m&dist=0.6').distance).toBe(0.6);
  expect(read('?units=m&dist=7.6').distance).toBe(7.6);
});

test('applies the bounds in meters to meters, and the default is the same distance in both units', () => {
  expect(read('?units=m&dist=10').distance).toBe(7.6);
  expect(read('?units=m').distance).toBe(3.048);
});

test.each(['mode', 'units', 'ar', 'preset', 'light', 'with'])(
  'replaces an unknown %s by the default',
  (name) => {
    for (const value of [
      '',
      'nonsense',
      '__proto__',
      'constructor',
      'toString',
      '<b>',
      'CUSTOM',
      '16:9,4:3',
    ]) {
      const expected = name === 'ar' && value === '16:9' ? '16:9' : DEFAULT_SETTINGS.aspect;
      expect(read(`?${name}=${encodeURIComponent(value)}`)).toEqual({
        ...DEFAULT_SETTINGS,
        aspect: expected,
      });
    }
  },
);

test('an unknown preset falls back to the default custom ratio [9-23]', () => {
  expect(read('?preset=gone&trmin=2&trmax=3').custom).toEqual({ min: 1.2, max: 1.5 });
});

test.each(['?%E0%A4%A=%&&&==&diag', '?%', '?diag=%E0%A4%A', '&&', '?=&=&?', '#'])(
  'ignores the malformed query %s',
  (query) => {
    expect(read(query)).toEqual(DEFAULT_SETTINGS);
  },
);

test('ignores a parameter that occurs twice', () => {
  expect(read('?diag=80&diag=90&units=m&units=m&preset=generic-ust&preset=benq-tk700')).toEqual(
    DEFAULT_SETTINGS,
  );
});

test('keeps a minimum above the maximum for the page to report', () => {
  expect(read('?trmin=2&trmax=1.5').custom).toEqual({ min: 2, max: 1.5 });
});

test('compares at most two known projectors, each once, without the chosen one', () => {
  const query =
    '?preset=benq-tk700&with=benq-tk700,gone,generic-ust,generic-ust,optoma-gt1080,epson-home-cinema-2250';
  expect(read(query).others).toEqual(['generic-ust', 'optoma-gt1080']);
});

test.each([
  ['?diag=500', 'This link asked for a diagonal of 500 in; shown is 200 in.'],
  ['?diag=99.5', 'This link asked for a diagonal of 99.5 in; shown is 100 in.'],
  ['?units=m&dist=9', 'This link asked for a distance of 9 m; shown is 7.6 m.'],
  ['?units=m&dist=far', 'This link asked for a distance of “far”; shown is 3.05 m.'],
  ['?diag=80&diag=90', 'This link asked for a diagonal of “80, 90”; shown is 100 in.'],
  ['?ar=2.39:1', 'This link asked for the aspect ratio “2.39:1”; shown is 16:9.'],
  ['?mode=back', 'This link asked for the mode “back”; shown is Screen Size → Distance.'],
  ['?units=in', 'This link asked for the units “in”; shown is Feet.'],
  ['?light=noon', 'This link asked for the light “noon”; shown is Dark room, 1 lux.'],
  ['?trmin=0', 'This link asked for a smallest throw ratio of 0; shown is 0.19.'],
  ['?trmax=6', 'This link asked for a largest throw ratio of 6; shown is 5.'],
  ['?preset=benq-tk700&lumens=x', 'This link asked for “x” of light; shown is 2,400 lm.'],
  ['?gain=9', 'This link asked for a screen gain of 9; shown is 3.'],
  [
    '?preset=gone-hc1&trmin=2&trmax=3',
    'This link asked for the projector “gone-hc1”, which is not in the list; shown is a custom projector, ratio 1.2 to 1.5.',
  ],
  ['?with=gone,generic-ust', 'This link asked for “gone, generic-ust” beside it; shown is Generic UST.'],
  [
    '?with=generic-ust,benq-tk700,optoma-gt1080',
    'This link asked for “generic-ust, benq-tk700, optoma-…” beside it; shown is Generic UST, BenQ TK700.',
  ],
  [
    '?diag=500&dist=40',
    'This link asked for a diagonal of 500 in (shown: 200 in), a distance of 40 ft (shown: 25 ft).',
  ],
])('%s: “%s”', (search, sentence) => {
  expect(notice(search)).toBe(sentence);
});

test('adds no note when all values are shown as given or left out', () => {
  for (const search of ['', '?diag=', '?diag=120', '?preset=custom', '?preset=benq-tk700&trmin=3', '?utm=x'])
    expect(notice(search)).toBeNull();
});

test('shortens a quoted value, keeps it on one line and isolates its direction', () => {
  const text = `${encodeURIComponent('a\u202E\u0000\nb')}${'c'.repeat(500)}`;
  expect(notice(`?ar=${text}`)).toBe(
    `This link asked for the aspect ratio “a b${'c'.repeat(29)}…”; shown is 16:9.`,
  );
});

test('parses any query within bounds, and reads back what it writes', () => {
  const { pick, whole, between, chance } = draws(20);
  const names = [
    'mode',
    'units',
    'diag',
    'dist',
    'ar',
    'preset',
    'trmin',
    'trmax',
    'lumens',
    'gain',
    'light',
    'with',
    'chip',
    'own',
    'lux',
    'bottom',
    'mount',
    'rows',
    'rejects',
    'offset',
    'offsetof',
    'shift',
    'hshift',
    'shiftof',
  ];
  const noise = () => String.fromCodePoint(whole(1, 0x2ff), whole(1, 0x2ff), whole(1, 0x2ff));
  const values: (() => string)[] = [
    () => pick(BAD_NUMBERS),
    () => String(between(-10, 300)),
    () => between(0, 30).toFixed(whole(0, 4)),
    () => String(10 ** whole(-20, 20)),
    () => pick(['dist', 'diag', 'diag,dist', '4:3']),
    noise,
    () =>
      pick([...MODES, ...UNITS, ...ASPECTS, ...LIGHT_CHOICES, ...PRESETS.map(({ id }) => id)] as [
        string,
        ...string[],
      ]),
  ];
  for (let tried = 0; tried < 3000; tried += 1) {
    const query = new URLSearchParams();
    for (let count = whole(0, 14); count > 0; count -= 1) {
      query.append(chance(0.9) ? pick(names as [string]) : noise(), pick(values as [() => string])());
    }
    const settings = read(`?${query}`);
    for (const field of ['diagonal', 'distance', 'gain'] as const) {
      expect(isWithin(settings[field], boundsOf(field, settings)), `${field} of ?${query}`).toBe(true);
    }
    for (const field of ['min', 'max'] as const) {
      expect(isWithin(settings.custom[field], boundsOf('ratioMin', settings))).toBe(true);
    }
    const written = writeAddress(settings);
    expect(replaced(written)).toEqual([]);
    const again = read(written);
    expect(again).toEqual(settings.preset === null ? settings : { ...settings, custom: again.custom });
  }
});

test("writes a custom projector's chip unless it is 16:9", () => {
  expect(read('?chip=4:3').chip).toBe('4:3');
  expect(writeAddress({ ...DEFAULT_SETTINGS, chip: '4:3' })).toContain('&chip=4:3');
  expect(writeAddress({ ...DEFAULT_SETTINGS, chip: '16:9' })).toBe(writeAddress(DEFAULT_SETTINGS));
  expect(read('?chip=5:4')).toEqual(DEFAULT_SETTINGS);
  expect(read('?chip=16:9')).toEqual(DEFAULT_SETTINGS);
  // A preset has its own chip.
  expect(read('?preset=benq-tk700&chip=4:3').chip).toBeUndefined();
  expect(writeAddress({ ...DEFAULT_SETTINGS, preset: 'benq-tk700', chip: '4:3' })).not.toContain('chip');
});

test('writes a distance or size that the visitor set to the default', () => {
  expect(writeAddress({ ...DEFAULT_SETTINGS, own: ['distance'] })).toContain('&dist=10&');
  expect(writeAddress({ ...DEFAULT_SETTINGS, own: ['distance'] })).toMatch(/&own=dist$/);
  expect(read('?own=dist').own).toEqual(['distance']);
  expect(read('?units=m&own=dist,diag').own).toEqual(['diagonal', 'distance']);
  // Any other value is unambiguous.
  expect(read('?dist=12&own=dist').own).toBeUndefined();
  expect(writeAddress({ ...DEFAULT_SETTINGS, distance: 12, own: ['distance'] })).not.toContain('own');
  expect(read('?own=nothing,__proto__')).toEqual(DEFAULT_SETTINGS);
});
