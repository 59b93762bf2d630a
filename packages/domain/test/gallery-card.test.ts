import { expect, test } from 'vitest';
import {
  cardOf,
  facetOf,
  facetsOf,
  galleryCard,
  NO_FILTER,
  roomsPath,
  roomsProjector,
  type CardFilter,
} from '../src/gallery-card.ts';
import { NO_DETAILS, setupDetails, type SetupDetails } from '../src/setup-details.ts';
import type { SetupFields } from '../src/setup.ts';

const SETUP: SetupFields = {
  title: 'Loft',
  description: 'A loft.',
  location_city: 'Oslo',
  location_state: '',
  location_country: 'Norway',
  size_tag: 'Large',
  type_tag: 'Gaming',
  projector_model: 'BenQ TK700',
  screen_size_inches: null,
  images: ['setups/nia/1.webp', 'setups/nia/2.webp'],
  user_display_name: 'Nia',
  created_by: 'nia',
  status: 'Published',
  is_featured_month: false,
  featured_month: null,
  like_count: 3,
};

const DETAILS: SetupDetails = {
  ...NO_DETAILS,
  projector: 'projector-a',
  kit: ['product-b'],
  diagonal_inches: 110,
  light: 'dusk',
  place: 'ceiling',
};

const FULL: CardFilter = {
  type: 'Gaming',
  size: 'Large',
  light: 'dusk',
  place: 'ceiling',
  projector: 'projector-a',
};

test('finds a card by each combination of its facets and by nothing else', () => {
  const { facets } = cardOf(SETUP, DETAILS);
  expect(new Set(facets).size).toBe(32);
  const names = Object.keys(FULL) as (keyof CardFilter)[];
  for (let set = 0; set < 2 ** names.length; set += 1) {
    const some = Object.fromEntries(
      names.filter((_, bit) => set & (2 ** bit)).map((name) => [name, FULL[name]]),
    );
    expect(facets).toContain(facetOf({ ...NO_FILTER, ...some }));
  }
  expect(facets).not.toContain(facetOf({ ...FULL, light: 'dark' }));
  expect(facets).not.toContain(facetOf({ ...NO_FILTER, projector: 'projector-b' }));
});

test('finds a setup without kit by the facets that every setup has', () => {
  const { facets, projector } = cardOf(SETUP, null);
  expect(projector).toBe('');
  expect(facets.toSorted()).toEqual(['*', 'size:Large', 'type:Gaming', 'type:Gaming|size:Large'].toSorted());
  expect(facetsOf(NO_FILTER)).toEqual(['*']);
});

test("a card prefers the setup's own screen size to its details', and has its cover", () => {
  expect(cardOf(SETUP, DETAILS)).toMatchObject({ diagonal_inches: 110, picture: 'setups/nia/1.webp' });
  expect(cardOf({ ...SETUP, screen_size_inches: 98 }, DETAILS).diagonal_inches).toBe(98);
  expect(cardOf({ ...SETUP, images: [] }, null).picture).toBe('');
});

test('reads a stored card back and refuses another shape', () => {
  const card = cardOf(SETUP, DETAILS);
  const { facets: _, ...shown } = card;
  expect(galleryCard({ ...card, id: 'a', created_at: {} })).toEqual({ ...shown, id: 'a' });
  for (const wrong of [{ type_tag: 'Cellar' }, { title: 7 }, { distance: Number.NaN }, { like_count: '3' }])
    expect(galleryCard({ ...card, id: 'a', ...wrong })).toBeNull();
  expect(galleryCard(card)).toBeNull();
  expect(galleryCard(null)).toBeNull();
});

test('a rooms URL names one projector', () => {
  expect(roomsProjector(roomsPath('projector-benq-tk800'))).toBe('projector-benq-tk800');
  for (const path of ['/api/rooms/', '/api/rooms/.drafts', '/api/rooms/a b', `/api/rooms/${'x'.repeat(101)}`])
    expect(roomsProjector(path)).toBeNull();
});

test.each<[string, object]>([
  ['a draft', { projector: 'drafts.a' }],
  ['a list of strings that are not ids', { kit: ['a b'] }],
  ['missing kit', { kit: null }],
  ['a distance that is not a number', { distance: Number.NaN }],
  ['an infinite size', { diagonal_inches: Number.POSITIVE_INFINITY }],
  ['an unknown shape', { aspect: '21:9' }],
  ['unknown units', { units: 'cm' }],
  ['an unknown light', { light: 'noon' }],
  ['an unknown place', { place: 'moon' }],
])('does not read %s', (_what, change) => {
  expect(setupDetails({ ...DETAILS, ...change })).toBeNull();
  expect(setupDetails(DETAILS)).toEqual(DETAILS);
});
