import type { ItemList, ListItem, WithContext } from 'schema-dts';
import type { ProductContent } from '../shop/product-query.ts';
import { SCHEMA_ORG } from './structured-data.ts';

/**
 * The products of a page, in its order, each with the place of its card; nothing where it has none. They
 * carry no `Product`: search engines want an offer, a rating or a review with it, and the site has none.
 */
export function productListData(
  siteUrl: string,
  path: string,
  products: readonly ProductContent[],
): WithContext<ItemList>[] {
  const page = new URL(path, siteUrl).href;
  const named = products.filter(({ name }) => name);
  if (named.length === 0) return [];
  return [
    {
      '@context': SCHEMA_ORG,
      '@type': 'ItemList',
      url: page,
      numberOfItems: named.length,
      itemListElement: named.map(({ _id, name }, index): ListItem => ({
        '@type': 'ListItem',
        position: index + 1,
        name: name ?? '',
        url: `${page}#${_id}`,
      })),
    },
  ];
}
