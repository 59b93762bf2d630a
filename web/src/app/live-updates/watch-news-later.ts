import { whenIdle } from '../../startup/when-idle.ts';
import type { Watcher } from '../../shared/live-content/watch-page.ts';

/** Keeps pages up to date once the browser has time for it. @param interval as in `newsWatcher` */
export function watchNewsLater(interval: number): Watcher {
  return (...page) => {
    let stop = whenIdle(() => {
      let ended = false;
      stop = () => {
        ended = true;
      };
      void import('./news.ts').then(({ newsWatcher }) => {
        if (!ended) stop = newsWatcher(interval)(...page);
      });
    });
    return () => stop();
  };
}
