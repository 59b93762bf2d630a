import { expect, test } from 'vitest';
import { AFFILIATE_REL, affiliateUrl } from './affiliate-url.ts';

test('a product number leads to the product, with the tag', () => {
  expect(affiliateUrl({ marketplaceId: 'B0ABCDE123', searchPhrase: 'ignored' }, 'site-20')).toBe(
    'https://www.amazon.com/dp/B0ABCDE123?tag=site-20',
  );
});

test('a search phrase leads to a search and is encoded', () => {
  expect(affiliateUrl({ searchPhrase: '4K & "bright" #1' }, 'site-20')).toBe(
    'https://www.amazon.com/s?k=4K+%26+%22bright%22+%231&tag=site-20',
  );
});

test.each([
  ['nothing to link to', {}, null],
  ['blank values', { marketplaceId: ' ', searchPhrase: '  ' }, null],
  ['a number of the wrong form is no path', { marketplaceId: '../../evil' }, null],
  [
    'a number of the wrong form falls back to the search',
    { marketplaceId: 'short', searchPhrase: 'x' },
    'https://www.amazon.com/s?k=x',
  ],
])('%s', (_, target, expected) => {
  expect(affiliateUrl(target, null)).toBe(expected);
});

test('a tag of the wrong form is left out', () => {
  expect(affiliateUrl({ searchPhrase: 'x' }, 'a&b=c')).toBe('https://www.amazon.com/s?k=x');
});

test('the relation says what the link is', () => {
  expect(AFFILIATE_REL).toBe('sponsored nofollow noopener');
});
