import { whenIdle } from '../../startup/when-idle.ts';
import type { Watcher } from '../../shared/live-content/watch-page.ts';

/** Asks for published content; its queries and its connection are loaded when there is time for them. */
export const watchPublishedLater: Watcher = (content, request, shown) => {
  let ended = false;
  let stop: (() => void) | undefined;
  const cancelIdle = whenIdle(() => {
    void import('./watch-published.ts').then(({ watchPublished }) => {
      if (!ended) stop = watchPublished(content, request, shown);
    });
  });
  return () => {
    ended = true;
    cancelIdle();
    stop?.();
  };
};
