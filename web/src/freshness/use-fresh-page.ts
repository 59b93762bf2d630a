import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLoaderData, useLocation, useParams } from 'react-router-dom';
import type { PageContent, PageKind, SiteContent } from '../content/page-content.ts';
import { useEnvironment } from '../environment/environment-context.tsx';
import { freshPage, refresh, subscribeFresh, type FreshPage } from './fresh-content.ts';
import { followVisibility, onPublish } from './live-events.ts';
import { pagePath } from './page-data.ts';
import { useSite } from './use-site.ts';

/** Milliseconds between two questions that nobody asked for: focus and visibility come in bursts. */
const PAUSE = 1500;

/** When the content API is free to be asked: after the page has loaded and the browser is idle. */
function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}

/** Content of the page at the present address, as new as it is known; 'gone' when unpublished. */
export function useFreshPage<Kind extends PageKind>(kind: Kind): PageContent<Kind> | 'gone' {
  const built = useLoaderData() as PageContent<Kind>;
  const site = useSite();
  const environment = useEnvironment();
  const { slug } = useParams();
  const path = pagePath(useLocation().pathname);
  const fresh = useSyncExternalStore<FreshPage | undefined>(
    subscribeFresh,
    () => freshPage(path),
    () => undefined,
  );
  const shown = useRef<{ page: PageContent; site: SiteContent }>({ page: built, site });

  useEffect(() => {
    shown.current = { page: built, site };
  }, [built, site]);

  useEffect(() => {
    const leaving = new AbortController();
    let asked = 0;
    let question = new AbortController();
    const ask = (lastLiveEventId?: string) => {
      asked = Date.now();
      question.abort();
      question = new AbortController();
      void refresh(environment.content, { path, kind, parameters: { slug } }, shown.current, {
        signal: AbortSignal.any([leaving.signal, question.signal]),
        ...(lastLiveEventId ? { lastLiveEventId } : {}),
      });
    };
    const askAgain = () => {
      if (document.visibilityState === 'visible' && Date.now() - asked > PAUSE) ask();
    };
    let unsubscribe = () => {};
    // The first question is asked once the connection stands, so that nothing falls in between.
    const cancelIdle = whenIdle(() => {
      unsubscribe = onPublish(environment.content, ask);
    });
    const unfollow = followVisibility(environment.content);
    window.addEventListener('focus', askAgain);
    window.addEventListener('online', askAgain);
    document.addEventListener('visibilitychange', askAgain);
    return () => {
      leaving.abort();
      cancelIdle();
      unsubscribe();
      unfollow();
      window.removeEventListener('focus', askAgain);
      window.removeEventListener('online', askAgain);
      document.removeEventListener('visibilitychange', askAgain);
    };
  }, [environment, kind, path, slug]);

  if (fresh === 'gone') return 'gone';
  return (fresh?.content as PageContent<Kind> | undefined) ?? built;
}
