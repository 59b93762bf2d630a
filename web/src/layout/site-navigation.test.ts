import { expect, test } from 'vitest';
import { siteNavigation } from './site-navigation.ts';
import { fixtureContent } from '../../test/fixture/dataset.ts';

const navigation = siteNavigation(await fixtureContent.site());

test("links follow their page's path, and links without a page are omitted", () => {
  expect(navigation.links).toEqual([{ label: 'Home', href: '/' }]);
  expect(navigation.menus[0]?.links).toEqual([{ label: 'The first guide', href: '/blog/first-guide' }]);
  expect(navigation.footerColumns).toEqual([
    { label: 'Guides', links: [{ label: 'One', href: '/blog/first-guide' }] },
  ]);
});

test('the mobile menu starts with the group that the editor put first [2.1-13]', () => {
  expect(navigation.menus.map(({ label }) => label)).toEqual(['Learn', 'Shop']);
  expect(navigation.phoneMenus.map(({ label }) => label)).toEqual(['Shop', 'Learn']);
});

test('a site without content has an empty navigation', () => {
  expect(siteNavigation(null)).toEqual({ links: [], menus: [], phoneMenus: [], footerColumns: [] });
});
