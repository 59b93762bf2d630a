/** Documents like the site's, for tests. */

import type { JsonObject } from '../src/documents/document.ts';

export type FixtureDocument = JsonObject & { _id: string; _type: string };

function reference(id: string): JsonObject {
  return { _type: 'reference', _ref: id };
}

/**
 * Articles with authors and categories, products, and a home page.
 * @param articles how many
 */
export function siteDocuments(articles = 12): FixtureDocument[] {
  const authors = [0, 1, 2].map((n) => ({ _id: `author-${n}`, _type: 'author', name: `Author ${n}` }));
  const categories = [0, 1, 2, 3].map((n) => ({
    _id: `category-${n}`,
    _type: 'category',
    title: `Category ${n}`,
    slug: { _type: 'slug', current: `category-${n}` },
  }));
  const products = Array.from({ length: 8 }, (_, n) => ({
    _id: `product-${n}`,
    _type: 'product',
    name: `Projector ${n}`,
    price: 500 + ((n * 37) % 400),
    slug: { _type: 'slug', current: `projector-${n}` },
    category: reference(`category-${n % 4}`),
  }));
  const written = Array.from({ length: articles }, (_, n) => ({
    _id: `article-${n}`,
    _type: 'article',
    title: `Article ${n} about lumens`,
    slug: { _type: 'slug', current: `article-${n}` },
    publishedAt: new Date(Date.UTC(2026, 0, 1 + ((n * 7) % 300))).toISOString(),
    author: reference(`author-${n % 3}`),
    category: reference(`category-${n % 4}`),
    related: [{ ...reference(`product-${n % 8}`), _key: 'first' }],
    body: [
      {
        _type: 'block',
        _key: 'b1',
        style: 'normal',
        markDefs: [],
        children: [{ _type: 'span', _key: 's1', text: `Throw distance number ${n}.`, marks: [] }],
      },
    ],
  }));
  const home = {
    _id: 'home',
    _type: 'homePage',
    title: 'Lumen & Throw',
    featured: products.slice(0, 4).map((product, n) => ({ ...reference(product._id), _key: `f${n}` })),
  };
  return [...authors, ...categories, ...products, ...written, home];
}
