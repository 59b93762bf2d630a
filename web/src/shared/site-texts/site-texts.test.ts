import { afterEach, expect, test } from 'vitest';
import { applySiteTexts, siteTexts } from './site-texts.ts';

const WORDS = siteTexts('test', {
  title: 'Gallery',
  hint: { touch: 'Swipe', keys: 'Use the arrows' },
  ways: ['Up', 'Down'],
  sources: [{ text: 'A book' }],
  count: (all: number) => `${all} setups`,
  none: null,
});

const own = (key: string, text: string | null) => ({ key, text });

afterEach(() => applySiteTexts(null));

test("editors' texts replace the defaults at any depth and keep the rest", () => {
  applySiteTexts([
    own('test/title', 'Rooms'),
    own('test/hint/touch', 'Move your finger'),
    own('test/ways/1', 'Back'),
    own('test/sources/0/text', 'A law'),
  ]);
  expect(WORDS.title).toBe('Rooms');
  expect(WORDS.hint).toEqual({ touch: 'Move your finger', keys: 'Use the arrows' });
  expect(WORDS.ways).toEqual(['Up', 'Back']);
  expect(WORDS.sources[0].text).toBe('A law');
  expect(WORDS.count(2)).toBe('2 setups');
});

test('the next page has its own texts, and defaults elsewhere', () => {
  applySiteTexts([own('test/title', 'Rooms'), own('test/ways/0', 'First')]);
  applySiteTexts([own('test/ways/0', 'Before')]);
  expect(WORDS.title).toBe('Gallery');
  expect(WORDS.ways).toEqual(['Before', 'Down']);
  applySiteTexts(undefined);
  expect(WORDS.ways).toEqual(['Up', 'Down']);
});

test("texts of a lazy part have editors' texts from the start, and the defaults again", () => {
  applySiteTexts([own('test-later/title', 'Mine')]);
  const later = siteTexts('test-later', { title: 'Later' });
  expect(later.title).toBe('Mine');
  applySiteTexts([]);
  expect(later.title).toBe('Later');
});

test('shared defaults have separate overrides and are restored', () => {
  const light = siteTexts('test-light', { rooms: { dark: 'Dark room' } });
  const room = siteTexts('test-room', { lights: light.rooms });
  applySiteTexts([own('test-light/rooms/dark', 'No light')]);
  expect(room.lights.dark).toBe('No light');
  applySiteTexts([]);
  expect([light.rooms.dark, room.lights.dark]).toEqual(['Dark room', 'Dark room']);
});

test('ignores missing and empty texts and reserved keys', () => {
  const before = JSON.stringify(WORDS);
  applySiteTexts([
    null,
    own('test/title', ''),
    own('test/hint', 'An object'),
    own('test/count', 'A function'),
    own('test/none', 'Nothing'),
    own('test/gone', 'Gone'),
    own('test/constructor/name', 'Object'),
    own('test/__proto__/touched', 'yes'),
    own('elsewhere/title', 'Another'),
    { key: null, text: 'Without a key' },
  ]);
  expect(JSON.stringify(WORDS)).toBe(before);
  expect(WORDS.count(1)).toBe('1 setups');
  expect(Object.name).toBe('Object');
  expect(Object.hasOwn(Object.prototype, 'touched')).toBe(false);
});
