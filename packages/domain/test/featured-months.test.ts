import { expect, test } from 'vitest';
import {
  MONTH_PAGES,
  MONTH_SHELL_PATH,
  monthHref,
  monthOfPath,
  monthsLater,
  monthTitle,
} from '../src/featured-months.ts';

test('a month has an address, which hosting matches and which leads back to it', () => {
  expect(monthHref('2026-11')).toBe('/inspiration/gallery/months/2026-11');
  expect(MONTH_PAGES).toBe('/inspiration/gallery/months/*');
  expect(monthOfPath(monthHref('2026-11'))).toBe('2026-11');
});

test.each([
  MONTH_SHELL_PATH,
  monthHref('2026-13'),
  monthHref('2026-1'),
  monthHref('26-11'),
  monthHref(''),
  '',
])('no month is at %j', (path) => {
  expect(monthOfPath(path)).toBeNull();
});

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2027-01', -1, '2026-12'],
] as const)('from %s, %i months lead to %s', (month, months, other) => {
  expect(monthsLater(month, months)).toBe(other);
});

test('a title names the setup and its month', () => {
  expect(monthTitle('2026-01', 'Attic cinema')).toBe('Attic cinema: Setup of the Month, January 2026');
});
