import { PATHS } from '@lumen-throw/domain/site-paths';
import type { ComponentType, ReactNode } from 'react';
import { data, matchRoutes, Outlet, type RouteObject } from 'react-router-dom';
import { ErrorPage } from '../layout/error-page.tsx';
import { Layout } from '../layout/layout.tsx';
import { NotFoundView } from '../layout/not-found-view.tsx';
import type { PageKind } from '../shared/content-api/page-content.ts';
import { pageParameters } from '../shared/content-api/page-parameters.ts';
import { pagePath } from '../shared/live-content/page-data.ts';
import { SITE_ROUTE_ID } from '../shared/live-content/use-site.ts';
import { inTime } from '../startup/in-time.ts';
import type { PageSource } from './page-source.ts';

/** What the file of a page exports. */
interface PageModule {
  Component: ComponentType;
}

/** What the build and the browser's start want to know about a route. */
export interface RouteHandle {
  /** What the page is made from; null for a page without content of its own. */
  kind: PageKind | null;
  /** The modules to preload, from the folder `web`. */
  modules: string[];
  /** Loads the page's script, once; after a failure the next call tries again. */
  load: () => Promise<void>;
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
  ['blogPage', 'guides/blog-page'],
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
  ['lumenCheck', 'projectors/lumen-check/lumen-check-page'],
  ['projectorArchive', 'projectors/archive/archive-page'],
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
  ['galleryMonth', 'gallery/months/month-page'],
  ['auth', 'members/sign-in-page'],
  ['account', 'members/account/account-page'],
  ['admin', 'moderation/admin-page'],
  ['member', 'members/profile/profile-page'],
];

/**
 * The component of a page whose script comes with its data. Not a route's `lazy`: the router keeps one
 * that failed, so that a page which was asked for without a connection would never come.
 */
function loadedLater(load: () => Promise<PageModule>): {
  Component: () => ReactNode;
  load: () => Promise<void>;
} {
  let Loaded: ComponentType | null = null;
  return {
    Component: () => (Loaded ? <Loaded /> : null),
    load: async () => {
      Loaded ??= (await inTime(load())).Component;
    },
  };
}

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
) {
  const name = `../${floor}/${file}.tsx`;
  const read = PAGE_FILES[name];
  if (!read) throw new Error(`There is no ${name}.`);
  const { Component, load } = loadedLater(read);
  return {
    id,
    path,
    Component,
    handle: {
      kind: null,
      modules: [file, ...parts].map((module) => `src/${floor}/${module}.tsx`),
      load,
    } satisfies RouteHandle,
    loader: async () => {
      await load();
      return null;
    },
    shouldRevalidate: isOtherPage,
  } satisfies RouteObject;
}

function isOtherPage({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

/**
 * A page made from one kind of content. An address at which nothing is published is a 404, unless only
 * hosting can tell, which knows redirects.
 */
function contentRoute(source: PageSource, kind: PageKind, path: string, file: string): RouteObject {
  const page = pageRoute(kind, path, file);
  return {
    ...page,
    handle: { ...page.handle, kind } satisfies RouteHandle,
    loader: async ({ params, request }) => {
      const address = pagePath(new URL(request.url).pathname);
      const parameters = pageParameters(kind, params);
      const [content] = await Promise.all([
        parameters && source.page(kind, { path: address, parameters, signal: request.signal }),
        page.handle.load(),
      ]);
      if (!content) throw source.elsewhere?.(address) ?? data(null, { status: 404 });
      return content;
    },
  };
}

/** Id of the route for addresses at which the site has no kind of page. */
const NOT_FOUND_ID = 'not-found';

/** The page for addresses at which the site has no kind of page; hosting may redirect them. */
function notFoundRoute(source: PageSource): RouteObject {
  return {
    id: NOT_FOUND_ID,
    path: '*',
    element: <NotFoundView />,
    loader: ({ request }) => source.elsewhere?.(pagePath(new URL(request.url).pathname)) ?? null,
  };
}

/** The page at an address, and what is known of it before it is loaded. */
export function pageRouteAt(
  routes: RouteObject[],
  pathname: string,
): { id: string; handle: RouteHandle | null } {
  const route = matchRoutes(routes, pathname)?.at(-1)?.route;
  return { id: route?.id ?? NOT_FOUND_ID, handle: (route?.handle as RouteHandle | undefined) ?? null };
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
                notFoundRoute(source),
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
