// @vitest-environment jsdom
/** The finder's results for the models of the seed. */
import { pictureDistances } from '@lumen-throw/throw/lens';
import { looksGood, type RoomLight } from '@lumen-throw/throw/room-light';
import type { RoomChange } from '@lumen-throw/throw/smallest-change';
import { draws } from '@lumen-throw/throw/testing/draws';
import { describe, expect, test } from 'vitest';
import { brightness, evidence, figure, law, projectorContent } from '../../../../test/fixture/projector.ts';
import { candidate, drawnWishes, onSale, throughAddress } from '../../../../test/fixture/finder.ts';
import { seedPageContent } from '../../../../test/fixture/seed-site.ts';
import { compact } from '../../../shared/content/compact.ts';
import { easierWishes, isDayForTelevision } from './easier-wishes.ts';
import type { FinderKind } from './finder-query.ts';
import { candidateOf, fittingKinds, suggestions, type Candidate, type Suggestion } from './short-list.ts';
import { FINDER_TEXTS } from './texts.ts';
import { fittedModel } from '../../../shared/room/model-fit.ts';
import { roomVerdict } from '../../../shared/room/room-words.ts';
import { COMMON_WISHES, wishesToSearch, type Wishes } from '../../../shared/room/wishes.ts';

const content = await seedPageContent('projectorFinder');
const catalog = compact(content?.projectors).map(candidateOf);

/** Inches of a length as a card says it. */
function inchesOf(text: string): number {
  const { number = '', unit = '' } = /(?<number>[\d.]+) (?<unit>ft|in|cm|m)\b/.exec(text)?.groups ?? {};
  return Number(number) * { ft: 12, in: 1, cm: 1 / 2.54, m: 1 / 0.0254 }[unit as 'ft' | 'in' | 'cm' | 'm'];
}

const LIGHT_AFTER: Readonly<Record<string, RoomLight>> = {
  'Close the blinds halfway': 'daylight',
  'Draw the curtains': 'living',
  'Make the room dark': 'dark',
  'Turn the lamps off': 'dark',
  'Wait 10 minutes': 'nightfall',
  'Wait until it is dark outside': 'night',
};

/** What somebody asks who does as the words say, by way of the address. */
function followed(words: string, wishes: Wishes): Wishes {
  const lux = /down to (\d+) lux/.exec(words)?.[1];
  const light = LIGHT_AFTER[words] ?? (lux === undefined ? undefined : Number(lux));
  if (light !== undefined) return throughAddress({ ...wishes, light });
  const size = /^Choose ([\d.]+) in$/.exec(words)?.[1];
  if (size !== undefined) return throughAddress({ ...wishes, diagonal: Number(size) });
  const way = inchesOf(words);
  const isNearer = words.endsWith('nearer');
  return throughAddress({ ...wishes, distance: wishes.distance + (isNearer ? -way : way) });
}

/** Follows every change that is shown in some rooms, and lists those after which the model does not fit. */
function unfollowed(rooms: number, seed: number): { changes: number; problems: string[] } {
  const random = draws(seed);
  const problems: string[] = [];
  let changes = 0;
  for (let count = 0; count < rooms; count += 1) {
    const wishes = drawnWishes(random);
    for (const { candidate: one, changes: shown } of suggestions(catalog, wishes)) {
      for (const change of shown) {
        changes += 1;
        const words = FINDER_TEXTS.change(change, wishes);
        const after = followed(words, wishes);
        const [found] = suggestions([one], after);
        if (found?.fit !== 'fits' && found?.fit !== 'tight')
          problems.push(`${one.slug}, ${wishesToSearch(wishes)}: ${words} → ${found?.fit}`);
      }
    }
  }
  return { changes, problems };
}

const slugs = (found: readonly Suggestion[]) => found.map(({ candidate: { slug } }) => slug);

test('a model fits after each change, done as it is worded and read back from the address', () => {
  expect(catalog.length).toBeGreaterThan(40);
  const { changes, problems } = unfollowed(400, 7);
  expect(changes).toBeGreaterThan(1000);
  expect(problems).toEqual([]);
});

