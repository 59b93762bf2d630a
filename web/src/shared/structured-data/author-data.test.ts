import { expect, test } from 'vitest';
import { authorData } from './author-data.ts';

const SITE = 'https://site.example';

test('a team is an organization, one person a person, with the address of the page about them', () => {
  const name = 'Ann Example';
  expect(authorData({ name, slug: 'ann', isTeam: false }, SITE)).toEqual({
    '@type': 'Person',
    name,
    url: 'https://site.example/authors/ann',
  });
  expect(authorData({ name, slug: 'ann', isTeam: true }, SITE)).toMatchObject({ '@type': 'Organization' });
});

test('who has no page has no address, and nothing is said of a person that no editor said', () => {
  expect(authorData({ name: 'The editors', slug: null, isTeam: null }, SITE)).toEqual({
    '@type': 'Organization',
    name: 'The editors',
  });
  expect(authorData({ name: null, slug: 'ann', isTeam: null }, SITE)).toBeNull();
  expect(authorData(null, SITE)).toBeNull();
});
