import type { Setup } from '@lumen-throw/domain/setup';
import { expect, test } from 'vitest';
import { searchSetups } from '../src/admin/submission-search.ts';
import { returnPath } from '../src/auth/return-path.ts';
import { fileSize } from '../src/gallery/picture-preparation.ts';
import { excerpt, locationOf } from '../src/gallery/setup-words.ts';
import {
  EMPTY_SUBMISSION,
  isSubmission,
  isUntouched,
  setupDraft,
  submissionErrors,
} from '../src/gallery/submission-values.ts';

function setup(title: string, city: string, name: string): Setup {
  return {
    title,
    location_city: city,
    location_state: '',
    location_country: '',
    user_display_name: name,
  } as unknown as Setup;
}

test.each([
  [{ from: '/inspiration/gallery?id=abc' }, '/inspiration/gallery?id=abc'],
  [{ from: '/account' }, '/account'],
  [{ from: '/blog/brightness-guide' }, '/inspiration/gallery'],
  [{ from: '//evil.example/inspiration/gallery' }, '/inspiration/gallery'],
  [{ from: '/admin' }, '/inspiration/gallery'],
  [{ from: 7 }, '/inspiration/gallery'],
  [null, '/inspiration/gallery'],
])('signing in with the state %j leads to %s', (state, path) => {
  expect(returnPath(state)).toBe(path);
});

test('a search finds every word in title, place or member, whatever the accents', () => {
  const found = [setup('Loft cinema', 'Zürich', 'Inês'), setup('Shed', '', 'Tom')];
  expect(searchSetups(found, 'ines ZURICH')).toEqual([found[0]]);
  expect(searchSetups(found, 'location not')).toEqual([found[1]]);
  expect(searchSetups(found, 'loft tom')).toEqual([]);
  expect(searchSetups(found, '  ')).toBe(found);
});

test('a place is what is known of it', () => {
  expect(locationOf(setup('', 'Lisbon', ''))).toBe('Lisbon');
  expect(locationOf(setup('', '', ''))).toBe('Location not specified');
});

test('an excerpt ends at a word, without what hangs on it', () => {
  expect(excerpt('short', 10)).toBe('short');
  expect(excerpt('one two three, four', 15)).toBe('one two three…');
  expect(excerpt('x'.repeat(20), 10)).toBe(`${'x'.repeat(10)}…`);
});

test('file sizes are told in the unit that fits', () => {
  expect(fileSize(10)).toBe('1 KB');
  expect(fileSize(512 * 1024)).toBe('512 KB');
  expect(fileSize(3.44 * 1024 * 1024)).toBe('3.4 MB');
});

const FILLED = { ...EMPTY_SUBMISSION, title: 'Loft', description: 'A loft.' };

test('a submission needs a picture, a title and a description, and nothing else', () => {
  expect(submissionErrors(FILLED, 1)).toEqual({});
  expect(Object.keys(submissionErrors({ ...FILLED, title: ' ', description: '' }, 0))).toEqual([
    'images',
    'title',
    'description',
  ]);
});

test.each(['9', '1001', '12.5', '-100', '1e2', 'ten', '１００'])('%s is no screen size', (screenSize) => {
  expect(submissionErrors({ ...FILLED, screenSize }, 1)).toHaveProperty('screenSize');
});

test('blanks are sent empty, and the screen size as a number', () => {
  expect(setupDraft({ ...FILLED, screenSize: ' 100 ' })).toMatchObject({
    screen_size_inches: 100,
    location_city: '',
    type_tag: 'Indoor',
    size_tag: 'Medium',
  });
  expect(setupDraft(FILLED).screen_size_inches).toBeNull();
});

test('a draft of another shape is none', () => {
  expect(isSubmission(FILLED)).toBe(true);
  expect(isSubmission({ ...FILLED, type: 'Cellar' })).toBe(false);
  expect(isSubmission({ title: 'x' })).toBe(false);
  expect(isSubmission(null)).toBe(false);
  expect(isUntouched(EMPTY_SUBMISSION)).toBe(true);
  expect(isUntouched(FILLED)).toBe(false);
});
