import { refresh } from './refresh.ts';
import { followVisibility, onPublish } from './live-events.ts';
import type { Watcher } from '../../shared/live-content/watch-page.ts';

/** Milliseconds between two questions that nobody asked for: focus and visibility come in bursts. */
const PAUSE = 1500;

/** Asks for published content: at once, after each publish, and on coming back to it. */
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
  // The first question is asked once the connection stands, so that nothing falls in between.
  const unsubscribe = onPublish(content, ask);
  const unfollow = followVisibility(content);
  window.addEventListener('focus', askAgain);
  window.addEventListener('online', askAgain);
  document.addEventListener('visibilitychange', askAgain);
  return () => {
    leaving.abort();
    unsubscribe();
    unfollow();
    window.removeEventListener('focus', askAgain);
    window.removeEventListener('online', askAgain);
    document.removeEventListener('visibilitychange', askAgain);
  };
};
