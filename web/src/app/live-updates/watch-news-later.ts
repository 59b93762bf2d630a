import { whenIdle } from '../../startup/when-idle.ts';
import type { Watcher } from '../../shared/live-content/watch-page.ts';

/** Keeps pages up to date once the browser has time for it. @param interval as in `newsWatcher` */
export function watchNewsLater(interval: number): Watcher {
  return (content, request, shown) => {
    let ended = false;
    let stop: (() => void) | undefined;
    const cancelIdle = whenIdle(() => {
      void import('./news.ts').then(({ newsWatcher }) => {
        if (!ended) stop = newsWatcher(interval)(content, request, shown);
      });
    });
    return () => {
      ended = true;
      cancelIdle();
      stop?.();
    };
  };
}
