import { expect, test } from 'vitest';
import { authorData } from './author-data.ts';

const SITE = 'https://site.example';

test("marks up a team as an organization and one author as a person, with their page's URL", () => {
  const name = 'Ann Example';
  expect(authorData({ name, slug: 'ann', isTeam: false }, SITE)).toEqual({
    '@type': 'Person',
    name,
    url: 'https://site.example/authors/ann',
  });
  expect(authorData({ name, slug: 'ann', isTeam: true }, SITE)).toMatchObject({ '@type': 'Organization' });
});

test('omits the URL of an author without a page, and unknown data', () => {
  expect(authorData({ name: 'The editors', slug: null, isTeam: null }, SITE)).toEqual({
    '@type': 'Organization',
    name: 'The editors',
  });
  expect(authorData({ name: null, slug: 'ann', isTeam: null }, SITE)).toBeNull();
  expect(authorData(null, SITE)).toBeNull();
});
