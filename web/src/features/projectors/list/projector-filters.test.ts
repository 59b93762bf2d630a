import type { PriceClass } from '@lumen-throw/domain/figures';
import { describe, expect, test } from 'vitest';
import { brightness, evidence, figure, law, listedProjector } from '../../../../test/fixture/projector.ts';
import { USES } from '../../../shared/room/wishes.ts';
import { FINDER_TEXTS } from '../finder/texts.ts';
import {
  directionOf,
  filtersFrom,
  filtersToSearch,
  LIST_COLUMNS,
  LIST_FILTERS,
  matchOf,
  NO_FILTERS,
  sortAfter,
  sorted,
  wantedOfUse,
  type ProjectorFilters,
} from './projector-filters.ts';

/** Each choice of each filter with each choice of another, and each order. */
const ASKED = LIST_FILTERS.flatMap((filter) =>
  ('choices' in filter ? filter.choices.map(({ value }) => value) : ['acme one', 'a+b & c']).map((value) => ({
    name: filter.name,
    value,
  })),
);
const ALL: ProjectorFilters[] = [
  NO_FILTERS,
  ...ASKED.map(({ name, value }) => ({ ...NO_FILTERS, [name]: value })),
  ...ASKED.flatMap((one) =>
    ASKED.filter(({ name }) => name > one.name).map((other) => ({
      ...NO_FILTERS,
      [one.name]: one.value,
      [other.name]: other.value,
    })),
  ),
  ...LIST_COLUMNS.flatMap(({ name }) => [
    { ...NO_FILTERS, sort: name },
    { ...NO_FILTERS, sort: `-${name}` },
  ]),
];

describe('the address', () => {
  test('holds each filter, alone and with another, and each order', () => {
    expect(ALL.length).toBeGreaterThan(300);
    expect(ALL.map((filters) => filtersFrom(filtersToSearch(filters)))).toEqual(ALL);
    expect(new Set(ALL.map(filtersToSearch)).size).toBe(ALL.length);
  });

  test('is empty without filters', () => {
    expect(filtersToSearch(NO_FILTERS)).toBe('');
    expect(filtersFrom('')).toEqual(NO_FILTERS);
  });

  test.each([
    '?kind=toaster&use=karaoke&distance=3&light=-1&picture=8k&sort=weight&lag=19&noise=0&price=5&status=old',
    '?kind=&distance=&light=&picture=&sort=&text=%20',
    '?sort=--light',
    `?text=${'a'.repeat(61)}`,
    '?kind=HOMETHEATER&light=1000.0',
    '?distance=__proto__&%E0%A4%A',
  ])('%s has no known filter and shows the whole list', (search) => {
    expect(filtersFrom(search)).toEqual(NO_FILTERS);
  });
});

function match(more: Parameters<typeof listedProjector>[0], asked: Partial<ProjectorFilters>) {
  return matchOf(listedProjector(more), { ...NO_FILTERS, ...asked });
}

function pixels(width: number) {
  return { resolution: [{ _key: 'r', width, height: 1080, evidence: evidence('maker') }] };
}

function movie(lumens: number) {
  return { brightness: [brightness(lumens, 'measured', 'movie')] };
}

function weighs(kilograms: number) {
  return { weight: [figure(kilograms, 'maker')] };
}

function priced(priceClass: PriceClass) {
  return { priceClass: [{ _key: 'p', priceClass, evidence: evidence('maker') }] };
}

function made(status: 'current' | 'discontinued') {
  return { status: [{ _key: 's', status, evidence: evidence('maker') }] };
}

/** A model with one figure that holds for a signal or a mode. */
function holdingFor(field: 'inputLag' | 'noise', value: number, condition: string | null) {
  return listedProjector({ [field]: [{ ...figure(value, 'maker'), condition }] });
}

