/** What an admin can undo, and for how long. */
import { expect, test } from 'vitest';
import {
  isReplaced,
  PICTURE_CHECK,
  undoOf,
  type ModerationAction,
  type ModerationEntry,
} from '../src/moderation.ts';

const HOUR = 60 * 60 * 1000;
const NOW = new Date('2026-11-12T12:00:00Z');

function entry(action: ModerationAction, month: string | null = '2026-11', hours = 1) {
  return { action, month, at: new Date(NOW.getTime() - hours * HOUR), moderator: 'ada' };
}

test('an action can be undone within a day, if it has an opposite', () => {
  expect(undoOf(entry('hide', null, 23), NOW)).toBe('publish');
  expect(undoOf(entry('hide', null, 25), NOW)).toBeNull();
  expect(undoOf(entry('delete', null), NOW)).toBeNull();
  expect(undoOf(entry('feature'), NOW)).toBe('unfeature');
  expect(undoOf(entry('unfeature'), NOW)).toBe('feature');
});

test("cannot undo a month's feature after its month ends at midnight in the eastern United States", () => {
  const lastEvening = {
    action: 'unfeature',
    month: '2026-10',
    at: new Date('2026-11-01T01:00:00Z'),
    moderator: 'ada',
  } as const;
  expect(undoOf(lastEvening, new Date('2026-11-01T04:59:00Z'))).toBe('feature');
  expect(undoOf(lastEvening, new Date('2026-11-01T05:01:00Z'))).toBeNull();
  expect(undoOf({ ...lastEvening, action: 'feature' }, new Date('2026-11-01T05:01:00Z'))).toBeNull();
});

test("what belongs to a ban, or is the picture check's, is not undone by itself", () => {
  expect(undoOf({ ...entry('hide', null), with_ban: 'ban' }, NOW)).toBeNull();
  expect(undoOf({ ...entry('hide', null), moderator: PICTURE_CHECK }, NOW)).toBeNull();
});

function about(action: ModerationAction, changes: Partial<ModerationEntry> = {}): ModerationEntry {
  return {
    ...entry(action, null),
    id: action,
    setup_id: 'a',
    setup_title: 'Den',
    owner: 'nia',
    replaced_setup_id: null,
    ...changes,
  };
}

test('a newer decision about the same setup, member or month replaces an older one', () => {
  const member = { setup_id: '' };
  const month = { month: '2026-11' };
  expect(isReplaced(about('hide'), [about('publish')])).toBe(true);
  expect(isReplaced(about('hide'), [about('keep')])).toBe(false);
  expect(isReplaced(about('hide'), [about('publish', { setup_id: 'b' })])).toBe(false);
  expect(isReplaced(about('ban', member), [about('lift', member)])).toBe(true);
  expect(isReplaced(about('ban', member), [about('lift', { ...member, owner: 'leo' })])).toBe(false);
  expect(isReplaced(about('feature', month), [about('hide', { ...month, setup_id: 'b' })])).toBe(true);
  expect(isReplaced(about('feature', month), [about('hide')])).toBe(false);
});
