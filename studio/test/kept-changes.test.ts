// @vitest-environment jsdom
/** What a browser keeps of a document that is not stored yet. */
import { afterEach, expect, test, vi } from 'vitest';
import {
  adoptChanges,
  changedFields,
  forgetChanges,
  keepChanges,
  keptForms,
  watchKept,
} from '../src/unsaved/kept-changes.ts';
import { isLost } from '../src/unsaved/merge.ts';
import { plainText } from '../src/unsaved/values.ts';
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

const CHANGE = { path: ['title'], value: 'New', before: 'Old' };
const KEPT = { changes: [CHANGE], at: 1 };
const FORM = { form: 'one', id: 'a', type: 'faq', release: undefined };

test('keeps the changes of each document until they are forgotten', () => {
  keepChanges(FORM, KEPT);
  expect(keptForms()).toEqual([FORM]);
  expect(adoptChanges({ ...FORM, id: 'b' })).toBeNull();
  expect(adoptChanges({ ...FORM, release: 'r1' })).toBeNull();
  expect(adoptChanges(FORM)).toEqual(KEPT);
  forgetChanges(FORM);
  expect(adoptChanges(FORM)).toBeNull();
});

test('a form forgets its own changes only, and takes over those of the forms before it', () => {
  const other = { ...FORM, form: 'two' };
  keepChanges(FORM, KEPT);
  forgetChanges(other);
  const later = { path: ['title'], value: 'Newer', before: 'New' };
  keepChanges(other, { changes: [later], at: 2 });
  const third = { ...FORM, form: 'three' };
  expect(adoptChanges(third)).toEqual({ changes: [{ ...later, before: 'Old' }], at: 2 });
  expect(keptForms()).toEqual([third]);
});

test('tells when a document begins and ends to have changes', () => {
  const listener = vi.fn<() => void>();
  const end = watchKept(listener);
  keepChanges(FORM, KEPT);
  keepChanges(FORM, KEPT);
  forgetChanges(FORM);
  expect(listener).toHaveBeenCalledTimes(2);
  end();
});

test.each(['no JSON', '5', '{"changes":{},"at":1}', '{"changes":[]}'])('ignores %s', (stored) => {
  localStorage.setItem('unsaved one faq a', stored);
  expect(adoptChanges(FORM)).toBeNull();
});

function refuse(): never {
  throw new DOMException('', 'SecurityError');
}

test('keeps nothing, and says nothing, where the browser stores nothing', () => {
  const closed = { getItem: refuse, setItem: refuse, removeItem: refuse };
  vi.stubGlobal('localStorage', closed);
  keepChanges(FORM, KEPT);
  forgetChanges(FORM);
  expect(adoptChanges(FORM)).toBeNull();
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
  ['nothing was typed', 'The sheet.', 'The sheet.', 'Iron the sheet.', false],
  ['it is refused', 'Iron the sheet.', 'The sheet.', 'The sheet.', true],
  ['it is refused and was a deletion', 'The', 'The sheet.', 'The sheet.', true],
  ['the document is deleted', 'Iron the sheet.', 'The sheet.', undefined, true],
  ['the draft is discarded', 'Iron the sheet.', 'The sheet.', 'A sheet.', true],
  ['another editor adds words', 'Iron the sheet.', 'The sheet.', 'Iron the sheet. Hang it.', false],
  ['another editor corrects what was there', 'Iron teh sheet.', 'teh sheet.', 'Iron the sheet.', false],
  ['a lost word is a part of others', 'The iron tab', 'The table', 'The iron table', true],
  ['a lost word was there once', 'The sheet, the sheet', 'The sheet', 'The sheet hangs', true],
  ['the text is emptied', null, 'The sheet.', 'The sheet.', true],
  ['a number is refused', 6, 5, 5, true],
  ['a number is deleted', 6, 5, undefined, true],
  ['a number is discarded', 6, 5, 4, true],
  ['a number is stored', 6, 5, 6, false],
  ['a switch is discarded', true, false, undefined, true],
  ['a choice is discarded', { _ref: 'b' }, { _ref: 'a' }, { _ref: 'c' }, true],
  ['a picture is discarded', { asset: { _ref: 'b' } }, undefined, undefined, true],
  [
    'a new order is refused',
    [{ _key: 'b' }, { _key: 'a' }],
    [{ _key: 'a' }, { _key: 'b' }],
    [{ _key: 'a' }, { _key: 'b' }],
    true,
  ],
  [
    'a removed item comes back',
    [{ _key: 'a' }],
    [{ _key: 'a' }, { _key: 'b' }],
    [{ _key: 'b' }, { _key: 'a' }],
    true,
  ],
  [
    'an item is missing',
    [{ _key: 'a' }, { _key: 'b' }],
    [{ _key: 'a' }],
    [{ _key: 'a' }, { _key: 'c' }],
    true,
  ],
  [
    'a field of an item is refused',
    [{ _key: 'a', count: 2 }],
    [{ _key: 'a', count: 1 }],
    [{ _key: 'a', count: 1, note: 'x' }],
    true,
  ],
  [
    'another editor changes an item beside it',
    [{ _key: 'a', count: 2 }],
    [{ _key: 'a', count: 1 }],
    [{ _key: 'a', count: 2, note: 'x' }],
    false,
  ],
  ['only the fields stand in another order', { one: 1, two: 2 }, { one: 1 }, { two: 2, one: 1 }, false],
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