test('a model fits after each change that is shown in 10,000 rooms @nightly', () => {
  const { changes, problems } = unfollowed(10_000, 8);
  expect(changes).toBeGreaterThan(25_000);
  expect(problems).toEqual([]);
}, 600_000);

/** What is wrong with a suggestion; null where its verdict follows from its figures. */
function verdictProblem(found: Suggestion, wishes: Wishes): string | null {
  const { lens, light } = found.candidate.facts;
  if (found.distances && found.distances.min <= 0) return 'a distance of zero or less';
  if (light.movie === null && found.fit !== 'unknown') return 'a verdict without light';
  if (found.fit !== 'fits' && found.fit !== 'tight') return null;
  if (found.missing.length > 0) return 'a fit with a figure missing';
  if (!found.brightness || !looksGood(found.brightness.verdict)) return 'a fit that does not look good';
  const covered = lens && pictureDistances(lens, { diagonal: found.diagonal, aspect: '16:9' });
  if (covered?.min !== found.distances?.min || !covered) return 'a fit that no source covers';
  if (found.left !== null) return found.left <= 0 ? 'no depth left for a cabinet' : null;
  return wishes.place === 'under' && (found.depth ?? Infinity) > wishes.distance + 1
    ? 'a cabinet that is too deep'
    : null;
}

test('gives each model one verdict in 2,000 rooms: what fits looks good and has a distance', () => {
  const random = draws(9);
  const problems: string[] = [];
  for (let count = 0; count < 2000; count += 1) {
    const wishes = drawnWishes(random);
    for (const found of suggestions(catalog, wishes)) {
      const problem = verdictProblem(found, wishes);
      if (problem) problems.push(`${found.candidate.slug}, ${wishesToSearch(wishes)}: ${problem}`);
    }
  }
  expect(problems).toEqual([]);
});

function kindsFor(place: Wishes['place']) {
  return new Set(suggestions(catalog, { ...COMMON_WISHES, place }).map(({ candidate: one }) => one.kind));
}

test('offers no ultra short throw for a ceiling, and nothing else below a screen', () => {
  expect(kindsFor('ceiling').has('ultraShortThrow')).toBe(false);
  expect([...kindsFor('under')]).toEqual(['ultraShortThrow']);
});

/** An ultra short throw: 100 in from 4 in behind its cabinet. */
function byTheWall(more: Parameters<typeof projectorContent>[0] = {}): Candidate {
  return candidate('wall', {
    kind: 'ultraShortThrow',
    brightness: [brightness(3000, 'maker')],
    distance: [{ ...law({ a: 0.2, b: -16, sizes: [90, 120] }), measuredFrom: 'back' as const }],
    ...more,
  });
}

/** An ultra short throw without a depth that fills 100 in from 15 in. */
function withoutDepth(measuredFrom: 'back' | 'lens'): Candidate {
  return candidate('ust', {
    kind: 'ultraShortThrow',
    distance: [{ ...law({ a: 0.15, b: 0 }), measuredFrom }],
    brightness: [brightness(3000, 'maker')],
  });
}

/** A place 40 in deep below a screen. */
function under(gap: number | null): Wishes {
  return { ...COMMON_WISHES, place: 'under', distance: 40, gap };
}

