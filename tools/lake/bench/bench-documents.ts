/** A dataset of the size at which the lake is measured, and what is asked of it. */

import type { JsonObject } from '../src/documents/document.ts';

/** Documents altogether. */
export const DOCUMENTS = 1000;
const ARTICLES = 300;
const PRODUCTS = 400;
const CATEGORIES = 40;
const AUTHORS = 60;

/** Characters of a real document, its metadata included. */
const REAL_SIZE = 5500;

const SENTENCE = 'The throw ratio is the distance divided by the width of the picture. ';

function reference(id: string): JsonObject {
  return { _type: 'reference', _ref: id };
}

function listed(count: number, type: string, fields: (n: number) => JsonObject): JsonObject[] {
  return Array.from({ length: count }, (_, n) => ({
    _id: `${type}-${n}`,
    _type: type,
    slug: { _type: 'slug', current: `${type}-${n}` },
    ...fields(n),
  }));
}

function block(n: number): JsonObject {
  return {
    _type: 'block',
    _key: `b${n}`,
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: `s${n}`, marks: [], text: SENTENCE.repeat(5) }],
  };
}

/** Fills a document with rich text until it is as large as a real one. */
function realSize(document: JsonObject): JsonObject {
  const missing = Math.max(0, REAL_SIZE - JSON.stringify(document).length);
  const length = Math.round(missing / JSON.stringify(block(0)).length);
  return { ...document, body: Array.from({ length }, (_, n) => block(n)) };
}

/** 1,000 documents of real size: articles, products, categories, authors, glossary terms and a home page. */
export function benchDocuments(): JsonObject[] {
  const written = [
    ...listed(CATEGORIES, 'category', (n) => ({ title: `Category ${n}` })),
    ...listed(AUTHORS, 'author', (n) => ({ name: `Author ${n}` })),
    ...listed(ARTICLES, 'article', (n) => ({
      title: `Article ${n}`,
      publishedAt: new Date(Date.UTC(2020, 0, 1 + ((n * 7919) % 2000))).toISOString(),
      author: reference(`author-${n % AUTHORS}`),
      category: reference(`category-${n % CATEGORIES}`),
    })),
    ...listed(PRODUCTS, 'product', (n) => ({
      name: `Projector ${n}`,
      price: 300 + (n % 2500),
      category: reference(`category-${n % CATEGORIES}`),
    })),
    {
      _id: 'home',
      _type: 'homePage',
      featured: Array.from({ length: 12 }, (_, n) => ({ ...reference(`product-${n}`), _key: `f${n}` })),
      latest: Array.from({ length: 6 }, (_, n) => ({ ...reference(`article-${n}`), _key: `l${n}` })),
    },
  ];
  const terms = listed(DOCUMENTS - written.length, 'glossaryTerm', (n) => ({ term: `Term ${n}` }));
  return [...written, ...terms].map(realSize);
}

interface Query {
  query: string;
  params: JsonObject;
}

/** The kinds of queries that the site makes. */
export const SITE_QUERIES: readonly [Query, ...Query[]] = [
  {
    query:
      '*[_type == "article"] | order(publishedAt desc) [0...24] {_id, title, "slug": slug.current, publishedAt, "author": author->name, "category": category->{title, "slug": slug.current}}',
    params: {},
  },
  {
    query: '*[_type == "article" && slug.current == $slug][0]{..., author->, category->}',
    params: { slug: 'article-123' },
  },
  {
    query:
      '*[_type == "product" && category->slug.current == $slug] | order(price asc) {_id, name, price, "slug": slug.current}',
    params: { slug: 'category-7' },
  },
  {
    query:
      '*[_id == "home"][0]{featured[]->{_id, name, price, "category": category->title}, latest[]->{title, "slug": slug.current}}',
    params: {},
  },
  { query: '*[references($id)]{_id, title}', params: { id: 'author-3' } },
  {
    query: '*[_type == "author"] | order(_id) [0...2]{_id, "n": count(*[references(^._id)])}',
    params: {},
  },
];

/** What takes long: one of sixteen readers asks such things. */
export const SLOW_QUERY =
  'count(*[_type == "author" && count(*[_type == "article" && author._ref == ^._id && title match "Article 1*"]) > $n])';

/** A list as the Studio shows it. */
export const STUDIO_QUERY =
  '*[_type == "article"] | order(_updatedAt desc) [0...100] {_id, _type, title, author->{name}}';
