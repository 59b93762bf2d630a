import { expect, test } from 'vitest';
import { longDate, shortMonth } from './long-date.ts';

test.each(['2026-01-01', '2024-02-29', '2025-12-31', '1999-09-09', '2026-11-20'])(
  'writes %s as Intl does',
  (day) => {
    const date = new Date(`${day}T00:00:00Z`);
    const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    expect(longDate(date)).toBe(format.format(date));
  },
);

test('writes a month in three letters', () => {
  expect(shortMonth(new Date('2026-11-20T00:00:00Z'))).toBe('Nov 2026');
  expect(shortMonth(new Date('2025-05-31T23:59:59Z'))).toBe('May 2025');
});