describe('the order of results', () => {
  const tables = { distance: [law({ a: 1.2, b: 0 })] };
  const list = [
    candidate('far', { distance: [law({ a: 2, b: 0 })], brightness: [brightness(3000, 'maker')] }),
    candidate('unknown light', tables),
    candidate('claimed', { ...tables, brightness: [brightness(9500, 'claim')] }),
    candidate('measured', { ...tables, brightness: [brightness(3000, 'measured', 'movie')] }),
    candidate('nothing known'),
  ];

  test('puts matches first, then sorts by evidence, with unknown values last', () => {
    const order = suggestions(list, COMMON_WISHES).map(({ candidate: { slug }, fit }) => [slug, fit]);
    expect(order).toEqual([
      ['measured', 'fits'],
      ['claimed', 'fits'],
      ['far', 'change'],
      ['unknown light', 'unknown'],
      ['nothing known', 'unknown'],
    ]);
  });

  describe('under a screen', () => {
    const under = { ...COMMON_WISHES, place: 'under' as const };
    const depth = [figure(36.4, 'maker')];

    test('lists only models that are built for it', () => {
      const found = suggestions([...list, byTheWall({ depth })], { ...under, distance: 24 });
      expect(found.map(({ candidate: { slug } }) => slug)).toEqual(['wall']);
    });

    test('compares the free depth with the whole cabinet', () => {
      // 4 in of gap and 14.3 in of cabinet.
      const [fits] = suggestions([byTheWall({ depth })], { ...under, distance: 19 });
      expect(fits).toMatchObject({ fit: 'fits', depth: expect.closeTo(18.33, 2) });
      const [tooDeep] = suggestions([byTheWall({ depth })], { ...under, distance: 16 });
      expect(tooDeep?.fit).toBe('change');
      const said = tooDeep?.changes.map((change) => FINDER_TEXTS.change(change, under));
      expect(said).toContain('Give it 2 in more distance');
    });

    test('asks for the depth where nobody gives it, unless the gap alone is too much', () => {
      const [unknown] = suggestions([byTheWall()], { ...under, distance: 19 });
      expect(unknown).toMatchObject({ fit: 'unknown', missing: ['depth'] });
      const [no] = suggestions([byTheWall()], { ...under, distance: 3.5 });
      expect(no?.fit).toBe('no');
    });

    test('asks for the place of a lens that a distance counts from', () => {
      const lens = [{ ...law({ a: 0.2, b: 0, sizes: [90, 120] }), measuredFrom: 'lens' as const }];
      const [found] = suggestions([byTheWall({ distance: lens, depth })], { ...under, distance: 30 });
      expect(found).toMatchObject({ fit: 'unknown', missing: ['lens place'] });
    });
  });

  test('a ratio of an ultra short throw leaves the gap missing', () => {
    const throwRatio = [{ _key: 'r', min: 0.25, max: 0.25, evidence: evidence('maker') }];
    const one = candidate('ratio', {
      kind: 'ultraShortThrow',
      throwRatio,
      brightness: [brightness(3000, 'maker')],
    });
    expect(suggestions([one], COMMON_WISHES)[0]).toMatchObject({ fit: 'unknown', missing: ['gap'] });
  });

  test('a missing depth of a cabinet asks for the gap behind it, and the gap decides', () => {
    const [asked] = suggestions([withoutDepth('back')], under(null));
    expect(asked).toMatchObject({ fit: 'unknown', missing: ['depth'], left: null });
    expect(FINDER_TEXTS.missing.depth).toContain('Fill in the gap behind the cabinet');
    const [fits] = suggestions([withoutDepth('back')], under(16));
    expect(fits).toMatchObject({ fit: 'fits', missing: [], left: 25, depth: null });
    const [small] = suggestions([withoutDepth('back')], under(10));
    expect(small?.fit).toBe('change');
    expect(small?.changes.map(({ what }) => what)).toEqual(['diagonal']);
    // Nearly all of the depth behind the cabinet leaves none for it.
    expect(suggestions([withoutDepth('back')], { ...under(16), distance: 26 })[0]).toMatchObject({
      fit: 'unknown',
      missing: ['depth'],
    });
    // A lens lies in front of its cabinet's back: nearer than the gap it fits, farther nobody knows.
    expect(suggestions([withoutDepth('lens')], under(16))[0]).toMatchObject({ fit: 'fits', missing: [] });
    expect(suggestions([withoutDepth('lens')], under(10))[0]).toMatchObject({
      fit: 'unknown',
      missing: ['lens place'],
    });
  });

  test('a size that no source covers does not fit; the nearest that is covered is the change', () => {
    const one = candidate('one', {
      distance: [law({ a: 1.2, b: 0, sizes: [60, 90] })],
      brightness: [brightness(3000, 'maker')],
    });
    const [found] = suggestions([one], COMMON_WISHES);
    expect(found).toMatchObject({
      fit: 'change',
      distances: null,
      changes: [{ what: 'diagonal', to: 90 }],
    });
  });

  test('a lens whose far end nobody gives is unknown on a shelf beyond its distance', () => {
    const one = candidate('one', {
      distance: [law({ a: 1, b: 0, farEnd: 'unknown' })],
      brightness: [brightness(3000, 'maker')],
    });
    const at = (distance: number) => suggestions([one], { ...COMMON_WISHES, place: 'shelf', distance })[0];
    expect(at(120)).toMatchObject({ fit: 'unknown', missing: ['far end'] });
    expect(at(100)).toMatchObject({ fit: 'fits', missing: [] });
  });

  test('a shelf at the very end of a zoom is tight', () => {
    const one = candidate('one', {
      distance: [law({ a: 1, b: 0, tele: { a: 2, b: 0 } })],
      brightness: [brightness(3000, 'maker')],
    });
    const at = (distance: number) =>
      suggestions([one], { ...COMMON_WISHES, place: 'shelf', distance })[0]?.fit;
    expect([101, 110, 190, 199].map(at)).toEqual(['tight', 'fits', 'fits', 'tight']);
  });

  test("ranks a use's requirements above the editors' order", () => {
    const heavy = candidate('heavy', {
      ...tables,
      brightness: [brightness(3000, 'maker')],
      weight: [figure(9, 'maker')],
    });
    const light = candidate('light', {
      ...tables,
      brightness: [brightness(3000, 'maker')],
      weight: [figure(2, 'maker')],
    });
    const order = (use: Wishes['use']) =>
      suggestions([heavy, light], { ...COMMON_WISHES, use }).map(({ candidate: { slug } }) => slug);
    expect(order(null)).toEqual(['heavy', 'light']);
    const sharp = candidate('sharp', {
      ...tables,
      brightness: [brightness(9000, 'maker')],
      resolution: [{ ...figure(1, 'maker'), width: 3840, height: 2160 }],
    });
    const [pick] = suggestions([sharp], COMMON_WISHES);
    expect(pick?.forIt.map(FINDER_TEXTS.point)).toEqual(['4K, native', 'plenty of light to spare']);
    expect(pick?.balance).toBe(pick?.brightness?.verdict === 'bright' ? -1 : 0);
    expect(order('travel')).toEqual(['light', 'heavy']);
    const [first, second] = suggestions([heavy, light], { ...COMMON_WISHES, use: 'travel' });
    expect(first?.forIt.map(FINDER_TEXTS.point)).toEqual(['4.4 lb (2.0 kg)']);
    expect(second?.againstIt.map(FINDER_TEXTS.point)).toEqual(['19.8 lb (9.0 kg)']);
    // Nobody says what these weigh, and one of them is made to be carried.
    const lit = { ...tables, brightness: [brightness(3000, 'maker')] };
    const unknown = [
      candidate('at-home', { ...lit, kind: 'homeTheater' }),
      candidate('carried', { ...lit, kind: 'portable' }),
    ];
    expect(slugs(suggestions(unknown, { ...COMMON_WISHES, use: 'travel' }))).toEqual(['carried', 'at-home']);
  });
});

