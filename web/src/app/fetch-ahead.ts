import type { RouteObject } from 'react-router-dom';
import { pagePath } from '../shared/live-content/page-data.ts';
import { fetchPageAhead } from './built-pages.ts';
import { pageRouteAt } from './routes.tsx';

/** What is asked of React Router's data router. */
interface Router {
  subscribe: (listener: (state: { navigation: { state: string } }) => void) => () => void;
}

/** Pages in view whose data are fetched without a sign that somebody wants them, per page. */
const IN_VIEW = 6;

/** A feed or another file, which is no page of the router's. */
const FILE = /\.\w+$/;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor or the connection asks to be spared. */
function isSparing(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

/** The page of this site that a link leads to; null for the one on the screen and anything else. */
function pageOf(link: HTMLAnchorElement | null | undefined): string | null {
  if (!link || link.origin !== location.origin || FILE.test(link.pathname) || link.target === '_blank')
    return null;
  const path = pagePath(link.pathname);
  return path === pagePath(location.pathname) ? null : path;
}

/**
 * Fetches the scripts and the data of the next page before it is asked for: on hover, touch and focus,
 * and of the first links that come into view, unless the visitor saves data.
 */
export function fetchAhead(router: Router, routes: RouteObject[]): void {
  const fetchPage = (path: string): void => {
    const { handle } = pageRouteAt(routes, path);
    if (!handle) return;
    // Who goes there asks again.
    handle.load().catch(() => {});
    if (handle.kind !== null) fetchPageAhead(path);
  };
  for (const kind of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(
      kind,
      ({ target }) => {
        const path = target instanceof Element ? pageOf(target.closest<HTMLAnchorElement>('a[href]')) : null;
        if (path !== null) fetchPage(path);
      },
      { capture: true, passive: true },
    );
  if (isSparing()) return;

  let seen = new Set<string>();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(target);
      const path = pageOf(target);
      if (path === null || seen.has(path) || seen.size >= IN_VIEW) continue;
      seen.add(path);
      fetchPage(path);
    }
  });
  const observe = (): void => {
    observer.disconnect();
    seen = new Set();
    for (const link of document.querySelectorAll('main a[href]')) observer.observe(link);
  };
  observe();
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') setTimeout(observe);
  });
}
