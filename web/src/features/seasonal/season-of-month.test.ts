import { expect, test } from 'vitest';
import { seasonOfMonth } from './season-of-month.ts';

const sports = { title: 'Sports' };
const halloween = { title: 'Halloween', months: [10] };
const summer = { title: 'Summer', months: [6, 7, 8] };
const christmas = { title: 'Christmas', months: [12, null] };
const themes = [sports, halloween, summer, christmas];

test.each([
  [10, halloween, true],
  [7, summer, true],
  [11, christmas, false],
  [12, christmas, true],
  // The turn of the year.
  [1, summer, false],
])('picks the theme of month %i, or the next one', (month, theme, isNow) => {
  expect(seasonOfMonth(themes, month)).toEqual({ theme, isNow });
});

test('returns null when no theme names a month', () => {
  expect(seasonOfMonth([sports, { months: null }, { months: [] }], 5)).toBeNull();
});
