/** Content that the build did not leave: in development all of it, else what was published since. */
import type { PageContent } from '../shared/content-api/page-content.ts';
import type { SiteContent } from '../shared/content-api/site-query.ts';
import type { PageEnvironment } from '../shared/environment/page-environment.ts';
import type { PageRequest } from '../shared/live-content/fresh-content.ts';
import { fetchAfterChanges, fetchPageAndSite } from './fetch-page.ts';
import { newestSinceBuild, noteBuilt } from './live-updates/news.ts';

/** The site's settings. @throws ContentApiError when the content API does not answer */
export async function unbuiltSite({ content }: PageEnvironment): Promise<SiteContent> {
  return (await fetchPageAndSite(content, 'home', {})).site;
}

/** What the build left. */
export interface Built {
  site: SiteContent;
  /** The address that it did not know, if this page is the one for unknown addresses. */
  unknownPath: string | null;
}

interface UnbuiltPage {
  request: PageRequest;
  /** Null without a build: then the content API is asked in any case. */
  built: Built | null;
  /** Asks the Studio around the page, if there is one, for what is not published. */
  draft: (request: PageRequest) => Promise<PageContent | null>;
  signal: AbortSignal;
}

/**
 * Asks the content API for a page that the build did not leave, unless nothing was published since.
 * @returns null where there is no such page
 * @throws ContentApiError when nobody answers
 */
export async function unbuiltPage(
  { content, newsInterval }: PageEnvironment,
  { request, built, draft, signal }: UnbuiltPage,
): Promise<PageContent | null> {
  const since = built ? await newestSinceBuild(newsInterval) : 0;
  if (since === null) return draft(request);
  try {
    const asked = { changed: [], since, signal };
    const answer = await fetchAfterChanges(content, request.kind, request.parameters, asked);
    noteBuilt(request.path, { at: since, page: null });
    return answer.page ?? (await draft(request));
  } catch (error) {
    // Hosting has said that there is nothing here; that stands while nobody knows better.
    if (signal.aborted || request.path !== built?.unknownPath) throw error;
    return draft(request);
  }
}
