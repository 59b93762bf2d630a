import { describe, expect, test } from 'vitest';
import { announcedChange } from '../src/publish-webhook.ts';
import {
  NO_CHANGES,
  newsFor,
  publishedChanges,
  withChange,
  type PublishedChange,
  type PublishedChanges,
} from '../src/published-changes.ts';

const change = (id: string, at: number, type = 'article'): PublishedChange => ({
  id,
  type,
  at,
  updatedAt: new Date(at).toISOString(),
});

function after(...announced: PublishedChange[]): PublishedChanges {
  return announced.reduce((changes, one) => withChange(changes, one, 3), NO_CHANGES);
}

const ids = ({ changes }: Pick<PublishedChanges, 'changes'>): string[] => changes.map(({ id }) => id);

describe('the list of changes', () => {
  test('has the newest first, one per document', () => {
    const kept = after(change('a', 1), change('b', 2), change('a', 3));
    expect(ids(kept)).toEqual(['a', 'b']);
    expect(kept.unknownUntil).toBe(0);
  });

  test('moves the mark forward, never back, when it drops the oldest', () => {
    expect(after(change('a', 1), change('b', 2), change('c', 3), change('d', 4))).toMatchObject({
      unknownUntil: 1,
    });
    const late = after(change('c', 30), change('d', 40), change('e', 50), change('f', 60), change('b', 2));
    expect(ids(late)).toEqual(['f', 'e', 'd']);
    expect(late.unknownUntil).toBe(30);
  });

  test("drops an announcement older than the document's latest one", () => {
    expect(after(change('a', 5), change('a', 2)).changes).toEqual([change('a', 5)]);
  });
});

describe('the changes that concern a page', () => {
  const all = after(change('a', 10), change('b', 20, 'product'), change('c', 30, 'glossaryTerm'));

  test.each([
    [{ ids: ['a'], types: [] }, 0, ['a']],
    [{ ids: ['a'], types: [] }, 10, []],
    [{ ids: [], types: ['glossaryTerm'] }, 10, ['c']],
    [{ ids: ['x'], types: ['quote'] }, 0, []],
    [null, 10, ['c', 'b']],
  ])('built from %j, known up to %i: %j', (from, since, expected) => {
    expect(ids(newsFor(all, from, since))).toEqual(expected);
  });

  test('are unknown before the mark', () => {
    const marked = { ...all, unknownUntil: 15 };
    expect(newsFor(marked, { ids: [], types: [] }, 14).mayLackSome).toBe(true);
    expect(newsFor(marked, { ids: [], types: [] }, 15).mayLackSome).toBe(false);
  });
});

test('reads stored changes back and nothing else', () => {
  const stored = after(change('a', 1));
  expect(publishedChanges(structuredClone(stored))).toEqual(stored);
  for (const other of [null, 'x', {}, { changes: [], unknownUntil: '0' }, { changes: [{}], unknownUntil: 0 }])
    expect(publishedChanges(other)).toBeNull();
});

describe("the webhook's body", () => {
  test('is read with the time of its signature', () => {
    const body = '{"_id":"a","_type":"article","updatedAt":"2026-03-10T08:00:00Z"}';
    expect(announcedChange(body, 7)).toEqual({
      id: 'a',
      type: 'article',
      at: 7,
      updatedAt: '2026-03-10T08:00:00Z',
    });
    expect(announcedChange('{"_id":"a","_type":"article","updatedAt":null}', 7)?.updatedAt).toBeNull();
    const longest = `drafts.${'a'.repeat(121)}`;
    expect(announcedChange(`{"_id":"${longest}","_type":"a_b","updatedAt":null}`, 7)?.id).toBe(longest);
  });

  test.each([
    '',
    'null',
    '{"_id":"a"}',
    '{"_id":"a","_type":"article"}',
    '{"_id":1,"_type":"article","updatedAt":null}',
    '{"_id":"a","_type":"article","updatedAt":"yesterday"}',
    '{"_id":"a","_type":"article","updatedAt":"2026-03-10"}',
    '{"_id":"a","_type":"article","updatedAt":"2026-13-10T08:00:00Z"}',
    '{"_id":"a","_type":"article","updatedAt":"2026-03-10T08:00:00+01:00"}',
    `{"_id":"a","_type":"article","updatedAt":"2026-01-01 (${'a'.repeat(100)})"}`,
    `{"_id":"a","_type":"article","updatedAt":"2026-03-10T08:00:00.${'0'.repeat(100)}Z"}`,
    `{"_id":"${'a'.repeat(129)}","_type":"article","updatedAt":null}`,
    '{"_id":"","_type":"article","updatedAt":null}',
    String.raw`{"_id":"a\ud800","_type":"article","updatedAt":null}`,
    String.raw`{"_id":"a","_type":"article\udc00","updatedAt":null}`,
    '{"_id":"a/b","_type":"article","updatedAt":null}',
  ])('refuses another projection: %s', (body) => {
    expect(announcedChange(body, 7)).toBeNull();
  });
});
