import type { Setup } from '@lumen-throw/domain/setup';
import { EMPTY_KIT } from '../../shared/setup-draft/kit-values.ts';
import { expect, test } from 'vitest';
import { returnPath } from '../../shared/session/return-path.ts';
import { isRelatedDraft, isSameDraft } from '../../shared/setup-draft/draft.ts';
import { fileSize } from '../../shared/setup-draft/shrink-picture.ts';
import { excerpt, locationOf } from '../../shared/setup/setup-words.ts';
import {
  EMPTY_SUBMISSION,
  isSubmission,
  isUntouched,
  setupDraft,
  submissionErrors,
} from '../../shared/setup-draft/submission-values.ts';

function setupIn(city: string, state: string, country: string): Setup {
  return { location_city: city, location_state: state, location_country: country } as unknown as Setup;
}

test.each([
  [{ from: '/inspiration/gallery?id=abc' }, '/inspiration/gallery?id=abc'],
  [{ from: '/account' }, '/account'],
  [{ from: '/blog/brightness-guide' }, '/inspiration/gallery'],
  [{ from: '//evil.example/inspiration/gallery' }, '/inspiration/gallery'],
  [{ from: '/admin' }, '/inspiration/gallery'],
  [{ from: 7 }, '/inspiration/gallery'],
  [null, '/inspiration/gallery'],
])('a sign-in with the state %j redirects to %s [2.13-8]', (state, path) => {
  expect(returnPath(state)).toBe(path);
});

test('formats a location from its known parts [2.12-16 3-2]', () => {
  expect(locationOf(setupIn('Austin', 'Texas', 'USA'))).toBe('Austin, Texas, USA');
  expect(locationOf(setupIn('', 'Texas', 'USA'))).toBe('Texas, USA');
  expect(locationOf(setupIn('Lisbon', '', ''))).toBe('Lisbon');
  expect(locationOf(setupIn('', '', ''))).toBe('Location not specified');
});

test('shortens an excerpt and adds an ellipsis only when text is missing [2.15-3 2.15-13]', () => {
  expect(excerpt('short', 10)).toBe('short');
  expect(excerpt('x'.repeat(200), 200)).toBe('x'.repeat(200));
  expect(excerpt('x'.repeat(201), 200)).toBe(`${'x'.repeat(200)}…`);
  expect(excerpt('one two three, four', 15)).toBe('one two three,…');
  expect(excerpt('📽'.repeat(20), 10)).toBe(`${'📽'.repeat(10)}…`);
});

test('formats file sizes in a suitable unit', () => {
  expect(fileSize(10)).toBe('1 KB');
  expect(fileSize(512 * 1024)).toBe('512 KB');
  expect(fileSize(3.44 * 1024 * 1024)).toBe('3.4 MB');
});

const FILLED = { ...EMPTY_SUBMISSION, title: 'Loft', description: 'A loft.' };

test('a submission requires only an image, a title and a description [5-1 5-3]', () => {
  expect(submissionErrors(FILLED, 1, 0)).toEqual({});
  expect(Object.keys(submissionErrors({ ...FILLED, title: ' ', description: '' }, 0, 0))).toEqual([
    'images',
    'title',
    'description',
  ]);
});

test.each([
  ['zero-width spaces', '\u200b\u200b'],
  ['a Hangul filler', '\u3164'],
  ['blanks and a byte order mark', ' \u00a0\ufeff'],
])('rejects a title of %s', (_what, title) => {
  expect(submissionErrors({ ...FILLED, title }, 1, 0)).toHaveProperty('title', 'Give your setup a title.');
  expect(submissionErrors({ ...FILLED, description: title }, 1, 0)).toHaveProperty('description');
});

test('counts characters, not code units: 120 fit a title, 121 do not', () => {
  expect(submissionErrors({ ...FILLED, title: '📽'.repeat(120) }, 1, 0)).toEqual({});
  expect(submissionErrors({ ...FILLED, title: '📽'.repeat(121) }, 1, 0)).toEqual({
    title: 'A title has at most 120 characters.',
  });
});

