import type { PageContent } from '../shared/content-api/page-content.ts';
import type { PageEnvironment } from '../shared/environment/page-environment.ts';
import { freshPage, type PageRequest } from '../shared/live-content/fresh-content.ts';
import { pageDataHref } from '@lumen-throw/domain/site-paths';
import type { PageFile } from '../shared/live-content/page-data.ts';
import { applySiteTexts } from '../shared/site-texts/site-texts.ts';
import type { PageSource } from './page-source.ts';
import type { Built } from './unbuilt-page.ts';

/** The content API with all its queries, and what was published; pages that the build left do without. */
function unbuilt(): Promise<typeof import('./unbuilt-page.ts')> {
  return import('./unbuilt-page.ts');
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
  applySiteTexts(settings?.texts);
  return {
    site: async () => {
      if (settings === undefined) {
        settings = await (await unbuilt()).unbuiltSite(environment);
        applySiteTexts(settings?.texts);
      }
      return settings;
    },
    page: async (kind, { path, parameters, signal }) => {
      const known = freshPage(path);
      if (known && known !== 'gone') return known.content;
      const left = built && path !== built.unknownPath ? await builtPage(path, signal) : null;
      if (left) {
        const { built: from } = left;
        if (from) void import('./live-updates/news.ts').then((news) => news.noteBuilt(path, from));
        return left.page;
      }
      const request = { path, kind, parameters };
      return (await unbuilt()).unbuiltPage(environment, {
        request,
        built,
        draft,
        signal,
      });
    },
  };
}
