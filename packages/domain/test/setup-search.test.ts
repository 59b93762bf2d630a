import { expect, test } from 'vitest';
import { NO_FILTER } from '../src/gallery-card.ts';
import { NO_DETAILS } from '../src/setup-details.ts';
import {
  filterWords,
  matchesSearch,
  searchEntryId,
  searchWords,
  setupOfEntry,
  setupWords,
  type SearchedSetup,
} from '../src/setup-search.ts';

const SETUP: SearchedSetup = {
  title: 'Straßenkino im Hof',
  location_city: 'Łódź',
  location_state: '',
  location_country: 'Polska',
  user_display_name: 'Inês',
  projector_model: 'BenQ TK700',
  size_tag: 'Large',
  type_tag: 'Outdoor',
  screen_size_inches: 120,
};
const DETAILS = {
  ...NO_DETAILS,
  light: 'dark',
  place: 'ceiling',
  projector: 'projector-benq-tk700sti',
} as const;

function isFound(search: string, setup: SearchedSetup = SETUP): boolean {
  const stored = new Set(setupWords(setup, DETAILS));
  return searchWords(search).every((word) => stored.has(word));
}

test.each([
  'BenQ 120 inch dark room',
  'benq 120-inch',
  '120" benq',
  '120in',
  'tk700sti ceiling',
  'strassenkino',
  'STRASSEN hof',
  'lodz',
  'ines outdoor large',
  '',
  '  …  ',
])('finds a setup by %j', (search) => {
  expect(isFound(search)).toBe(true);
});

test.each(['epson', 'benq 100 inch', 'dark outdoors', 'kino', 'daylight', 'benq x'])(
  'does not find it by %j',
  (search) => {
    expect(isFound(search)).toBe(false);
  },
);

test('finds words of scripts without spaces in the middle of a line', () => {
  const setup = { ...SETUP, title: '我的家庭影院' };
  expect(['影院', '家庭', '家庭影院', '院'].map((search) => isFound(search, setup))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(isFound('影家', setup)).toBe(false);
});

test('bounds what is stored and what is asked', () => {
  const long = Array.from({ length: 400 }, (_, index) => `word${index}`).join(' ');
  expect(setupWords({ ...SETUP, title: long }, DETAILS).length).toBeLessThanOrEqual(600);
  expect(searchWords(long).length).toBeLessThanOrEqual(10);
  expect(searchWords('x'.repeat(10_000))[0]?.length).toBeLessThanOrEqual(200);
  expect(searchWords('lamp lamp LAMP')).toEqual(['lamp']);
});

test('no word can be taken for a filter', () => {
  expect(filterWords({ ...NO_FILTER, type: 'Outdoor', light: 'dark' })).toEqual([
    'type:Outdoor',
    'light:dark',
  ]);
  expect(searchWords('type:Outdoor')).toEqual(['type', 'outdoor']);
  expect(filterWords(NO_FILTER)).toEqual([]);
});

test('without details matches what a loaded setup says', () => {
  expect(matchesSearch(SETUP, searchWords('hof ines'))).toBe(true);
  expect(matchesSearch(SETUP, searchWords('hof ceiling'))).toBe(false);
  expect(matchesSearch(SETUP, [])).toBe(true);
});

test('entries are newest first in the order of their ids, and name their setup', () => {
  const times = [0, 1, 999, 1_767_225_600_000, 1_767_225_600_001];
  const ids = times.map((time) => searchEntryId(time, 'AAAAAAAAAAAAAAAAAAAA'));
  expect(ids.toSorted()).toEqual(ids.toReversed());
  expect(new Set(ids.map(setupOfEntry))).toEqual(new Set(['AAAAAAAAAAAAAAAAAAAA']));
});
