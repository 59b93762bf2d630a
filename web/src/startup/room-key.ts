/** Key of the visitor's room in localStorage; the page's first script reads it too. */
export const ROOM_KEY = 'room';

/** First character of what stands there: a query of the finder. */
export const ROOM_START = '?';
