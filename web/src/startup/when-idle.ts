/** The longest wait for an idle browser, in milliseconds. */
const TIMEOUT = 2000;
/** The wait where the browser does not say when it is idle. */
const PAUSE = 200;

/** Runs a task once the browser is idle. @returns cancels it */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, PAUSE);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: TIMEOUT });
  return () => cancelIdleCallback(handle);
}
