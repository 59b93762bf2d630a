import { configureAppCheck } from '@lumen-throw/community/with-app-check';
import { createBrowserRouter, createPath, RouterProvider, type HydrationState } from 'react-router-dom';
import { App } from './app.tsx';
import { readEnvironment } from '../shared/environment/page-environment.ts';
import { isFramed, studioSpeaks } from './preview/in-studio.ts';
import { pagePath, readPageData, type PageData } from '../shared/live-content/page-data.ts';
import { SITE_ROUTE_ID } from '../shared/live-content/use-site.ts';
import { repeatKeptActions } from '../startup/hydration.ts';
import { browserSource } from './browser-source.ts';
import { watchWith } from '../shared/live-content/watch-page.ts';
import { watchNewsLater } from './live-updates/watch-news-later.ts';
import { showApp } from './show-app.ts';
import { keepTranslatedTexts } from './translated-texts.ts';
import { createRoutes, pageRouteAt, type RouteHandle } from './routes.tsx';
import { connectAccounts } from '../shared/session/connect-accounts.ts';

/** Tags of the page for unknown addresses; a page found after all brings its own. */
const HEAD_OF_UNKNOWN =
  'title, link[rel=canonical], meta[name=robots], meta[name=description], meta[property]';

/** What loaders would answer, from what the page carries. */
function hydrationState(carried: PageData, routeId: string | null): HydrationState {
  return {
    loaderData: {
      [SITE_ROUTE_ID]: carried.site,
      ...(routeId === null ? {} : { [routeId]: carried.page }),
    },
  };
}

/** Lets the browser answer the visitor before the work goes on. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** Milliseconds for which an unknown page waits for the Studio's first word. */
const TIMEOUT = 15_000;

function silence(): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), TIMEOUT);
  });
}

/** Resolves once the router has loaded the page at its first address. */
function initialized(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) {
      resolve();
      return;
    }
    const unsubscribe = router.subscribe((state) => {
      if (!state.initialized) return;
      unsubscribe();
      resolve();
    });
  });
}

/** Whether the script of the page on the screen has loaded. */
async function isLoaded(handle: RouteHandle | null): Promise<boolean> {
  try {
    await handle?.load();
    return true;
  } catch {
    return false;
  }
}

/** Resolves when the connection is back, or somebody presses something: the page stands meanwhile. */
function nextChance(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const kind of ['online', 'pointerdown', 'keydown']) addEventListener(kind, resolve, { once: true });
  });
}

async function start(): Promise<void> {
  // This module has work enough in being evaluated, and addresses take their time to be matched.
  await nextTask();
  const environment = readEnvironment();
  const carried = readPageData();
  const path = pagePath(location.pathname);
  configureAppCheck(environment.firebase);
  if (environment.newsInterval !== null) watchWith(watchNewsLater(environment.newsInterval));
  // A chunk of its own, for the Studio's preview alone: nobody loads it before the Studio has spoken.
  const preview =
    studioSpeaks(environment.studioUrl, path)
      ?.then(() => import('./preview/preview.ts'))
      .then(({ startPreview }) => startPreview(environment)) ?? null;
  let router: ReturnType<typeof createBrowserRouter> | null = null;
  const source = browserSource({
    environment,
    built: carried && { site: carried.site, unknownPath: carried.kind === null ? path : null },
    draft: async (request) => (await (preview && Promise.race([preview, silence()])))?.draft(request) ?? null,
    target: () => createPath(router?.state.navigation.location ?? location),
  });
  const routes = createRoutes(source);
  await nextTask();
  const { id, handle } = pageRouteAt(routes, path);
  // The page for unknown addresses carries no content; one may have been published since the build.
  const isBuilt = carried !== null && carried.kind === (handle?.kind ?? null);

  if (isBuilt) while (!(await isLoaded(handle))) await nextChance();
  await nextTask();
  router = createBrowserRouter(
    routes,
    carried ? { hydrationData: hydrationState(carried, isBuilt ? id : null) } : {},
  );
  void preview?.then(({ follow }) => follow(router));
  document.addEventListener('hydrated', () => {
    repeatKeptActions();
    // Frames have nothing to fall back to.
    if (!isFramed())
      void import('./after-hydration.ts').then((after) => after.afterHydration(router, routes));
  });
  const app = (
    <App environment={environment}>
      <RouterProvider router={router} />
    </App>
  );
  await nextTask();
  if (!isBuilt) {
    await initialized(router);
    for (const tag of document.head.querySelectorAll(HEAD_OF_UNKNOWN)) tag.remove();
    delete document.documentElement.dataset['pending'];
  }
  keepTranslatedTexts();
  showApp(app, isBuilt);
  connectAccounts(environment.firebase);
}

void start();
