import { deferredScripts } from '../startup/hydration.ts';
import type { Watcher } from '../shared/live-content/watch-page.ts';

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
export const watchPublishedLater: Watcher = (content, request, shown) => {
  let ended = false;
  let stop: (() => void) | undefined;
  const cancelIdle = whenIdle(() => {
    // A part that is not hydrated yet would have to make room for newer content before it can show it.
    void Promise.all([import('./watch-published.ts'), deferredScripts()]).then(([{ watchPublished }]) => {
      if (!ended) stop = watchPublished(content, request, shown);
    });
  });
  return () => {
    ended = true;
    cancelIdle();
    stop?.();
  };
};
