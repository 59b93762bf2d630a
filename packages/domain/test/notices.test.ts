import { expect, test } from 'vitest';
import {
  featuredNoticeId,
  isAnswerable,
  monthOfNotice,
  type Notice,
  type NoticeKind,
} from '../src/notices.ts';

const notice = (id: string, kind: NoticeKind, setup_id = 'attic'): Notice => ({
  id,
  kind,
  setup_id,
  title: 'Attic cinema',
  reason: null,
  note: '',
  likes: 0,
  answered: false,
  at: new Date('2026-03-10T08:00:00Z'),
});
/** @param told newest first */
const answerable = (...told: Notice[]): string[] =>
  told.filter((each) => isAnswerable(each, told)).map(({ id }) => id);

test('a decision can be answered until a later one replaces it', () => {
  const hidden = notice('1', 'hidden');
  expect(answerable(hidden)).toEqual(['1']);
  expect(answerable(notice('2', 'liked'), notice('3', 'kept'), hidden)).toEqual(['1']);
  expect(answerable(notice('2', 'shown'), hidden)).toEqual([]);
  expect(answerable(notice('2', 'deleted'), hidden)).toEqual([]);
  expect(answerable(notice('3', 'hidden'), notice('2', 'shown'), hidden)).toEqual(['3']);
  expect(answerable(notice('2', 'shown', 'shed'), hidden)).toEqual(['1']);
});

test('a ban can be answered until it is lifted', () => {
  const banned = notice('1', 'banned', '');
  expect(answerable(banned)).toEqual(['1']);
  expect(answerable(notice('2', 'lifted', ''), banned)).toEqual([]);
});

test('a notice of a month names it, and no other notice does', () => {
  const id = featuredNoticeId('a'.repeat(20), '2026-11');
  expect(monthOfNotice({ id, kind: 'featured' })).toBe('2026-11');
  expect(monthOfNotice({ id, kind: 'liked' })).toBeNull();
  expect(monthOfNotice({ id: `featured-${'a'.repeat(20)}-null`, kind: 'featured' })).toBeNull();
});