test('current models come before discontinued ones, and newer before older', () => {
  const models = [
    onSale('old', { year: 2018 }),
    onSale('undated', {}),
    onSale('gone', { year: 2025, status: 'discontinued' }),
    onSale('new', { year: 2025, status: 'current' }),
  ];
  expect(slugs(suggestions(models, COMMON_WISHES))).toEqual(['new', 'old', 'undated', 'gone']);
});

test('a price class leaves out what costs more, and says of which the class is missing', () => {
  const models = [
    onSale('dear', { priceClass: 'over2000' }),
    onSale('unpriced', {}),
    onSale('middle', { priceClass: 'upTo800' }),
    onSale('cheap', { priceClass: 'upTo300' }),
  ];
  const found = suggestions(models, { ...COMMON_WISHES, price: 'upTo800' });
  expect(found.map(({ candidate: { slug }, fit }) => [slug, fit])).toEqual([
    ['middle', 'fits'],
    ['cheap', 'fits'],
    ['unpriced', 'unpriced'],
  ]);
  const [darker] = suggestions([onSale('unpriced', {})], {
    ...COMMON_WISHES,
    light: 'daylight',
    price: 'upTo800',
  });
  expect(darker).toMatchObject({ fit: 'unknown', missing: ['price'], changes: [] });
  expect(suggestions(models, COMMON_WISHES)).toHaveLength(4);
});

