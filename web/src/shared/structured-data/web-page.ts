import type { PageContent } from '../content-api/page-content.ts';
import { editorialDates } from './editorial-dates.ts';
import { SCHEMA_ORG } from './structured-data.ts';

/** A page of text about the site, and the day from which it holds. */
export function webPageData(page: PageContent<'infoPage'>, url: string): object {
  return {
    '@context': SCHEMA_ORG,
    '@type': 'WebPage',
    name: page.title,
    description: page.seoDescription,
    url,
    ...editorialDates(page),
  };
}
