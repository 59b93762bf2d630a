// @vitest-environment jsdom
/** What a browser keeps of a document that is not stored yet. */
import { afterEach, expect, test, vi } from 'vitest';
import {
  changedFields,
  forgetChanges,
  isLost,
  keepChanges,
  keptChanges,
  plainText,
} from '../src/unsaved/kept-changes.ts';
import { movedPlace } from '../src/unsaved/kept-caret.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('a change is each field that differs from what is stored', () => {
  const stored = { _id: 'a', _rev: '1', title: 'Old', body: [{ text: 'One' }], intro: 'Gone' };
  const now = { _id: 'drafts.a', _rev: '2', title: 'New', body: [{ text: 'One' }], note: 'Added' };
  expect(changedFields(stored, now)).toEqual([
    { path: ['title'], value: 'New' },
    { path: ['intro'], value: null },
    { path: ['note'], value: 'Added' },
  ]);
  expect(changedFields(undefined, { title: 'First' })).toEqual([{ path: ['title'], value: 'First' }]);
  expect(changedFields(stored, stored)).toEqual([]);
});

const CHANGE = { path: ['title'], value: 'New' };

test('keeps the changes of each document until they are forgotten', () => {
  keepChanges('a', [CHANGE]);
  expect(keptChanges('a')).toEqual({ changes: [CHANGE], at: expect.any(Number) as number });
  expect(keptChanges('b')).toBeNull();
  forgetChanges('a');
  expect(keptChanges('a')).toBeNull();
});

test.each(['no JSON', '5', '{"changes":{},"at":1}', '{"changes":[]}'])('ignores %s', (stored) => {
  localStorage.setItem('unsaved-a', stored);
  expect(keptChanges('a')).toBeNull();
});

function refuse(): never {
  throw new DOMException('', 'SecurityError');
}

test('keeps nothing, and says nothing, where the browser stores nothing', () => {
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  keepChanges('a', [CHANGE]);
  forgetChanges('a');
  expect(keptChanges('a')).toBeNull();
  vi.unstubAllGlobals();
});

function paragraph(...texts: string[]) {
  const children = texts.map((text) => ({ _type: 'span', _key: text, text, marks: ['strong'] }));
  return { _type: 'block', _key: 'a', style: 'normal', markDefs: [], children };
}

test('words of a text are those that a reader sees', () => {
  expect(plainText([paragraph('One ', 'sheet.'), paragraph('Iron it.')])).toBe('One sheet.\nIron it.');
  expect(plainText('One sheet.')).toBe('One sheet.');
  expect(plainText(null)).toBe('');
});

test.each([
  ['nothing happens', 'Iron the sheet.', 'The sheet.', 'Iron the sheet.', false],
  ['it is refused', 'Iron the sheet.', 'The sheet.', 'The sheet.', true],
  ['the document is deleted', 'Iron the sheet.', 'The sheet.', undefined, true],
  ['another editor adds words', 'Iron the sheet.', 'The sheet.', 'Iron the sheet. Hang it.', false],
  ['another editor corrects what was there', 'Iron teh sheet.', 'teh sheet.', 'Iron the sheet.', false],
  ['the text is emptied', null, 'The sheet.', 'The sheet.', false],
])('what was typed is lost or not when %s', (_, typed, before, now, lost) => {
  expect(isLost(typed, before, now)).toBe(lost);
});

test.each([
  ['after the caret', 4, 'Iron it.', 'Iron it. Hang it.', 4],
  ['before the caret', 4, 'Iron it.', 'First: Iron it.', 11],
  ['around the caret, which is taken away', 6, 'Iron it all.', 'Ir.', 2],
])(
  'caret stays between its letters when another editor changes what is %s',
  (_, place, before, now, moved) => {
    expect(movedPlace(place, before, now)).toBe(moved);
  },
);
