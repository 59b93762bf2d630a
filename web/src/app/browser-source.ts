import type { PageContent } from '../shared/content-api/page-content.ts';
import type { SiteContent } from '../shared/content-api/site-query.ts';
import type { PageEnvironment } from '../shared/environment/page-environment.ts';
import { freshPage, type PageRequest } from '../shared/live-content/fresh-content.ts';
import { pageDataHref } from '../shared/live-content/page-data.ts';
import type { PageSource } from './page-source.ts';

/** The content API with all its queries; pages that the build left do without. */
function contentApi(): Promise<typeof import('./fetch-page.ts')> {
  return import('./fetch-page.ts');
}

async function builtPage(path: string, signal: AbortSignal): Promise<PageContent | null> {
  try {
    const response = await fetch(pageDataHref(path), { signal });
    const isData = response.ok && response.headers.get('content-type')?.includes('json');
    return isData ? ((await response.json()) as PageContent) : null;
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}

/**
 * Content in the browser: what this tab already knows, then what the build left beside the pages,
 * then the content API for what was published since.
 * @param built what the build left: the settings, and the address it did not know, if this page is the
 *   one for unknown addresses; null in development, where there is no build
 * @param draft asks the Studio around the page, if there is one, for what is not published
 */
export function browserSource(
  environment: PageEnvironment,
  built: { site: SiteContent; unknownPath: string | null } | null,
  draft: (request: PageRequest) => Promise<PageContent | null>,
): PageSource {
  let settings = built?.site;
  return {
    site: async () => {
      if (settings !== undefined) return settings;
      const { fetchPageAndSite } = await contentApi();
      const answer = await fetchPageAndSite(environment.content, 'home', {});
      settings = answer.site;
      return settings;
    },
    page: async (kind, { path, parameters, signal }) => {
      const known = freshPage(path);
      if (known && known !== 'gone') return known.content;
      const left = built && path !== built.unknownPath ? await builtPage(path, signal) : null;
      if (left) return left;
      const request = { path, kind, parameters };
      try {
        const { fetchPageAndSite } = await contentApi();
        const answer = await fetchPageAndSite(environment.content, kind, parameters, { signal });
        return answer.page ?? (await draft(request));
      } catch (error) {
        // Hosting has said that there is nothing here; that stands while nobody knows better.
        if (signal.aborted || path !== built?.unknownPath) throw error;
        return draft(request);
      }
    },
  };
}
