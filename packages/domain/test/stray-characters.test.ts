import { expect, test } from 'vitest';
import { strayInAddress } from '../src/stray-characters.ts';

test.each([
  ['https://example.com/review,', 'ends in “,”'],
  ['https://example.com/review.', 'ends in “.”'],
  ['https://example.com/review)', 'ends in “)”'],
  ['https://example.com/review”', 'ends in “””'],
  ['https://example.com/review…', 'ends in “…”'],
  ['https://example.com/a review', 'has a space in it'],
  ['https://example.com/review ', 'has a space in it'],
  ['https://example.com/review</a>', 'has “<” in it'],
  ['https://example.com/review](next', 'has “](” in it'],
  ['https://example.com/**review', 'has “**” in it'],
  ['https://example.com/?a=1&amp;b=2', 'has “&amp;” in it'],
  ['https://example.com/review%3Cbr', 'has “%3C” in it'],
])('finds what an address took along: %s', (address, stray) => {
  expect(strayInAddress(address)).toBe(stray);
});

test.each([
  'https://example.com',
  'https://example.com/',
  'https://example.com/Throw_(optics)',
  'https://example.com/under-$1000.htm?page=Performance&id=32770',
  'https://example.com/user%20guide.pdf#specifications',
  'https://example.com/?p=24588',
  'https://example.com/reflex-',
  'https://example.com/all?filter[brand]=benq|epson',
])('takes an address as it is: %s', (address) => {
  expect(strayInAddress(address)).toBeNull();
});
