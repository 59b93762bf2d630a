import type { ContentEnvironment } from '@lumen-throw/domain/environment';
import { fetchPublished } from '../shared/content-api/content-api.ts';
import type { PageAndSite, PageKind, PageParameters } from '../shared/content-api/page-content.ts';
import { pageAndSiteQuery } from './page-queries.ts';

/**
 * Asks the content API for a page and the site's settings.
 * @throws ContentApiError when it does not answer in time or as it should
 */
export async function fetchPageAndSite<Kind extends PageKind>(
  content: ContentEnvironment,
  kind: Kind,
  parameters: PageParameters,
  options: { signal?: AbortSignal; lastLiveEventId?: string } = {},
): Promise<PageAndSite<Kind>> {
  return (await fetchPublished(content, pageAndSiteQuery(kind), parameters, options)) as PageAndSite<Kind>;
}
