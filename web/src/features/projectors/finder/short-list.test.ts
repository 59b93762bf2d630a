// @vitest-environment jsdom
/** The finder's answers, from the models of the seed. */
import { ROOM_LIGHTS, type RoomLight } from '@lumen-throw/throw/room-light';
import { changedRoom, fitsRoom, type RoomChange, type WantedRoom } from '@lumen-throw/throw/smallest-change';
import { draws } from '@lumen-throw/throw/testing/draws';
import { describe, expect, test } from 'vitest';
import { figure, law, projectorContent } from '../../../../test/fixture/projector.ts';
import { seedPageContent } from '../../../../test/fixture/seed-site.ts';
import { compact } from '../../../shared/content/compact.ts';
import { PLACES } from '../../../shared/projectors/finder-places.ts';
import type { FinderKind } from './finder-query.ts';
import { candidateOf, fittingKinds, suggestions, type Candidate, type Suggestion } from './short-list.ts';
import { FINDER_TEXTS } from './texts.ts';
import { COMMON_WISHES, DIAGONALS, USES, wantedRoom, type Wishes } from './wishes.ts';

const content = await seedPageContent('projectorFinder');
const catalog = compact(content?.projectors).map(candidateOf);
const LIGHTS = Object.keys(ROOM_LIGHTS) as [RoomLight, ...RoomLight[]];

function candidate(slug: string, more: Parameters<typeof projectorContent>[0] = {}): Candidate {
  return candidateOf({ ...projectorContent(more), slug, inputLag: null });
}

function roomOf({ diagonal }: Suggestion, wishes: Wishes): WantedRoom {
  return wantedRoom(wishes, diagonal);
}

test('in 10,000 random rooms there is a fit or a change, and what is said fits', () => {
  expect(catalog.length).toBeGreaterThan(60);
  const { pick, between } = draws(7);
  for (let count = 0; count < 10_000; count += 1) {
    const wishes: Wishes = {
      place: pick(PLACES),
      distance: between(24, 300),
      units: pick(['ft', 'm']),
      diagonal: pick([null, ...DIAGONALS]),
      light: pick(LIGHTS),
      use: pick([null, ...USES]),
    };
    const all = suggestions(catalog, wishes);
    const [best] = all;
    expect(['fits', 'change']).toContain(best?.fit);
    for (const suggestion of all.slice(0, 3)) {
      const { lens, brightness } = suggestion.candidate.facts;
      if (!lens) continue;
      const figures = { lens, lumens: brightness?.value ?? null };
      const room = roomOf(suggestion, wishes);
      expect(fitsRoom(figures, room)).toBe(suggestion.fit === 'fits' || suggestion.fit === 'unknown');
      for (const change of suggestion.changes)
        expect(fitsRoom(figures, changedRoom(room, change))).toBe(true);
    }
  }
});

describe('the order', () => {
  const tables = { distance: [law({ a: 1.2, b: 0 })] };
  const list = [
    candidate('far', { distance: [law({ a: 2, b: 0 })], brightness: [figure(3000, 'maker')] }),
    candidate('unknown light', tables),
    candidate('claimed', { ...tables, brightness: [figure(9500, 'claim')] }),
    candidate('measured', { ...tables, brightness: [figure(3000, 'measured')] }),
    candidate('nothing known'),
  ];

  test('has those that fit first, by whose figure it is, and what nobody knows last', () => {
    const order = suggestions(list, COMMON_WISHES).map(({ candidate: { slug }, fit }) => [slug, fit]);
    expect(order).toEqual([
      ['measured', 'fits'],
      ['claimed', 'fits'],
      ['far', 'change'],
      ['unknown light', 'unknown'],
      ['nothing known', 'unknown'],
    ]);
  });

  test('under the screen there are only those that are built for it', () => {
    const wall = candidate('wall', { kind: 'ultraShortThrow', ...tables });
    const found = suggestions([...list, wall], { ...COMMON_WISHES, place: 'under', distance: 24 });
    expect(found.map(({ candidate: { slug } }) => slug)).toEqual(['wall']);
  });

  test('what a use asks for counts before the order of the editors', () => {
    const heavy = candidate('heavy', {
      ...tables,
      brightness: [figure(3000, 'maker')],
      weight: [figure(9, 'maker')],
    });
    const light = candidate('light', {
      ...tables,
      brightness: [figure(3000, 'maker')],
      weight: [figure(2, 'maker')],
    });
    const order = (use: Wishes['use']) =>
      suggestions([heavy, light], { ...COMMON_WISHES, use }).map(({ candidate: { slug } }) => slug);
    expect(order(null)).toEqual(['heavy', 'light']);
    expect(order('travel')).toEqual(['light', 'heavy']);
    const [first, second] = suggestions([heavy, light], { ...COMMON_WISHES, use: 'travel' });
    expect(first?.forIt.map(FINDER_TEXTS.point)).toEqual(['4.4 lb (2.0 kg)']);
    expect(second?.againstIt.map(FINDER_TEXTS.point)).toEqual(['19.8 lb (9.0 kg)']);
  });
});

test('as large as it looks good is the largest that place and light allow, in whole inches', () => {
  const one = candidate('one', { distance: [law({ a: 1.2, b: 0 })], brightness: [figure(2000, 'maker')] });
  const largest = (wishes: Partial<Wishes>) =>
    suggestions([one], { ...COMMON_WISHES, diagonal: null, ...wishes })[0]?.diagonal;
  // 120 inches away are 100 in; half an inch of either is within what a room can be measured to.
  expect(largest({ distance: 120, light: 'dark' })).toBe(100);
  // 28 foot-lamberts beside a lamp leave 71.4 square feet of 2,000 lumens.
  expect(largest({ distance: 170, light: 'living' })).toBe(142);
  // What the wall of a room cannot hold is no answer.
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
  test('are those whose typical figures fit, in the order of the editors', () => {
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
    expect(zoom?.spare).toBeGreaterThan(1);
  });

  test('under the screen are only the ultra short ones, however much space there is', () => {
    const kinds = [kind('wall', 2800, 0.19, 0.25), kind('room', 2800, 1.2, 1.5)];
    for (const distance of [24, 240]) expect(names(kinds, { place: 'under', distance })).toEqual(['wall']);
  });

  test('of the seed, some fit a common room', () => {
    const kinds = compact(content?.kinds);
    expect(kinds.length).toBeGreaterThan(6);
    expect(kinds.every(({ projector }) => projector === null)).toBe(true);
    expect(fittingKinds(kinds, COMMON_WISHES).length).toBeGreaterThan(0);
  });
});

function said(wishes: Wishes, change: RoomChange): string {
  return FINDER_TEXTS.change(change, wishes);
}

test('a change is said as one would do it', () => {
  const shelf: Wishes = { ...COMMON_WISHES, place: 'shelf', distance: 120 };
  expect(said(shelf, { what: 'distance', by: -14, to: 106 })).toBe('Stand it 14 in nearer');
  expect(said(shelf, { what: 'distance', by: 48, to: 168 })).toBe('Stand it 4.0 ft farther back');
  expect(said({ ...COMMON_WISHES, units: 'm' }, { what: 'distance', by: 20, to: 164 })).toBe(
    'Give it 51 cm more distance',
  );
  expect(said(COMMON_WISHES, { what: 'diagonal', to: 92 })).toBe('Take 92 in');
  expect(said(COMMON_WISHES, { what: 'light', to: 'dark' })).toBe('Turn the lamps off');
});