describe('a filter', () => {
  test('by kind keeps only that kind and drops projectors without a kind', () => {
    expect(match({ kind: 'portable' }, { kind: 'portable' })).toBe('yes');
    expect(match({ kind: 'gaming' }, { kind: 'portable' })).toBe('no');
    expect(match({ kind: null }, { kind: 'portable' })).toBe('no');
  });

  test('by light includes the limit and counts with a movie mode', () => {
    expect(match({ brightness: [brightness(1000, 'measured', 'movie')] }, { light: '1000' })).toBe('yes');
    // Three quarters of the rated light.
    expect(match({ brightness: [figure(1334, 'maker')] }, { light: '1000' })).toBe('yes');
    expect(match({ brightness: [figure(1332, 'maker')] }, { light: '1000' })).toBe('no');
    const box = [brightness(9500, 'claim'), brightness(250, 'measured', 'brightest')];
    expect(match({ brightness: box }, { light: '500' })).toBe('no');
    expect(match({ brightness: null }, { light: '500' })).toBe('unknown');
  });

  test('by distance keeps projectors that fill 100 inches from within it', () => {
    const from = (a: number) =>
      match({ distance: [law({ a, b: 0, tele: { a: 2, b: 0 } })] }, { distance: '10' });
    expect(from(1.2)).toBe('yes');
    expect(from(1.21)).toBe('no');
    // The list shows 10.0 ft.
    expect(from(1.204)).toBe('yes');
    const near = (a: number) => match({ distance: [law({ a, b: 0 })] }, { distance: '2' });
    // 24.0 in, and 24.1 in.
    expect([near(0.2404), near(0.241)]).toEqual(['yes', 'no']);
    // 24 in: a single printed distance is shown without decimals.
    expect(match({ distance: [law({ a: 0.244, b: 0, rows: 1 })] }, { distance: '2' })).toBe('yes');
    expect(match({}, { distance: '10' })).toBe('unknown');
  });

  test.each([
    ['1080p', { less: 'no', fullHd: 'yes', shifted: 'yes', native: 'yes' }],
    ['4k', { less: 'no', fullHd: 'no', shifted: 'yes', native: 'yes' }],
    ['native4k', { less: 'no', fullHd: 'no', shifted: 'no', native: 'yes' }],
  ] as const)('by image, %s', (picture, answers) => {
    const shifts = { pixelShift: [{ _key: 's', shows: '4k' as const, evidence: evidence('maker') }] };
    expect({
      less: match(pixels(1280), { picture }),
      fullHd: match(pixels(1920), { picture }),
      shifted: match({ ...pixels(1920), ...shifts }, { picture }),
      native: match(pixels(3840), { picture }),
    }).toEqual(answers);
    expect(match({}, { picture })).toBe('unknown');
  });

  test('by words finds a name by its parts, in any order and case', () => {
    expect(match({ brand: 'BenQ', model: 'TK700STi' }, { text: 'tk700 benq ' })).toBe('yes');
    expect(match({ brand: 'BenQ', model: 'TK700STi' }, { text: 'tk800' })).toBe('no');
    expect(match({ model: 'HT4550i', otherNames: ['W4000i'] }, { text: 'w4000' })).toBe('yes');
    expect(match({ brand: 'Epson', model: 'LS12000' }, { text: 'LS-12000' })).toBe('yes');
    expect(match({ brand: 'Nebula', model: 'Capsule 3 Laser' }, { text: 'capsule3' })).toBe('yes');
  });

  test('by lag and noise includes the limit, and does not drop what nobody measured', () => {
    expect(match({ inputLag: [figure(20, 'measured')] }, { lag: '20' })).toBe('yes');
    expect(match({ inputLag: [figure(20.1, 'measured')] }, { lag: '20' })).toBe('no');
    expect(match({}, { lag: '20' })).toBe('unknown');
    expect(match({ noise: [figure(28, 'maker')] }, { noise: '28' })).toBe('yes');
    expect(match({ noise: [figure(29, 'maker')] }, { noise: '28' })).toBe('no');
    expect(match({}, { noise: '32' })).toBe('unknown');
  });

  test('by use counts with the light, the lag and the weight that it needs', () => {
    // 12 fL on 100 inches of 16:9, 29.67 square feet, and 15 : 1 in 80 lux.
    expect(match(movie(400), { use: 'movies' })).toBe('yes');
    expect(match(movie(340), { use: 'movies' })).toBe('no');
    expect(match(movie(3500), { use: 'sports' })).toBe('yes');
    expect(match(movie(1500), { use: 'sports' })).toBe('no');
    expect(match({ inputLag: [figure(20, 'measured')] }, { use: 'games' })).toBe('yes');
    expect(match({ inputLag: [figure(20.1, 'measured')] }, { use: 'games' })).toBe('no');
    expect(match(weighs(3), { use: 'travel' })).toBe('yes');
    expect(match(weighs(3.1), { use: 'travel' })).toBe('no');
    expect(match({ ...movie(1500), ...weighs(8) }, { use: 'outdoors' })).toBe('yes');
    expect(match({ ...movie(1500), ...weighs(8.1) }, { use: 'outdoors' })).toBe('no');
    expect(match({ ...movie(300), ...weighs(8) }, { use: 'outdoors' })).toBe('no');
    expect(match(movie(300), { use: 'outdoors' })).toBe('no');
    expect(match(movie(1500), { use: 'outdoors' })).toBe('unknown');
    for (const use of USES) expect(match({}, { use })).toBe('unknown');
  });

  test('by use offers what the finder offers, and says what it asks', () => {
    const filter = LIST_FILTERS.find(({ name }) => name === 'use');
    const choices = filter && 'choices' in filter ? filter.choices : [];
    expect(choices.map(({ value, title }) => [value, title()])).toEqual(
      USES.map((use) => [use, FINDER_TEXTS.uses[use]]),
    );
    expect(USES.map(wantedOfUse)).toEqual([
      'For movies: a good 100-inch picture in a dark room.',
      'For games: an input lag of up to 20 ms.',
      'For sports: a good 100-inch picture by day, with the blinds half closed.',
      'For outdoors: a good 100-inch picture 30 minutes after sunset, and no more than 17.6 lb (8.0 kg).',
      'To carry around: no more than 6.6 lb (3.0 kg).',
    ]);
  });

  test('by price class and status takes what a source says', () => {
    expect(match(priced('upTo800'), { price: 'upTo800' })).toBe('yes');
    expect(match(priced('over2000'), { price: 'upTo800' })).toBe('no');
    expect(match({}, { price: 'upTo800' })).toBe('unknown');
    expect(match(made('current'), { status: 'current' })).toBe('yes');
    expect(match(made('discontinued'), { status: 'current' })).toBe('no');
    expect(match({}, { status: 'current' })).toBe('no');
  });

  test('fails on one known mismatch even when another figure is unknown', () => {
    expect(match({ kind: 'gaming' }, { kind: 'portable', light: '500' })).toBe('no');
    expect(match({ kind: 'portable' }, { kind: 'portable', light: '500' })).toBe('unknown');
  });

  test('keeps each projector when it is not set', () => {
    expect(match({}, {})).toBe('yes');
  });
});

