import { lensFromRatio } from '@lumen-throw/throw/lens';
import { expect, test } from 'vitest';
import type { FittedModel } from './model-fit.ts';
import { kindVerdict, roomVerdict, roomWords } from './room-words.ts';
import { COMMON_WISHES, wishesFrom, type Wishes } from './wishes.ts';

/** Fills 100 inches from 8.7 to 10.9 ft. */
const MODEL: FittedModel = {
  kind: 'homeTheater',
  lens: lensFromRatio({ min: 1.2, max: 1.5 }, { chip: '16:9' }),
  lumens: 2500,
  native: null,
  depth: null,
  priceClass: 'upTo2000',
};

const DARK: Wishes = { ...COMMON_WISHES, light: 'dark' };

function said(wishes: Partial<Wishes>, model: Partial<FittedModel> = {}) {
  const { level, text } = roomVerdict({ ...MODEL, ...model }, { ...DARK, ...wishes });
  return `${level}: ${text}`;
}

test('says whether a model fits', () => {
  expect(said({})).toBe('good: Fits your room');
  expect(said({ diagonal: null })).toMatch(/^good: Fits at \d+ in$/);
  expect(said({ place: 'shelf', distance: 105 })).toBe('middle: Tight fit');
});

test('says how far a model is off, in the units of the room', () => {
  expect(said({ distance: 80 })).toBe('middle: 2 ft too near');
  expect(said({ distance: 98 })).toBe('middle: 6 in too near');
  expect(said({ distance: 80, units: 'm' })).toBe('middle: 61 cm too near');
  expect(said({ distance: 24 })).toBe('bad: 6.7 ft too near');
  expect(said({ distance: 60, units: 'm' })).toBe('bad: 1.13 m too near');
  expect(said({ place: 'shelf', distance: 168 })).toBe('middle: 3.1 ft too far');
});

test('says what the light makes of a picture that has its place', () => {
  expect(said({ light: 'open' })).toMatch(/^(?:middle|bad): \w+ picture$/);
  expect(said({}, { lumens: 40 })).toMatch(/^(?:middle|bad): (?:Too|A little) dim$/);
});

test('says which figure is missing', () => {
  expect(said({}, { lumens: null })).toBe('middle: Light unknown');
  expect(said({}, { lens: null })).toBe('middle: Distance unknown');
  expect(said({}, { lens: null, kind: 'ultraShortThrow' })).toBe('middle: Gap unknown');
  expect(said({ price: 'upTo800' }, { priceClass: null })).toBe('middle: Fits, price unknown');
});

test('says what the finder does not offer at all', () => {
  expect(said({ price: 'upTo800' })).toBe('bad: Over your price');
  expect(said({ place: 'under', distance: 24 })).toBe('bad: Needs more distance');
  expect(said({ place: 'ceiling' }, { kind: 'ultraShortThrow' })).toBe('bad: Hanging unknown');
});

test('counts the listed models of a kind', () => {
  const models = [
    { ...MODEL, isListed: true },
    { ...MODEL, lumens: null, isListed: true },
    { ...MODEL, isListed: false },
    { ...MODEL, kind: 'portable' as const, isListed: true },
  ];
  expect(kindVerdict(models, 'homeTheater', DARK)).toEqual({ level: 'good', text: '1 of 2 fits your room' });
  expect(kindVerdict(models, 'homeTheater', { ...DARK, distance: 40 })).toEqual({
    level: 'bad',
    text: 'None of 2 fits your room',
  });
  expect(kindVerdict(models, 'gaming', DARK)).toBeNull();
  expect(kindVerdict(models, null, DARK)).toBeNull();
});

test.each([
  ['', 'Up to 12 ft · 100 in · A lamp or two'],
  [
    '?place=shelf&distance=2.8&unit=m&size=largest&lux=35&for=games&price=upTo800',
    'Shelf at 2.8 m · largest picture · 35 lux · Games · up to $800',
  ],
  ['?place=under&distance=1.5&light=dark', '1.5 ft under the screen · 100 in · Dark room'],
  ['?light=daylight', 'Up to 12 ft · 100 in · Blinds half closed'],
  ['?place=ceiling', 'Ceiling, up to 12 ft · 100 in · A lamp or two'],
])('writes %s in one line', (search, line) => {
  expect(roomWords(wishesFrom(search)).join(' · ').replaceAll('\u00A0', ' ')).toBe(line);
});
