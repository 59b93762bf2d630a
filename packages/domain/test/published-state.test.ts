import { expect, test } from 'vitest';
import type { PublishedChanges } from '../src/published-changes.ts';
import { madeUpTo, publishedState } from '../src/published-state.ts';

const version = { id: 'article-one', updatedAt: '2026-11-25T10:00:00Z' };

function told(updatedAt: string | null, id = version.id): PublishedChanges {
  return { changes: [{ id, type: 'article', at: 1, updatedAt }], unknownUntil: 0 };
}

test.each([
  ['it is unknown', null, null, 'waiting'],
  ['the pages are older', null, '2026-11-25T09:59:59.999Z', 'waiting'],
  ['an earlier change of it was announced', told('2026-11-25T09:00:00Z'), null, 'waiting'],
  ['another document was announced', told('2026-11-25T10:00:00Z', 'article-two'), null, 'waiting'],
  ['its deletion was announced', told(null), null, 'waiting'],
  ['it was announced', told('2026-11-25T10:00:00.000Z'), '2026-11-25T09:00:00Z', 'readers'],
  ['a later change of it was announced', told('2026-11-25T11:00:00Z'), '', 'readers'],
  ['the pages were built from it', null, '2026-11-25T10:00:00.000Z', 'search-engines'],
  [
    'the pages were built from it and later changes',
    told(version.updatedAt),
    '2026-11-26T00:00:00Z',
    'search-engines',
  ],
] as const)('where %s', (_, changes, updatedAt, state) => {
  expect(publishedState(version, changes, updatedAt === null ? null : { updatedAt })).toBe(state);
});

test('reads the file and nothing else', () => {
  expect(madeUpTo({ updatedAt: version.updatedAt })).toEqual({ updatedAt: version.updatedAt });
  for (const other of [null, 'text', {}, { updatedAt: 5 }]) expect(madeUpTo(other)).toBeNull();
});
