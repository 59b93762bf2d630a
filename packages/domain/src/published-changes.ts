/**
 * What was published of late. Sanity's webhook announces it, a function keeps it in one document, and
 * pages ask for that document to learn whether anything of theirs has changed.
 */

/** The latest publish of one document. */
export interface PublishedChange {
  id: string;
  type: string;
  /** When Sanity signed the announcement, in milliseconds since 1970. */
  at: number;
  /** The document's `_updatedAt` since then (ISO 8601); null where it is gone. */
  updatedAt: string | null;
}

/** What `/api/version` answers. */
export interface PublishedChanges {
  /** The newest first, one for each document. */
  changes: readonly PublishedChange[];
  /** Of what was published up to this moment (milliseconds since 1970) some is left out; 0 while nothing is. */
  unknownUntil: number;
}

/** Where nothing was announced yet. */
export const NO_CHANGES: PublishedChanges = { changes: [], unknownUntil: 0 };

/** Address that tells open pages what was published of late; a function answers. */
export const VERSION_PATH = '/api/version';

/** Seconds for which Hosting's CDN answers by itself. Browsers keep nothing: they ask seldom enough. */
const CDN_SECONDS = 5;

/** `Cache-Control` of the answer: Hosting keeps one for everybody. */
export const VERSION_CACHE = `public, max-age=0, s-maxage=${CDN_SECONDS}`;

/** Documents whose changes are kept: some 20 KB, less than a tenth of it compressed. */
export const CHANGES_MAX = 200;

/** What a page is made from. */
export interface MadeFrom {
  /** Ids of its documents. */
  ids: readonly string[];
  /** Types that it lists: each document of them may change it, new ones too. */
  types: readonly string[];
}

/**
 * Adds a change. An announcement that was overtaken by a newer one of the same document says nothing;
 * what no longer fits moves the mark.
 */
export function withChange(
  { changes, unknownUntil }: PublishedChanges,
  change: PublishedChange,
  max = CHANGES_MAX,
): PublishedChanges {
  const known = changes.find(({ id }) => id === change.id);
  if (known && known.at > change.at) return { changes, unknownUntil };
  const all = [change, ...changes.filter(({ id }) => id !== change.id)].toSorted((a, b) => b.at - a.at);
  const dropped = all.slice(max).map(({ at }) => at);
  return { changes: all.slice(0, max), unknownUntil: Math.max(unknownUntil, ...dropped) };
}

/** What happened to a page since a moment. */
export interface PageNews {
  /** Changes of its documents, the newest first. */
  changes: readonly PublishedChange[];
  /** Whether there may have been others, which nobody knows any more. */
  mayLackSome: boolean;
}

/**
 * What of all that was published concerns a page.
 * @param from null for a page that anything may change
 * @param since moment up to which the page knows everything, in milliseconds since 1970
 */
export function newsFor(
  { changes, unknownUntil }: PublishedChanges,
  from: MadeFrom | null,
  since: number,
): PageNews {
  return {
    changes: changes.filter(
      ({ id, type, at }) =>
        at > since && (from === null || from.ids.includes(id) || from.types.includes(type)),
    ),
    mayLackSome: unknownUntil > since,
  };
}

/** Moment of the newest publish that is known of, in milliseconds since 1970; 0 without any. */
export function newestOf({ changes, unknownUntil }: PublishedChanges): number {
  return Math.max(changes[0]?.at ?? 0, unknownUntil);
}

function isChange(value: unknown): value is PublishedChange {
  if (typeof value !== 'object' || value === null) return false;
  const { id, type, at, updatedAt }: Partial<Record<keyof PublishedChange, unknown>> = value;
  return (
    typeof id === 'string' &&
    typeof type === 'string' &&
    typeof at === 'number' &&
    (updatedAt === null || typeof updatedAt === 'string')
  );
}

/** Reads what was stored or answered; null for anything else. */
export function publishedChanges(value: unknown): PublishedChanges | null {
  if (typeof value !== 'object' || value === null) return null;
  const { changes, unknownUntil }: Partial<Record<keyof PublishedChanges, unknown>> = value;
  if (!Array.isArray(changes) || typeof unknownUntil !== 'number') return null;
  return changes.every(isChange) ? { changes, unknownUntil } : null;
}
