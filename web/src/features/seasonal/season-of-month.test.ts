import { expect, test } from 'vitest';
import { monthsUntil, seasonsFrom } from './season-of-month.ts';

interface Theme {
  title: string;
  months?: (number | null)[];
}

const sports: Theme = { title: 'Sports' };
const halloween: Theme = { title: 'Halloween', months: [10] };
const summer: Theme = { title: 'Summer', months: [6, 7, 8] };
const christmas: Theme = { title: 'Christmas', months: [12, null] };
const always: Theme = { title: 'Always', months: [] };
const themes = [sports, halloween, summer, always, christmas];

test.each([
  [10, 'Halloween Christmas Summer'],
  [7, 'Summer Halloween Christmas'],
  [11, 'Christmas Summer Halloween'],
  [12, 'Christmas Summer Halloween'],
  // The turn of the year.
  [1, 'Summer Halloween Christmas'],
])('in month %i begins with the theme of the month, or the next one', (month, order) => {
  expect(
    seasonsFrom(themes, month)
      .map(({ title }) => title)
      .join(' '),
  ).toBe(`${order} Sports Always`);
});

test('counts the months until a theme', () => {
  expect(monthsUntil(halloween, 10)).toBe(0);
  expect(monthsUntil(summer, 11)).toBe(7);
  expect(monthsUntil(sports, 5)).toBeNull();
  expect(monthsUntil({ months: null }, 5)).toBeNull();
  expect(seasonsFrom([], 5)).toEqual([]);
});
