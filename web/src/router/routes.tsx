import { APP_SHELL_PATHS, PATHS } from '@lumen-throw/domain/site-paths';
import type { ComponentType } from 'react';
import { data, Outlet, type RouteObject } from 'react-router-dom';
import { isPageAlive, lateScripts } from '../before-alive.ts';
import type { PageKind } from '../content/page-content.ts';
import { pagePath } from '../freshness/page-data.ts';
import { SITE_ROUTE_ID } from '../freshness/use-site.ts';
import { ErrorPage } from '../layout/error-page.tsx';
import { Layout } from '../layout/layout.tsx';
import { NotFoundView } from '../layout/not-found-view.tsx';
import type { PageSource } from './page-source.ts';

/** What a file in `pages/` exports. */
interface PageModule {
  Component: ComponentType;
}

type LoadPage = () => Promise<PageModule>;

/** What the build wants to know about a route: the module to preload. */
export interface RouteHandle {
  module: string;
}

/** A page without content of its own. */
function plainPage(path: string, file: string, load: LoadPage): RouteObject {
  return {
    id: file,
    path,
    handle: { module: `src/pages/${file}.tsx` } satisfies RouteHandle,
    lazy: {
      Component: async () => {
        const { Component } = await load();
        // A page that one moves to comes whole: nothing below the first screen jumps or comes after.
        if (isPageAlive()) await lateScripts();
        return Component;
      },
    },
  };
}

/** A page made from one kind of content; an address at which nothing is published is a 404. */
function contentPage(
  source: PageSource,
  path: string,
  kind: PageKind,
  file: string,
  load: LoadPage,
): RouteObject {
  return {
    ...plainPage(path, file, load),
    id: kind,
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

/** The route table: the only place that imports pages. */
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
                contentPage(source, PATHS.home, 'home', 'home', () => import('../pages/home.tsx')),
                contentPage(source, PATHS.blog, 'blog', 'blog', () => import('../pages/blog.tsx')),
                contentPage(
                  source,
                  PATHS.article,
                  'article',
                  'article',
                  () => import('../pages/article.tsx'),
                ),
                contentPage(
                  source,
                  PATHS.accessories,
                  'accessories',
                  'accessories',
                  () => import('../pages/accessories.tsx'),
                ),
                contentPage(
                  source,
                  PATHS.accessoryCategory,
                  'accessoryCategory',
                  'accessory-category',
                  () => import('../pages/accessory-category.tsx'),
                ),
                contentPage(
                  source,
                  PATHS.ambiance,
                  'ambianceHub',
                  'ambiance',
                  () => import('../pages/ambiance.tsx'),
                ),
                contentPage(
                  source,
                  PATHS.ambiancePage,
                  'ambiancePage',
                  'ambiance-page',
                  () => import('../pages/ambiance-page.tsx'),
                ),
                contentPage(
                  source,
                  PATHS.glossary,
                  'glossary',
                  'glossary',
                  () => import('../pages/glossary.tsx'),
                ),
                contentPage(
                  source,
                  PATHS.seasonal,
                  'seasonal',
                  'seasonal',
                  () => import('../pages/seasonal.tsx'),
                ),
                contentPage(
                  source,
                  PATHS.throwCalculator,
                  'throwCalculator',
                  'throw-calculator',
                  () => import('../pages/throw-calculator.tsx'),
                ),
                contentPage(
                  source,
                  PATHS.infoPage,
                  'infoPage',
                  'info-page',
                  () => import('../pages/info-page.tsx'),
                ),
                plainPage(PATHS.gallery, 'gallery', () => import('../pages/gallery.tsx')),
                plainPage(PATHS.auth, 'auth', () => import('../pages/auth.tsx')),
                plainPage(PATHS.account, 'account', () => import('../pages/account.tsx')),
                plainPage(PATHS.admin, 'admin', () => import('../pages/admin.tsx')),
                { id: 'not-found', path: '*', element: <NotFoundView /> },
              ],
            },
          ],
        },
        // In a frame of somebody else's page there is no room for header and footer.
        contentPage(
          source,
          PATHS.throwCalculatorEmbed,
          'throwCalculatorEmbed',
          'throw-calculator-embed',
          () => import('../pages/throw-calculator-embed.tsx'),
        ),
      ],
    },
  ];
}

/** Pages without content that the build renders too, with their static frame. */
export const STATIC_PATHS = [PATHS.gallery, ...APP_SHELL_PATHS] as const;
