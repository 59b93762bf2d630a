import { expect, test } from 'vitest';
import { GUIDES_PER_PAGE } from './guides-on-page.ts';
import { pageParameters } from './page-parameters.ts';

test('the overview shows the first guides, its later pages the following ones', () => {
  expect(pageParameters('blog', {})).toEqual({ from: 0, to: GUIDES_PER_PAGE });
  expect(pageParameters('blogPage', { page: '2' })).toEqual({
    from: GUIDES_PER_PAGE,
    to: 2 * GUIDES_PER_PAGE,
  });
  expect(pageParameters('blogPage', { page: '84' })).toMatchObject({ from: 83 * GUIDES_PER_PAGE });
});

test.each(['1', '0', '02', '-2', '2.5', '1e3', 'x', ''])(
  'no page of the overview is at /blog/page/%s',
  (page) => {
    expect(pageParameters('blogPage', { page })).toBeNull();
  },
);

test('other pages are asked for by their slug', () => {
  const asked = pageParameters('article', { slug: 'brightness-guide' });
  expect(asked).toMatchObject({ slug: 'brightness-guide' });
});
