import type { BreadcrumbList, ListItem, WithContext } from 'schema-dts';
import { SCHEMA_ORG } from './structured-data.ts';

/** A page on the way to another. */
export interface TrailStep {
  name: string;
  path: string;
}

/** The way to a page, from the home page on; search engines want two steps at least. */
export function breadcrumbData(siteUrl: string, steps: readonly TrailStep[]): WithContext<BreadcrumbList> {
  return {
    '@context': SCHEMA_ORG,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index): ListItem => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, siteUrl).href,
    })),
  };
}
