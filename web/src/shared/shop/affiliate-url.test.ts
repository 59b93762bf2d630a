import { expect, test } from 'vitest';
import { AFFILIATE_REL, affiliateUrl } from './affiliate-url.ts';

test('a product number links to the product with the tag [3-30 7-32]', () => {
  expect(affiliateUrl({ marketplaceId: 'B0ABCDE123', searchPhrase: 'ignored' }, 'site-20')).toBe(
    'https://www.amazon.com/dp/B0ABCDE123?tag=site-20',
  );
});

test('a search phrase links to an encoded search [3-30 7-32]', () => {
  expect(affiliateUrl({ searchPhrase: '4K & "bright" #1' }, 'site-20')).toBe(
    'https://www.amazon.com/s?k=4K+%26+%22bright%22+%231&tag=site-20',
  );
});

test.each([
  ['has no link without values', {}, null],
  ['has no link for blank values', { marketplaceId: ' ', searchPhrase: '  ' }, null],
  ['does not use an invalid number as a path', { marketplaceId: '../../evil' }, null],
  [
    'falls back to the search for an invalid number',
    { marketplaceId: 'short', searchPhrase: 'x' },
    'https://www.amazon.com/s?k=x',
  ],
])('%s', (_, target, expected) => {
  expect(affiliateUrl(target, null)).toBe(expected);
});

test('omits an invalid tag', () => {
  expect(affiliateUrl({ searchPhrase: 'x' }, 'a&b=c')).toBe('https://www.amazon.com/s?k=x');
});

test('rel says what the link is', () => {
  expect(AFFILIATE_REL).toBe('sponsored nofollow noopener');
});