describe('the order', () => {
  const list = [
    { ...listedProjector({ model: 'none' }), id: 'none' },
    {
      ...listedProjector({
        model: 'Beta',
        brightness: [figure(500, 'maker')],
        weight: [figure(9, 'maker')],
        distance: [law({ a: 1 })],
      }),
      id: 'beta',
    },
    {
      ...listedProjector({
        model: 'alpha',
        brightness: [figure(2000, 'maker')],
        weight: [figure(2, 'maker')],
        distance: [law({ a: 0.5 })],
      }),
      id: 'alpha',
    },
    { ...listedProjector({ model: 'nothing' }), id: 'nothing' },
  ];
  const order = (sort: ProjectorFilters['sort']) => sorted(list, sort).map(({ id }) => id);

  test('shows what is still made and what most is known of first by default', () => {
    expect(order('complete')).toEqual(['beta', 'alpha', 'none', 'nothing']);
    const models = [
      { ...listedProjector({ ...made('discontinued'), weight: [figure(2, 'maker')] }), id: 'ended' },
      { ...listedProjector({ weight: [figure(2, 'maker')] }), id: 'unsaid' },
      { ...listedProjector({ ...made('current'), year: [figure(2024, 'maker')] }), id: '2024' },
      { ...listedProjector({ ...made('current'), year: [figure(2025, 'maker')] }), id: '2025' },
    ];
    expect(sorted(models, 'complete').map(({ id }) => id)).toEqual(['2025', '2024', 'unsaid', 'ended']);
  });

  test('puts what a source calls current before fuller rows of unknown status, and those before discontinued models', () => {
    const full = { ...movie(1500), ...pixels(1920), noise: [figure(28, 'maker')] };
    const models = [
      { ...listedProjector({ ...made('discontinued'), ...full }), id: 'ended' },
      { ...listedProjector(full), id: 'unsaid' },
      { ...listedProjector(made('current')), id: 'current' },
    ];
    expect(sorted(models, 'complete').map(({ id }) => id)).toEqual(['current', 'unsaid', 'ended']);
  });

  test('by lag compares 60 Hz signals and puts others and unstated ones after them, both ways', () => {
    const models = [
      holdingFor('inputLag', 1, '1080p at 240 Hz'),
      holdingFor('inputLag', 2, null),
      holdingFor('inputLag', 20, '4K at 60 Hz'),
      holdingFor('inputLag', 16, '1080p 60 Hz'),
    ];
    const order = (sort: string) => sorted(models, sort).map(({ facts }) => facts.lag?.value);
    expect(order('lag')).toEqual([16, 20, 1, 2]);
    expect(order('-lag')).toEqual([20, 16, 2, 1]);
  });

  test('by noise puts figures for a quiet or eco mode after the others', () => {
    const models = [
      holdingFor('noise', 22, 'quiet mode'),
      holdingFor('noise', 24, 'economic mode'),
      holdingFor('noise', 30, null),
      holdingFor('noise', 28, 'normal mode'),
    ];
    expect(sorted(models, 'noise').map(({ facts }) => facts.noise?.value)).toEqual([28, 30, 22, 24]);
  });

  test.each(LIST_COLUMNS.map(({ name }) => name).filter((name) => name !== 'name'))(
    'by %s puts unknown values last both ways',
    (name) => {
      const known = {
        ...listedProjector({
          ...made('current'),
          ...priced('upTo300'),
          ...pixels(1920),
          brightness: [figure(2000, 'maker')],
          distance: [law({ a: 0.5 })],
          nativeContrast: [figure(1000, 'maker')],
          inputLag: [figure(16, 'maker')],
          noise: [figure(28, 'maker')],
        }),
        id: 'known',
      };
      const both = [{ ...listedProjector(), id: 'unknown' }, known];
      expect(sorted(both, name).map(({ id }) => id)).toEqual(['known', 'unknown']);
      expect(sorted(both, `-${name}`).map(({ id }) => id)).toEqual(['known', 'unknown']);
    },
  );

  test("goes by a column's own direction at first and turns around at the next press", () => {
    expect(order('light')).toEqual(['alpha', 'beta', 'none', 'nothing']);
    expect(order('-light')).toEqual(['beta', 'alpha', 'none', 'nothing']);
    expect(order('distance')).toEqual(['alpha', 'beta', 'none', 'nothing']);
    expect(order('-distance')).toEqual(['beta', 'alpha', 'none', 'nothing']);
    expect([
      sortAfter('light', 'complete'),
      sortAfter('light', 'light'),
      sortAfter('light', '-light'),
    ]).toEqual(['light', '-light', 'light']);
    expect(directionOf('light', 'light')).toBe('descending');
    expect(directionOf('light', '-light')).toBe('ascending');
    expect(directionOf('lag', 'lag')).toBe('ascending');
    expect(directionOf('lag', '-lag')).toBe('descending');
    expect(directionOf('lag', 'light')).toBeUndefined();
  });

  test('by name ignores case and keeps the order of equal names', () => {
    expect(order('name')).toEqual(['alpha', 'beta', 'none', 'nothing']);
    const same = ['ONE', 'one', 'One', 'oNe'].map((model, id) => ({ ...listedProjector({ model }), id }));
    expect(sorted(same, 'name').map(({ id }) => id)).toEqual([0, 1, 2, 3]);
  });
});
