import type { ProductContent } from '../content/page-content.ts';
import { present } from '../content/uncertain.ts';
import { SCHEMA_ORG } from './structured-data.ts';

/** Least number of statements that search engines want in a list of pros. */
const LEAST_NOTES = 2;

/** A product with the editors' own view of it; invented ratings are no data and stay out. */
function productData(product: ProductContent): object {
  const { name, description, features, rating, reviewsText, sample } = product;
  const notes = [...new Set(present(features))];
  return {
    '@type': 'Product',
    name,
    ...(description ? { description } : {}),
    review: {
      '@type': 'Review',
      author: { '@type': 'Organization', name: 'Editors' },
      ...(description ? { reviewBody: description } : {}),
      ...(rating && reviewsText && !sample
        ? { reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 } }
        : {}),
      ...(notes.length >= LEAST_NOTES
        ? {
            positiveNotes: {
              '@type': 'ItemList',
              itemListElement: notes.map((note, index) => ({
                '@type': 'ListItem',
                position: index + 1,
                name: note,
              })),
            },
          }
        : {}),
    },
  };
}

/** The products of a page, in its order; nothing where it has none. */
export function productListData(
  siteUrl: string,
  path: string,
  products: readonly ProductContent[],
): object[] {
  const named = products.filter(({ name }) => name);
  if (named.length === 0) return [];
  return [
    {
      '@context': SCHEMA_ORG,
      '@type': 'ItemList',
      url: new URL(path, siteUrl).href,
      numberOfItems: named.length,
      itemListElement: named.map((product, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: productData(product),
      })),
    },
  ];
}
