// @vitest-environment jsdom
/** What a browser keeps of a document that is not stored yet. */
import { afterEach, expect, test, vi } from 'vitest';
import { changedFields, forgetChanges, keepChanges, keptChanges } from '../src/unsaved/kept-changes.ts';

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
