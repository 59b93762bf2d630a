import { PATHS } from '@lumen-throw/domain/site-paths';
import type { ComponentType } from 'react';
import { data, Outlet, type RouteObject } from 'react-router-dom';
import { ErrorPage } from '../layout/error-page.tsx';
import { Layout } from '../layout/layout.tsx';
import { NotFoundView } from '../layout/not-found-view.tsx';
import type { PageKind } from '../shared/content-api/page-content.ts';
import { pagePath } from '../shared/live-content/page-data.ts';
import { SITE_ROUTE_ID } from '../shared/live-content/use-site.ts';
import { deferredScripts, isHydrated } from '../startup/hydration.ts';
import type { PageSource } from './page-source.ts';

/** What the file of a page exports. */
interface PageModule {
  Component: ComponentType;
}

/** What the build wants to know about a route: the modules to preload, from the folder `web`. */
export interface RouteHandle {
  modules: string[];
}

/** The file of every page, each a chunk of its own. The search belongs to the frame (decision 28). */
const PAGE_FILES = import.meta.glob<PageModule>([
  '../features/**/*-page.tsx',
  '../layout/search/search-page.tsx',
]);

/** Kinds of pages that have the name of their path. */
type NamedKind = PageKind & keyof typeof PATHS;

/** Pages made from content: the kind, and its file below `features`. */
const CONTENT_PAGES: readonly (readonly [NamedKind, file: string])[] = [
  ['home', 'home/home-page'],
  ['blog', 'guides/blog-page'],
  ['article', 'guides/guide-page'],
  ['author', 'guides/author-page'],
  ['accessories', 'accessories/accessories-page'],
  ['accessoryCategory', 'accessories/category-page'],
  ['ambiancePage', 'accessories/ambiance/idea-page'],
  ['glossary', 'glossary/glossary-page'],
  ['seasonal', 'seasonal/seasonal-page'],
  ['throwCalculator', 'calculator/calculator-page'],
  ['projectors', 'projectors/list/projectors-page'],
  ['projectorFinder', 'projectors/finder/finder-page'],
  ['projectorComparison', 'projectors/comparison/comparison-page'],
  ['projector', 'projectors/model/projector-page'],
  ['infoPage', 'info/info-page'],
];

/** Pages for frames in other sites' pages. */
const FRAMES: typeof CONTENT_PAGES = [
  ['throwCalculatorEmbed', 'calculator/embed/embed-page'],
  ['projectorFinderEmbed', 'projectors/finder/embed/embed-page'],
];

/** Pages of the community, which have no content of their own; with the parts that each loads at once. */
const COMMUNITY_PAGES: readonly (readonly [id: keyof typeof PATHS, file: string, parts?: string[]])[] = [
  ['gallery', 'gallery/gallery-page', ['gallery/gallery-setups']],
  ['auth', 'members/sign-in-page'],
  ['account', 'members/account/account-page'],
  ['admin', 'moderation/admin-page'],
  ['member', 'members/profile/profile-page'],
];

/**
 * @param parts files whose scripts the page loads at once, so that they are fetched with its own
 * @param floor where the files stand
 */
function pageRoute(
  id: string,
  path: string,
  file: string,
  parts: readonly string[] = [],
  floor = 'features',
): RouteObject {
  const name = `../${floor}/${file}.tsx`;
  const load = PAGE_FILES[name];
  if (!load) throw new Error(`There is no page ${name}.`);
  return {
    id,
    path,
    handle: {
      modules: [file, ...parts].map((module) => `src/${floor}/${module}.tsx`),
    } satisfies RouteHandle,
    lazy: {
      Component: async () => {
        const { Component } = await load();
        // A page that one moves to comes whole: nothing below the first screen jumps or comes after.
        if (isHydrated()) await deferredScripts();
        return Component;
      },
    },
  };
}

/** A page made from one kind of content; an address at which nothing is published is a 404. */
function contentRoute(source: PageSource, kind: PageKind, path: string, file: string): RouteObject {
  return {
    ...pageRoute(kind, path, file),
    loader: async ({ params, request }) => {
      const content = await source.page(kind, {
        path: pagePath(new URL(request.url).pathname),
        parameters: { slug: params['slug'] },
        signal: request.signal,
      });
      if (!content) throw data(null, { status: 404 });
      return content;
    },
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  };
}

/** The routes of the site. */
export function createRoutes(source: PageSource): RouteObject[] {
  return [
    {
      id: SITE_ROUTE_ID,
      loader: source.site,
      shouldRevalidate: () => false,
      errorElement: <ErrorPage outermost />,
      hydrateFallbackElement: <></>,
      children: [
        {
          id: 'layout',
          element: <Layout />,
          children: [
            {
              id: 'page',
              element: <Outlet />,
              errorElement: <ErrorPage />,
              children: [
                ...CONTENT_PAGES.map(([kind, file]) => contentRoute(source, kind, PATHS[kind], file)),
                contentRoute(source, 'ambianceHub', PATHS.ambiance, 'accessories/ambiance/ambiance-page'),
                pageRoute('search', PATHS.search, 'search/search-page', [], 'layout'),
                ...COMMUNITY_PAGES.map(([id, ...files]) => pageRoute(id, PATHS[id], ...files)),
                { id: 'not-found', path: '*', element: <NotFoundView /> },
              ],
            },
          ],
        },
        // In a frame of somebody else's page there is no room for header and footer.
        ...FRAMES.map(([kind, file]) => contentRoute(source, kind, PATHS[kind], file)),
      ],
    },
  ];
}
