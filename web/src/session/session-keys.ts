/** Key of the hint in localStorage that somebody is signed in; the page's first script reads it too. */
export const SESSION_HINT_KEY = 'session';
