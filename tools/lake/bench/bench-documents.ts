/** A dataset of the size at which the lake is measured. */

import type { JsonObject } from '../src/documents/document.ts';

export type BenchDocument = JsonObject & { _id: string; _type: string };

/** Documents altogether. */
export const DOCUMENTS = 1000;
const ARTICLES = 300;
const PRODUCTS = 400;
const CATEGORIES = 40;
const AUTHORS = 60;

function reference(id: string): JsonObject {
  return { _type: 'reference', _ref: id };
}

function slug(current: string): JsonObject {
  return { _type: 'slug', current };
}

function portableText(seed: number, blocks = 6): JsonObject[] {
  return Array.from({ length: blocks }, (_, n) => ({
    _type: 'block',
    _key: `b${n}`,
    style: n === 0 ? 'h2' : 'normal',
    markDefs: [],
    children: [
      {
        _type: 'span',
        _key: `s${n}`,
        marks: [],
        text: `Paragraph ${n} of text ${seed}: the throw ratio is the distance divided by the width of the picture. `.repeat(
          3,
        ),
      },
    ],
  }));
}

/** 1,000 documents: articles, products, categories, authors, glossary terms and a home page. */
export function benchDocuments(): BenchDocument[] {
  const categories = Array.from({ length: CATEGORIES }, (_, n) => ({
    _id: `category-${n}`,
    _type: 'category',
    title: `Category ${n}`,
    slug: slug(`category-${n}`),
  }));
  const authors = Array.from({ length: AUTHORS }, (_, n) => ({
    _id: `author-${n}`,
    _type: 'author',
    name: `Author ${n}`,
  }));
  const articles = Array.from({ length: ARTICLES }, (_, n) => ({
    _id: `article-${n}`,
    _type: 'article',
    title: `Article ${n}`,
    slug: slug(`article-${n}`),
    publishedAt: new Date(Date.UTC(2020, 0, 1 + ((n * 7919) % 2000))).toISOString(),
    author: reference(`author-${n % AUTHORS}`),
    category: reference(`category-${n % CATEGORIES}`),
    body: portableText(n),
  }));
  const products = Array.from({ length: PRODUCTS }, (_, n) => ({
    _id: `product-${n}`,
    _type: 'product',
    name: `Projector ${n}`,
    price: 300 + (n % 2500),
    slug: slug(`projector-${n}`),
    category: reference(`category-${n % CATEGORIES}`),
    specifications: { lumens: 1000 + n, throwRatio: 1.2, resolution: '3840x2160', contrast: '3000000:1' },
    summary: `A projector for rooms of kind ${n % 9}.`,
  }));
  const home = {
    _id: 'home',
    _type: 'homePage',
    featured: products.slice(0, 12).map((product, n) => ({ ...reference(product._id), _key: `f${n}` })),
    latest: articles.slice(0, 6).map((article, n) => ({ ...reference(article._id), _key: `l${n}` })),
  };
  const written = [...categories, ...authors, ...articles, ...products, home];
  const terms = Array.from({ length: DOCUMENTS - written.length }, (_, n) => ({
    _id: `term-${n}`,
    _type: 'glossaryTerm',
    term: `Term ${n}`,
    slug: slug(`term-${n}`),
    definition: portableText(n).slice(0, 1),
  }));
  return [...written, ...terms];
}

/** Characters of a real document, its metadata included. */
const REAL_SIZE = 5500;

/** The same documents, each as large as a real one: 5.5 MB altogether. */
export function realSizeDocuments(): BenchDocument[] {
  const [block] = portableText(0);
  const blockSize = JSON.stringify(block).length;
  return benchDocuments().map((document, n) => {
    const missing = Math.max(0, REAL_SIZE - JSON.stringify(document).length);
    return { ...document, details: portableText(n, Math.round(missing / blockSize)) };
  });
}

interface SiteQuery {
  name: string;
  query: string;
  params: JsonObject;
}

/** The kinds of queries that the site makes. */
export const SITE_QUERIES: readonly [SiteQuery, ...SiteQuery[]] = [
  {
    name: 'list of articles, newest 24, with author and category',
    query:
      '*[_type == "article"] | order(publishedAt desc) [0...24] {_id, title, "slug": slug.current, publishedAt, "author": author->name, "category": category->{title, "slug": slug.current}}',
    params: {},
  },
  {
    name: 'article by slug',
    query: '*[_type == "article" && slug.current == $slug][0]{..., author->, category->}',
    params: { slug: 'article-123' },
  },
  {
    name: 'products by category slug',
    query:
      '*[_type == "product" && category->slug.current == $slug] | order(price asc) {_id, name, price, "slug": slug.current}',
    params: { slug: 'category-7' },
  },
  {
    name: 'home page with featured products',
    query:
      '*[_id == "home"][0]{featured[]->{_id, name, price, "category": category->title}, latest[]->{title, "slug": slug.current}}',
    params: {},
  },
  {
    name: 'what refers to an author',
    query: '*[references($id)]{_id, title}',
    params: { id: 'author-3' },
  },
  {
    name: 'how many documents refer to each of two authors',
    query: '*[_type == "author"] | order(_id) [0...2]{_id, "n": count(*[references(^._id)])}',
    params: {},
  },
];
