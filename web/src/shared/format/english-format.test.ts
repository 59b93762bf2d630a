import { describe, expect, test } from 'vitest';
import { groupedNumber, longDate } from './english-format.ts';

describe('numbers and dates as English writes them, like Intl does', () => {
  test.each([0, 7, 360, 999, 1000, 2500, 12_345, 999_999, 1_234_567, 2500.5, -4200])('%d', (value) => {
    expect(groupedNumber(value)).toBe(value.toLocaleString('en-US'));
  });

  test.each(['2026-01-01', '2024-02-29', '2025-12-31', '1999-09-09', '2026-11-20'])('%s', (day) => {
    const date = new Date(`${day}T00:00:00Z`);
    const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    expect(longDate(date)).toBe(format.format(date));
  });
});
