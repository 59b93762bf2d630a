/**
 * Key of the hint in localStorage that somebody may be signed in, for the page's first script. The
 * community's access writes it (`session-hint.ts`); a test holds the two together.
 */
export const SESSION_HINT_KEY = 'lumen-throw:maybe-signed-in';
