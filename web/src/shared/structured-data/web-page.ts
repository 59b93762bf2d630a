import type { WebPage, WithContext } from 'schema-dts';
import type { PageContent } from '../content-api/page-content.ts';
import { editorialDates } from './editorial-dates.ts';
import { SCHEMA_ORG } from './structured-data.ts';

/** A page of text about the site, and the day from which it holds. */
export function webPageData(page: PageContent<'infoPage'>, url: string): WithContext<WebPage> {
  return {
    '@context': SCHEMA_ORG,
    '@type': 'WebPage',
    url,
    ...(page.title ? { name: page.title } : {}),
    ...(page.seoDescription ? { description: page.seoDescription } : {}),
    ...editorialDates(page),
  };
}
