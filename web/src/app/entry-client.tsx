import '../startup/adopt-styles.ts';
import { belongTo } from '@lumen-throw/community/with-app-check';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider, type HydrationState } from 'react-router-dom';
import { App } from './app.tsx';
import { readEnvironment } from '../shared/environment/page-environment.ts';
import { isFramed, studioSpeaks } from './preview/in-studio.ts';
import { pagePath, readPageData, type PageData } from '../shared/live-content/page-data.ts';
import { SITE_ROUTE_ID } from '../shared/live-content/use-site.ts';
import { discardBuiltPage, isAwaited, repeatKeptActions } from '../startup/hydration.ts';
import { browserSource } from './browser-source.ts';
import { watchWith } from '../shared/live-content/watch-page.ts';
import { watchNewsLater } from './live-updates/watch-news-later.ts';
import { resolveLazyRoutes } from './resolve-lazy.ts';
import { createRoutes } from './routes.tsx';
import { followUnhydratedLinks } from './unhydrated-links.ts';
import { connectAccounts } from '../shared/session/connect-accounts.ts';

/** Tags of the page for unknown addresses; a page found after all brings its own. */
const HEAD_OF_UNKNOWN =
  'title, link[rel=canonical], meta[name=robots], meta[name=description], meta[property]';

/** What loaders would answer, from what the page carries. */
function hydrationState(carried: PageData): HydrationState {
  return {
    loaderData: {
      [SITE_ROUTE_ID]: carried.site,
      ...(carried.kind && carried.page ? { [carried.kind]: carried.page } : {}),
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

async function start(): Promise<void> {
  // This module has work enough in being evaluated, and addresses take their time to be matched.
  await nextTask();
  const root = document.querySelector('#root');
  if (!root) throw new Error('The page has no #root element.');
  const environment = readEnvironment();
  const carried = readPageData();
  const path = pagePath(location.pathname);
  belongTo(environment.firebase);
  if (environment.newsInterval !== null) watchWith(watchNewsLater(environment.newsInterval));
  // A chunk of its own, for the Studio's preview alone: nobody loads it before the Studio has spoken.
  const preview =
    studioSpeaks(environment.studioUrl, path)
      ?.then(() => import('./preview/preview.ts'))
      .then(({ startPreview }) => startPreview(environment)) ?? null;
  const source = browserSource(
    environment,
    carried && { site: carried.site, unknownPath: carried.kind === null ? path : null },
    async (request) => (await (preview && Promise.race([preview, silence()])))?.draft(request) ?? null,
  );
  const routes = createRoutes(source);
  await nextTask();
  const deepest = matchRoutes(routes, location)?.at(-1)?.route;
  const isBuilt = carried !== null && (deepest?.loader === undefined || deepest.id === carried.kind);

  if (isBuilt) await resolveLazyRoutes(routes, location);
  await nextTask();
  const router = createBrowserRouter(routes, carried ? { hydrationData: hydrationState(carried) } : {});
  void preview?.then(({ follow }) => follow(router));
  followUnhydratedLinks(router);
  document.addEventListener('hydrated', () => {
    repeatKeptActions();
    // Frames have nothing to fall back to.
    if (!isFramed()) void import('./after-hydration.ts').then((after) => after.afterHydration());
  });
  const app = (
    <App environment={environment}>
      <RouterProvider router={router} />
    </App>
  );
  await nextTask();
  if (isBuilt) {
    const hydrate = () =>
      void hydrateRoot(root, app, {
        onRecoverableError: (error, { componentStack }) => {
          console.error('The prerendered page differs from the live one.', error, componentStack);
        },
      });
    // In slices the browser can answer in between; in one go React answers sooner.
    if (isAwaited()) hydrate();
    else startTransition(hydrate);
  } else {
    await initialized(router);
    for (const tag of document.head.querySelectorAll(HEAD_OF_UNKNOWN)) tag.remove();
    delete document.documentElement.dataset['pending'];
    discardBuiltPage();
    createRoot(root).render(app);
  }
  connectAccounts(environment.firebase);
}

void start();
