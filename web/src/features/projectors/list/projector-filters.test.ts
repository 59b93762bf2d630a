import { PROJECTOR_KINDS } from '@lumen-throw/domain/projector';
import { describe, expect, test } from 'vitest';
import { evidence, figure, law, listedProjector } from '../../../../test/fixture/projector.ts';
import {
  DISTANCE_CHOICES,
  filtersFrom,
  filtersToSearch,
  LIGHT_CHOICES,
  matchOf,
  NO_FILTERS,
  PICTURE_CHOICES,
  SORT_CHOICES,
  sorted,
  type ProjectorFilters,
} from './projector-filters.ts';

/** A wish for nothing, and every other one that can be made. */
function orNull<Value>(choices: readonly Value[]): (Value | null)[] {
  return [null, ...choices];
}

const ALL: ProjectorFilters[] = orNull(PROJECTOR_KINDS.map(({ value }) => value)).flatMap((kind) =>
  orNull(DISTANCE_CHOICES).flatMap((distance) =>
    orNull(LIGHT_CHOICES).flatMap((light) =>
      orNull(PICTURE_CHOICES).flatMap((picture) =>
        SORT_CHOICES.map((sort) => ({ kind, distance, light, picture, sort })),
      ),
    ),
  ),
);

describe('the address', () => {
  test('says every set of filters, and reads as the same', () => {
    expect(ALL).toHaveLength(6 * 6 * 5 * 4 * 5);
    expect(ALL.map((filters) => filtersFrom(filtersToSearch(filters)))).toEqual(ALL);
    expect(new Set(ALL.map(filtersToSearch)).size).toBe(ALL.length);
  });

  test('has no query where nothing is asked', () => {
    expect(filtersToSearch(NO_FILTERS)).toBe('');
    expect(filtersFrom('')).toEqual(NO_FILTERS);
  });

  test.each([
    '?kind=toaster&distance=3&light=-1&picture=8k&sort=price',
    '?kind=&distance=&light=&picture=&sort=',
    '?kind=HOMETHEATER&light=1000.0',
    '?distance=__proto__&%E0%A4%A',
  ])('%s asks for nothing that is known, and shows the whole list', (search) => {
    expect(filtersFrom(search)).toEqual(NO_FILTERS);
  });
});

function match(more: Parameters<typeof listedProjector>[0], asked: Partial<ProjectorFilters>) {
  return matchOf(listedProjector(more), { ...NO_FILTERS, ...asked });
}

function pixels(width: number) {
  return { resolution: [{ _key: 'r', width, height: 1080, evidence: evidence('maker') }] };
}

describe('a filter', () => {
  test('by kind takes that kind alone; a projector without a kind is none of them', () => {
    expect(match({ kind: 'portable' }, { kind: 'portable' })).toBe('yes');
    expect(match({ kind: 'gaming' }, { kind: 'portable' })).toBe('no');
    expect(match({ kind: null }, { kind: 'portable' })).toBe('no');
  });

  test('by brightness takes the figure itself and more, by the best evidence', () => {
    expect(match({ brightness: [figure(1000, 'maker')] }, { light: 1000 })).toBe('yes');
    expect(match({ brightness: [figure(999, 'maker')] }, { light: 1000 })).toBe('no');
    expect(match({ brightness: [figure(9500, 'claim'), figure(250, 'measured')] }, { light: 500 })).toBe(
      'no',
    );
    expect(match({ brightness: null }, { light: 500 })).toBe('unknown');
  });

  test('by distance takes what fills 100 inches from within, by the nearest place', () => {
    const from = (a: number) =>
      match({ distance: [law({ a, b: 0, tele: { a: 2, b: 0 } })] }, { distance: 10 });
    expect(from(1.2)).toBe('yes');
    expect(from(1.21)).toBe('no');
    expect(match({}, { distance: 10 })).toBe('unknown');
  });

  test.each([
    ['1080p', { less: 'no', fullHd: 'yes', shifted: 'yes', native: 'yes' }],
    ['4k', { less: 'no', fullHd: 'no', shifted: 'yes', native: 'yes' }],
    ['native4k', { less: 'no', fullHd: 'no', shifted: 'no', native: 'yes' }],
  ] as const)('by picture, %s', (picture, answers) => {
    const shifts = { pixelShift: [{ _key: 's', shifts: true, evidence: evidence('maker') }] };
    expect({
      less: match(pixels(1280), { picture }),
      fullHd: match(pixels(1920), { picture }),
      shifted: match({ ...pixels(1920), ...shifts }, { picture }),
      native: match(pixels(3840), { picture }),
    }).toEqual(answers);
    expect(match({}, { picture })).toBe('unknown');
  });

  test('that is missed is missed, also where another figure is not known', () => {
    expect(match({ kind: 'gaming' }, { kind: 'portable', light: 500 })).toBe('no');
    expect(match({ kind: 'portable' }, { kind: 'portable', light: 500 })).toBe('unknown');
  });

  test('that is not there takes every projector', () => {
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

  test('of the editors is kept', () => {
    expect(order('listed')).toEqual(['none', 'beta', 'alpha', 'nothing']);
  });

  test.each(['brightest', 'nearest', 'lightest'] as const)(
    'by %s has what is not known last, in the order of the editors',
    (sort) => {
      expect(order(sort)).toEqual(['alpha', 'beta', 'none', 'nothing']);
    },
  );

  test('by name takes capitals and small letters alike, and leaves equal names in the order of the editors', () => {
    expect(order('name')).toEqual(['alpha', 'beta', 'none', 'nothing']);
    const same = ['ONE', 'one', 'One', 'oNe'].map((model, id) => ({ ...listedProjector({ model }), id }));
    expect(sorted(same, 'name').map(({ id }) => id)).toEqual([0, 1, 2, 3]);
  });
});
