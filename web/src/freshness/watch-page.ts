import type { ContentEnvironment } from '@lumen-throw/domain/environment';
import { lateScripts } from '../before-alive.ts';
import type { PageRequest, Shown } from './fresh-content.ts';

/**
 * Keeps what a page shows up to date.
 * @param shown what the page shows at the moment
 * @returns ends it
 */
export type Watcher = (content: ContentEnvironment, request: PageRequest, shown: () => Shown) => () => void;

/** Runs a task when the content API is free to be asked: after the page has loaded and the browser is idle. */
function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}

/** Asks for published content; its queries and its connection are loaded when there is time for them. */
const watchPublishedLater: Watcher = (content, request, shown) => {
  let ended = false;
  let stop: (() => void) | undefined;
  const cancelIdle = whenIdle(() => {
    // A part that is not alive yet would have to make room for newer content before it can show it.
    void Promise.all([import('./watch-published.ts'), lateScripts()]).then(([{ watchPublished }]) => {
      if (!ended) stop = watchPublished(content, request, shown);
    });
  });
  return () => {
    ended = true;
    cancelIdle();
    stop?.();
  };
};

let watcher: Watcher = watchPublishedLater;

/** Pages that are being watched; each starts anew when the way of watching changes. */
const watched = new Set<() => void>();

/** Keeps the page up to date for as long as it is shown. */
export const watchPage: Watcher = (content, request, shown) => {
  let stop = watcher(content, request, shown);
  const startAnew = () => {
    stop();
    stop = watcher(content, request, shown);
  };
  watched.add(startAnew);
  return () => {
    watched.delete(startAnew);
    stop();
  };
};

/** Changes how pages are kept up to date; the Studio's preview does. */
export function watchWith(other: Watcher): void {
  watcher = other;
  for (const startAnew of watched) startAnew();
}
