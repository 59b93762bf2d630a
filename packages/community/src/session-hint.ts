/**
 * Remembers that somebody signed in on this browser, so that a page that needs no Firebase knows
 * without loading it whether to look for a session. Only a hint: the session itself decides.
 */
/** Key of the hint in localStorage; the page's first script reads it too. */
export const SESSION_HINT_KEY = 'lumen-throw:maybe-signed-in';

/** Whether a session may exist; false where storage is not available. */
export function maybeSignedIn(): boolean {
  try {
    return globalThis.localStorage?.getItem(SESSION_HINT_KEY) === '1';
  } catch {
    return false;
  }
}

/** Notes whether a session exists; `observeSession` calls it at every change. */
export function rememberSession(signedIn: boolean): void {
  try {
    if (signedIn) globalThis.localStorage?.setItem(SESSION_HINT_KEY, '1');
    else globalThis.localStorage?.removeItem(SESSION_HINT_KEY);
  } catch {
    // Without storage every page looks for a session when it needs one.
  }
}

const PROBE_KEY = 'lumen-throw:probe';

/**
 * Whether a session outlasts the page: false where cookies are blocked (the browser then throws when
 * `localStorage` is read) and where storage refuses to write.
 */
export function canStoreSession(): boolean {
  try {
    localStorage.setItem(PROBE_KEY, '1');
    localStorage.removeItem(PROBE_KEY);
    return true;
  } catch {
    return false;
  }
}
