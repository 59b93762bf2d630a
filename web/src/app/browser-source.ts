import type { PageContent } from '../shared/content-api/page-content.ts';
import type { SiteContent } from '../shared/content-api/site-query.ts';
import type { PageEnvironment } from '../shared/environment/page-environment.ts';
import { freshPage, type PageRequest } from '../shared/live-content/fresh-content.ts';
import { pageDataHref, type PageFile } from '../shared/live-content/page-data.ts';
import type { PageSource } from './page-source.ts';

/** The content API with all its queries; pages that the build left do without. */
function contentApi(): Promise<typeof import('./fetch-page.ts')> {
  return import('./fetch-page.ts');
}

/** What keeps pages up to date. */
function newsOfPages(): Promise<typeof import('./live-updates/news.ts')> {
  return import('./live-updates/news.ts');
}

async function builtPage(path: string, signal: AbortSignal): Promise<PageFile | null> {
  try {
    const response = await fetch(pageDataHref(path), { signal });
    const isData = response.ok && response.headers.get('content-type')?.includes('json');
    return isData ? ((await response.json()) as PageFile) : null;
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}

/** What the build left. */
interface Built {
  site: SiteContent;
  /** The address that it did not know, if this page is the one for unknown addresses. */
  unknownPath: string | null;
}

/**
 * Content in the browser: what this tab already knows, then what the build left beside the pages,
 * then, when anything was published since, the content API.
 * @param built null in development, where there is no build
 * @param draft asks the Studio around the page, if there is one, for what is not published
 */
export function browserSource(
  environment: PageEnvironment,
  built: Built | null,
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
      if (left) {
        const { built: from } = left;
        if (from) void newsOfPages().then((news) => news.noteBuilt(path, from));
        return left.page;
      }
      const request = { path, kind, parameters };
      const news = await newsOfPages();
      const since = built ? await news.newestSinceBuild(environment.newsInterval) : 0;
      if (since === null) return draft(request);
      try {
        const { fetchAfterChanges } = await contentApi();
        const asked = { changed: [], since, signal };
        const answer = await fetchAfterChanges(environment.content, kind, parameters, asked);
        news.noteBuilt(path, { at: since, page: null });
        return answer.page ?? (await draft(request));
      } catch (error) {
        // Hosting has said that there is nothing here; that stands while nobody knows better.
        if (signal.aborted || path !== built?.unknownPath) throw error;
        return draft(request);
      }
    },
  };
}
