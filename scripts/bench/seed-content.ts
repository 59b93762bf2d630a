import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { evaluate, parse } from 'groq-js';
import type { BuildContent } from '../../web/src/content/build-client.ts';
import type { SiteMapQueryResult } from '../../web/src/content/content-types.generated.ts';
import { PAGE_QUERIES, type PageContent, type SiteContent } from '../../web/src/content/page-content.ts';
import { siteMapQuery } from '../../web/src/content/site-map-query.ts';
import { siteQuery } from '../../web/src/content/site-query.ts';
import { ROOT } from '../product/state-folder.ts';

/** The seed as the build reads content, without a lake; its pictures are left out. */
export function seedContent(): BuildContent {
  const dataset = readFileSync(join(ROOT, 'content/seed.ndjson'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as unknown);
  const ask = async (query: string, params: Readonly<Record<string, unknown>> = {}): Promise<unknown> => {
    const given = { params: { ...params } };
    return (await evaluate(parse(query, given), { dataset, ...given })).get();
  };
  return {
    site: async () => (await ask(siteQuery)) as SiteContent,
    siteMap: async () => (await ask(siteMapQuery)) as SiteMapQueryResult,
    page: async (kind, parameters) => (await ask(PAGE_QUERIES[kind], parameters)) as PageContent | null,
  };
}
