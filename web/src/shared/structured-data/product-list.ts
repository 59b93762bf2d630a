import type { ItemList, ListItem, WithContext } from 'schema-dts';
import type { ProductContent } from '../shop/product-query.ts';
import { SCHEMA_ORG } from './structured-data.ts';

/**
 * The products of a page by name, in its order; nothing where it has none. They carry no `Product`:
 * search engines want an offer, a rating or a review with it, and the site has none to give.
 */
export function productListData(
  siteUrl: string,
  path: string,
  products: readonly ProductContent[],
): WithContext<ItemList>[] {
  const names = products.flatMap(({ name }) => (name ? [name] : []));
  if (names.length === 0) return [];
  return [
    {
      '@context': SCHEMA_ORG,
      '@type': 'ItemList',
      url: new URL(path, siteUrl).href,
      numberOfItems: names.length,
      itemListElement: names.map((name, index): ListItem => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
      })),
    },
  ];
}
