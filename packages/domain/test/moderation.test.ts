/** What an admin can undo, and for how long. */
import { expect, test } from 'vitest';
import { undoOf, type ModerationAction } from '../src/moderation.ts';

const HOUR = 60 * 60 * 1000;
const NOW = new Date('2026-11-12T12:00:00Z');

function entry(action: ModerationAction, month: string | null = '2026-11', hours = 1) {
  return { action, month, at: new Date(NOW.getTime() - hours * HOUR) };
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
  } as const;
  expect(undoOf(lastEvening, new Date('2026-11-01T04:59:00Z'))).toBe('feature');
  expect(undoOf(lastEvening, new Date('2026-11-01T05:01:00Z'))).toBeNull();
  expect(undoOf({ ...lastEvening, action: 'feature' }, new Date('2026-11-01T05:01:00Z'))).toBeNull();
});
