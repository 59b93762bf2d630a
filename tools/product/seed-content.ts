import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { evaluate, parse } from 'groq-js';
import { REVISIONS, type BuildContent, type Revision } from '../../web/src/app/build-content.ts';
import type {
  KitQueryResult,
  OpenDataQueryResult,
  SearchQueryResult,
  SiteMapQueryResult,
} from '../../web/src/shared/content-api/content-types.generated.ts';
import { searchQuery } from '../../web/src/layout/search/search-query.ts';
import { openDataQuery } from '../../web/src/features/projectors/open-data/open-data-query.ts';
import { kitQuery } from '../../web/src/shared/kit/kit-query.ts';
import { PAGE_QUERIES } from '../../web/src/app/page-queries.ts';
import type { PageContent } from '../../web/src/shared/content-api/page-content.ts';
import type { SiteContent } from '../../web/src/shared/content-api/site-query.ts';
import { siteMapQuery } from '../../web/src/shared/content-api/site-map-query.ts';
import { siteQuery } from '../../web/src/shared/content-api/site-query.ts';
import { ROOT } from './state-folder.ts';

let documents: unknown[] | undefined;

function seedDocuments(): unknown[] {
  documents ??= readFileSync(join(ROOT, 'content/seed.ndjson'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as unknown);
  return documents;
}

/** Asks the seed one query. @param params of the query, without their `$` */
export async function askSeed(
  query: string,
  params: Readonly<Record<string, unknown>> = {},
): Promise<unknown> {
  const given = { params: { ...params } };
  return (await evaluate(parse(query, given), { dataset: seedDocuments(), ...given })).get();
}

/** The seed as the build reads content, without a lake; its pictures are left out. */
export function seedContent(): BuildContent {
  return {
    site: async () => (await askSeed(siteQuery)) as SiteContent,
    siteMap: async () => (await askSeed(siteMapQuery)) as SiteMapQueryResult,
    searched: async () => (await askSeed(searchQuery)) as SearchQueryResult,
    kit: async () => (await askSeed(kitQuery)) as KitQueryResult,
    openData: async () => (await askSeed(openDataQuery)) as OpenDataQueryResult,
    revisions: async () => (await askSeed(REVISIONS)) as Revision[],
    page: async (kind, parameters) => (await askSeed(PAGE_QUERIES[kind], parameters)) as PageContent | null,
  };
}