test('where nothing fits, the least change of one answer is counted that makes something fit', () => {
  const models = [onSale('one', { priceClass: 'upTo2000' })];
  const bright: Wishes = { ...COMMON_WISHES, light: 'open' };
  const [darker, smaller] = easierWishes(models, bright);
  expect(darker).toEqual({ what: 'light', wishes: { ...bright, light: 'living' }, count: 1 });
  expect(smaller).toBeUndefined();
  const cheap: Wishes = { ...COMMON_WISHES, price: 'upTo300' };
  expect(easierWishes(models, cheap)).toEqual([
    { what: 'price', wishes: { ...cheap, price: 'upTo2000' }, count: 1 },
  ]);
  expect(easierWishes([], bright)).toEqual([]);
});

function isDayFor(wishes: Wishes): boolean {
  return isDayForTelevision(wishes, suggestions([onSale('one', {})], wishes));
}

test('how far a model stands off is said alike in any light', () => {
  const wishes: Wishes = { ...COMMON_WISHES, place: 'shelf', units: 'm', distance: 126, diagonal: 120 };
  const offs = catalog.flatMap(({ slug, kind, facts }) => {
    const [dark = '', open] = (['dark', 'open'] as const).map(
      (light) => roomVerdict(fittedModel(kind, facts), { ...wishes, light }).text,
    );
    return dark.includes('too ') ? [{ slug, dark, open }] : [];
  });
  expect(offs.length).toBeGreaterThan(10);
  expect(offs.filter(({ dark, open }) => dark !== open)).toEqual([]);
});

test('by day a television is the better buy, unless a projector is bright enough', () => {
  const bright: Wishes = { ...COMMON_WISHES, light: 'open' };
  expect(isDayFor(bright)).toBe(true);
  expect(isDayFor({ ...bright, rejected: 90 })).toBe(false);
  expect(isDayFor(COMMON_WISHES)).toBe(false);
});

test('where no single change helps, the fewest that help together are named', () => {
  const models = [onSale('one', { priceClass: 'upTo2000' })];
  const asked: Wishes = { ...COMMON_WISHES, light: 'open', price: 'upTo300' };
  expect(easierWishes(models, asked)).toEqual([
    { what: ['light', 'price'], wishes: { ...asked, light: 'living', price: 'upTo2000' }, count: 1 },
  ]);
});

test('where nothing fits in the catalog, something is advised for every light and price', () => {
  for (const light of ['daylight', 'open', 'living'] as const)
    for (const price of ['upTo300', 'upTo800'] as const)
      expect(easierWishes(catalog, { ...COMMON_WISHES, light, price, diagonal: 150 }).length).toBeGreaterThan(
        0,
      );
});

