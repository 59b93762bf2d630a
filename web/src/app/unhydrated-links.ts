import { hydrateAll } from '../shared/deferred/when-needed.ts';

/** What is asked of React Router's data router. */
interface Router {
  navigate: (to: string, options: { replace: boolean }) => Promise<void>;
  subscribe: (listener: () => void) => () => void;
}

/** Parts that React may not answer for: `Hydrate` and `StaticContent`. */
const UNHYDRATED = '[data-deferred], [data-static]';

/** A feed or another file, which is no page of the router's. */
const FILE = /\.\w+$/;

/** The link to a page of this site that a plain click follows in this window; null for anything else. */
function followedLink({ target, defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link?.closest(UNHYDRATED) || link.origin !== location.origin || FILE.test(link.pathname)) return null;
  return ['', '_self'].includes(link.target) && !link.hasAttribute('download') ? link : null;
}

/**
 * Sends links in parts of the page that aren't hydrated through the router, as React's own links are.
 * Hydrates the waiting parts when a navigation begins, because React can't render around them.
 */
export function followUnhydratedLinks(router: Router): void {
  document.addEventListener('click', (event) => {
    const link = followedLink(event);
    if (!link) return;
    event.preventDefault();
    void router.navigate(`${link.pathname}${link.search}${link.hash}`, {
      replace: link.href === location.href,
    });
  });
  router.subscribe(hydrateAll);
}
