import { PATHS, projectorHref } from '@lumen-throw/domain/site-paths';
import type { ItemList, ListItem, WithContext } from 'schema-dts';
import { projectorName } from '../../../shared/projectors/best-figures.ts';
import type { ProjectorSummary } from '../../../shared/projectors/projector-query.ts';
import { SCHEMA_ORG } from '../../../shared/structured-data/structured-data.ts';

/** The projectors of the list with the addresses of their pages; nothing where it is empty. */
export function projectorListData(
  siteUrl: string,
  projectors: readonly ProjectorSummary[],
): WithContext<ItemList>[] {
  if (projectors.length === 0) return [];
  return [
    {
      '@context': SCHEMA_ORG,
      '@type': 'ItemList',
      url: new URL(PATHS.projectors, siteUrl).href,
      numberOfItems: projectors.length,
      itemListElement: projectors.map((projector, index): ListItem => ({
        '@type': 'ListItem',
        position: index + 1,
        name: projectorName(projector),
        url: new URL(projectorHref(projector.slug ?? ''), siteUrl).href,
      })),
    },
  ];
}
