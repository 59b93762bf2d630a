import {
  newestOf,
  newsFor,
  type PublishedChange,
  type PublishedChanges,
} from '@lumen-throw/domain/published-changes';
import { knownOf, settings } from './known-pages.ts';
import type { Watcher } from '../../shared/live-content/watch-page.ts';
import { askVersion, untilNextAsk } from './ask-version.ts';

/** Milliseconds before each further try for an answer that is not older than the change; the CDN lags a minute at most. */
const TRY_AGAIN = [1000, 5000, 15_000, 45_000];

/** The query with all that belongs to it; a page without news does without. */
const loadRefresh = (): Promise<typeof import('./refresh.ts')> => import('./refresh.ts');

/** What of all that was published is not on the page yet. */
function unknownNews(told: PublishedChanges, path: string): { news: PublishedChange[]; any: boolean } {
  const page = knownOf(path);
  const ofPage = newsFor(told, page.from, page.at);
  const ofSettings = newsFor(told, settings.from, settings.at);
  const news = told.changes.filter(
    (change) => ofPage.changes.includes(change) || ofSettings.changes.includes(change),
  );
  return { news, any: news.length > 0 || ofPage.mayLackSome || ofSettings.mayLackSome };
}

/** Ids of the documents that an answer names: a reference may lead to another one than before. */
function namedIds(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namedIds);
  if (typeof value !== 'object' || value === null) return [];
  const id = '_id' in value && typeof value._id === 'string' ? [value._id] : [];
  return [...id, ...Object.values(value).flatMap(namedIds)];
}

/**
 * Keeps a page up to date: asks what was published once it is shown, on coming back to it and once in an
 * interval (milliseconds) while it is in sight, and asks the content API only about changes of its own.
 */
export function newsWatcher(interval: number): Watcher {
  return (content, request, shown) => {
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let looking = false;
    /** Newest change for which there were tries, and how many. */
    let tried = { for: 0, times: 0 };

    /** @returns milliseconds after which to try again, before anything else is published; null for never */
    const update = async (told: PublishedChanges): Promise<number | null> => {
      const { news, any } = unknownNews(told, request.path);
      const newest = newestOf(told);
      const times = tried.for === newest ? tried.times : 0;
      if (!any || times > TRY_AGAIN.length) return null;
      tried = { for: newest, times: times + 1 };
      const known = knownOf(request.path);
      const { refresh } = await loadRefresh();
      const since = Math.max(known.at, settings.at);
      const answer = await refresh(content, request, shown, { news, since, signal: leaving.signal });
      if (!answer) return TRY_AGAIN[times] ?? null;
      known.at = newest;
      settings.at = newest;
      if (known.from) known.from = { ...known.from, ids: [...known.from.ids, ...namedIds(answer.page)] };
      return null;
    };

    const look = async (): Promise<void> => {
      clearTimeout(timer);
      // A page that nobody sees asks nothing; coming back to it does.
      if (looking || leaving.signal.aborted || document.visibilityState === 'hidden') return;
      looking = true;
      let tryAgain: number | null = null;
      try {
        const told = await askVersion(interval);
        if (told && !leaving.signal.aborted) tryAgain = await update(told);
      } finally {
        looking = false;
        if (!leaving.signal.aborted)
          timer = setTimeout(() => void look(), tryAgain ?? untilNextAsk(interval));
      }
    };
    const onReturn = (): void => void look();

    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('online', onReturn);
    void look();
    return () => {
      leaving.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('online', onReturn);
    };
  };
}