test.each([
  ['title', 'See www.example.com', 3],
  ['projector', 'https://example.com/one', 3],
  ['description', 'HTTP://example.com', 0],
  ['description', 'http://a.example and www.b.example', 1],
])('rejects web addresses in the %s: %j where %i may be', (field, text, links) => {
  expect(submissionErrors({ ...FILLED, [field]: text }, 1, links)).toEqual({
    [field]: expect.stringContaining('web address') as string,
  });
});

test('takes as many web addresses in a description as the member may put in', () => {
  const description = 'https://www.a.example and www.b.example';
  expect(submissionErrors({ ...FILLED, description }, 1, 2)).toEqual({});
});

test.each([
  ['title', 'See www.example.com'],
  ['projector', 'https://example.com/one'],
  ['city', 'example.com/buy'],
  ['description', 'HTTP://example.com'],
])('lets a web address stay in the %s of a setup that is edited, and takes no other', (field, text) => {
  const before = { ...FILLED, [field]: text };
  expect(submissionErrors({ ...before, screenSize: '90' }, 1, 0, before)).toEqual({});
  expect(submissionErrors({ ...before, [field]: `${text} www.b.example` }, 1, 0, before)).toHaveProperty(
    field,
  );
});

test.each(['9', '1001', '12.5', '-100', '1e2', 'ten', '１００'])(
  'rejects the screen size %s [5-7]',
  (screenSize) => {
    expect(submissionErrors({ ...FILLED, screenSize }, 1, 0)).toHaveProperty('screenSize');
  },
);

test('sends blank fields empty and the screen size as a number [3-6 5-7 5-8 9-5]', () => {
  expect(setupDraft({ ...FILLED, screenSize: ' 100 ' })).toMatchObject({
    screen_size_inches: 100,
    location_city: '',
    type_tag: 'Indoor',
    size_tag: 'Medium',
  });
  expect(setupDraft(FILLED).screen_size_inches).toBeNull();
});

test('sends each form field under its name [7-12]', () => {
  const filled = {
    title: 'Loft',
    description: 'A loft.',
    type: 'Gaming',
    size: 'Large',
    city: 'Austin',
    state: 'Texas',
    country: 'USA',
    projector: 'BenQ TK700',
    screenSize: '120',
    ...EMPTY_KIT,
  } as const;
  expect(setupDraft(filled)).toEqual({
    title: 'Loft',
    description: 'A loft.',
    type_tag: 'Gaming',
    size_tag: 'Large',
    location_city: 'Austin',
    location_state: 'Texas',
    location_country: 'USA',
    projector_model: 'BenQ TK700',
    screen_size_inches: 120,
  });
});

test('rejects a draft of another shape', () => {
  expect(isSubmission(FILLED)).toBe(true);
  expect(isSubmission({ ...FILLED, type: 'Cellar' })).toBe(false);
  expect(isSubmission({ title: 'x' })).toBe(false);
  expect(isSubmission(null)).toBe(false);
  expect(isUntouched(EMPTY_SUBMISSION)).toBe(true);
  expect(isUntouched(FILLED)).toBe(false);
});

const draft = (title: string, ...keys: string[]) => ({ values: { ...FILLED, title }, keys });

test('tells whether drafts of two tabs are equal, related or unrelated', () => {
  expect(isSameDraft(draft('Loft', 'a', 'b'), draft('Loft', 'a', 'b'))).toBe(true);
  expect(isSameDraft(draft('Loft', 'a', 'b'), draft('Loft', 'b', 'a'))).toBe(false);
  expect(isSameDraft(draft('Loft', 'a'), draft('Shed', 'a'))).toBe(false);
  expect(isRelatedDraft(draft('Loft', 'a', 'b'), draft('Shed', 'b'))).toBe(true);
  expect(isRelatedDraft(draft('Loft', 'a'), draft('Loft', 'b'))).toBe(true);
  expect(isRelatedDraft(draft('Loft', 'a'), draft('Shed', 'b'))).toBe(false);
});
