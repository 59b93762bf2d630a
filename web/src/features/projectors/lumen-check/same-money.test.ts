import { expect, test } from 'vitest';
import { sameMoneyHref } from './same-money.ts';

test.each([
  ['9500 lumens, $79', '/tools/projector-finder?price=upTo300'],
  ['700 ANSI lumens, $350', '/tools/projector-finder?price=upTo300'],
  ['700 ANSI lumens, $499.99', '/tools/projector-finder?price=upTo300'],
  ['700 ANSI lumens, $800', '/tools/projector-finder?price=upTo800'],
  ['2800 ISO lumens, $2,499', '/tools/projector-finder'],
  ['9500 lumens', '/tools/projector-finder'],
])('what the money of “%s” buys is the finder at its price', (listing, href) => {
  expect(sameMoneyHref(listing)).toBe(href);
});
