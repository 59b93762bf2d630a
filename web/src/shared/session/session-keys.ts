/** Key of the hint in localStorage that somebody may be signed in, for the page's first script. */
export { SESSION_HINT_KEY } from '@lumen-throw/community/session-hint';
