/** What is agreed about the structure of the site's source. */

/** Rooms of `web/src`, the subjects of `shared` not counted. */
export const MOST_ROOMS = 14;

/** Files that many others import, and why they may. */
export const AGREED_HUBS: ReadonlyMap<string, string> = new Map([]);