test('finds the largest good size in whole inches that place and light allow', () => {
  const one = candidate('one', {
    distance: [law({ a: 1.2, b: 0 })],
    brightness: [brightness(2000, 'measured', 'movie')],
  });
  const largest = (wishes: Partial<Wishes>) =>
    suggestions([one], { ...COMMON_WISHES, diagonal: null, ...wishes })[0]?.diagonal;
  // 120 inches away are 100 in; half an inch is within measuring accuracy.
  expect(largest({ distance: 120, light: 'dark' })).toBe(100);
  // 26.4 foot-lamberts beside a lamp allow 75.7 square feet at 2,000 lumens.
  expect(largest({ distance: 191, light: 'living' })).toBe(150);
  expect(largest({ distance: 191, light: 30 })).toBe(130);
  // A size that exceeds the wall is no result.
  expect(largest({ distance: 480, light: 'living' })).toBe(150);
});

const kind = (name: string, lumens: number | null, min: number | null, max: number | null): FinderKind => ({
  _id: name,
  name,
  kind: 'projector',
  marketplaceId: null,
  searchPhrase: name,
  specifications: { lumens, throwRatioMin: min, throwRatioMax: max },
  projector: null,
});
const names = (kinds: readonly FinderKind[], wishes: Partial<Wishes> = {}) =>
  fittingKinds(kinds, { ...COMMON_WISHES, ...wishes }).map((found) => found.kind.name);

describe('kinds of projectors', () => {
  test("lists kinds whose typical figures fit, in the editors' order", () => {
    const kinds = [
      kind('dim', 500, 1.2, 1.2),
      kind('zoom', 3000, 1.3, 2.2),
      kind('far', 3000, 2, 2.2),
      kind('fixed', 3000, 1.2, null),
      kind('dark', null, 1.2, 1.2),
      kind('nowhere', 3000, null, null),
      kind('turned round', 3000, 2, 1),
    ];
    expect(names(kinds)).toEqual(['zoom', 'fixed']);
    expect(names(kinds, { light: 'dark', diagonal: 80 })).toEqual(['dim', 'zoom', 'far', 'fixed']);
    const [zoom] = fittingKinds(kinds, COMMON_WISHES);
    // 100 inches of 16:9 are 87.2 wide.
    expect(zoom?.distances.min).toBeCloseTo(1.3 * 87.16, 1);
    expect(zoom?.brightness.spare).toBeGreaterThan(1);
  });

  test('lists none below a screen, where a ratio says nothing of the depth, and none by the wall for a ceiling', () => {
    const kinds = [kind('wall', 2800, 0.19, 0.25), kind('room', 2800, 1.2, 1.5)];
    for (const distance of [24, 240]) expect(names(kinds, { place: 'under', distance })).toEqual([]);
    expect(names(kinds, { place: 'ceiling' })).toEqual(['room']);
  });

  test('lists none where a price limits, of which a kind says nothing', () => {
    expect(names([kind('zoom', 3000, 1.3, 2.2)], { price: 'upTo300' })).toEqual([]);
  });

  test('finds kinds of the seed for a common room', () => {
    const kinds = compact(content?.kinds);
    expect(kinds.length).toBeGreaterThan(6);
    expect(kinds.every(({ projector }) => projector === null)).toBe(true);
    expect(fittingKinds(kinds, COMMON_WISHES).length).toBeGreaterThan(0);
  });
});

function said(wishes: Wishes, change: RoomChange): string {
  return FINDER_TEXTS.change(change, wishes);
}

test('words a change as an instruction', () => {
  const shelf: Wishes = { ...COMMON_WISHES, place: 'shelf', distance: 120 };
  expect(said(shelf, { what: 'distance', by: -14, to: 106 })).toBe('Stand it 14 in nearer');
  expect(said(shelf, { what: 'distance', by: 48, to: 168 })).toBe('Stand it 4.0 ft farther back');
  expect(said({ ...COMMON_WISHES, units: 'm' }, { what: 'distance', by: 20, to: 164 })).toBe(
    'Give it 51 cm more distance',
  );
  expect(said(COMMON_WISHES, { what: 'diagonal', to: 92 })).toBe('Choose 92 in');
  expect(said(COMMON_WISHES, { what: 'light', to: 'dark' })).toBe('Turn the lamps off');
});
