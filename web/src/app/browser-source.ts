import { redirectDocument } from 'react-router-dom';
import type { PageContent } from '../shared/content-api/page-content.ts';
import type { PageEnvironment } from '../shared/environment/page-environment.ts';
import { freshPage, type PageRequest } from '../shared/live-content/fresh-content.ts';
import { applySiteTexts } from '../shared/site-texts/site-texts.ts';
import { builtPage } from './built-pages.ts';
import type { PageSource } from './page-source.ts';
import type { Built } from './unbuilt-page.ts';

/** The content API with all its queries, and what was published; pages that the build left do without. */
function unbuilt(): Promise<typeof import('./unbuilt-page.ts')> {
  return import('./unbuilt-page.ts');
}

/** Whether the address bar has an address, but for its hash. */
function isHere(address: string): boolean {
  const { origin, pathname, search } = new URL(address, location.href);
  return origin === location.origin && pathname === location.pathname && search === location.search;
}

interface BrowserSourceOptions {
  environment: PageEnvironment;
  /** Null in development, where there is no build. */
  built: Built | null;
  /** Asks the Studio around the page, if there is one, for what is not published. */
  draft: (request: PageRequest) => Promise<PageContent | null>;
  /** The whole address that the visitor is on the way to, with query and hash. */
  target: () => string;
}

/**
 * Content in the browser: what this tab already knows, then what the build left beside the pages,
 * then, when anything was published since, the content API.
 */
export function browserSource({ environment, built, draft, target }: BrowserSourceOptions): PageSource {
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
        if (from)
          void import('./live-updates/news.ts').then(
            (news) => news.noteBuilt(path, from),
            () => {
              // The page stands without its news.
            },
          );
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
    elsewhere: (path) => {
      if (!built || path === built.unknownPath) return null;
      const address = target();
      if (!isHere(address)) return redirectDocument(address);
      // On the way back the address is there already, and going there once more would load nothing.
      location.reload();
      throw new Error(`${address} is opened as a document.`);
    },
  };
}
