import { refresh } from './fresh-content.ts';
import { followVisibility, onPublish } from './live-events.ts';
import type { Watcher } from './watch-page.ts';

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

/** Asks for published content: once the page is idle, after each publish, and on coming back to it. */
export const watchPublished: Watcher = (content, request, shown) => {
  const leaving = new AbortController();
  let asked = 0;
  let question = new AbortController();
  const ask = (lastLiveEventId?: string) => {
    asked = Date.now();
    question.abort();
    question = new AbortController();
    void refresh(content, request, shown(), {
      signal: AbortSignal.any([leaving.signal, question.signal]),
      ...(lastLiveEventId ? { lastLiveEventId } : {}),
    });
  };
  const askAgain = () => {
    if (document.visibilityState === 'visible' && Date.now() - asked > PAUSE) ask();
  };
  let unsubscribe: (() => void) | undefined;
  // The first question is asked once the connection stands, so that nothing falls in between.
  const cancelIdle = whenIdle(() => {
    unsubscribe = onPublish(content, ask);
  });
  const unfollow = followVisibility(content);
  window.addEventListener('focus', askAgain);
  window.addEventListener('online', askAgain);
  document.addEventListener('visibilitychange', askAgain);
  return () => {
    leaving.abort();
    cancelIdle();
    unsubscribe?.();
    unfollow();
    window.removeEventListener('focus', askAgain);
    window.removeEventListener('online', askAgain);
    document.removeEventListener('visibilitychange', askAgain);
  };
};
