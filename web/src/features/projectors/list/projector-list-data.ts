import { PATHS, projectorHref } from '@lumen-throw/domain/site-paths';
import type { ItemList, ListItem, WithContext } from 'schema-dts';
import { SCHEMA_ORG } from '../../../shared/structured-data/structured-data.ts';

/**
 * The projectors of the list with the addresses of their pages; nothing where it is empty.
 * @param count of all that the list has, also past the first rows
 */
export function projectorListData(
  siteUrl: string,
  projectors: readonly { slug: string; facts: { name: string } }[],
  count: number,
): WithContext<ItemList>[] {
  if (projectors.length === 0) return [];
  return [
    {
      '@context': SCHEMA_ORG,
      '@type': 'ItemList',
      url: new URL(PATHS.projectors, siteUrl).href,
      numberOfItems: count,
      itemListElement: projectors.map(({ slug, facts: { name } }, index): ListItem => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: new URL(projectorHref(slug), siteUrl).href,
      })),
    },
  ];
}
