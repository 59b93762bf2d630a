/** Publishes that nobody announced: Sanity repeats a failed delivery twice, 30 seconds apart, and no more. */
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { COLLECTIONS, KNOWN_CONTENT_ID, PUBLISHED_CHANGES_ID } from '@lumen-throw/domain/collections';
import { publishedChanges, NO_CHANGES, type PublishedChange } from '@lumen-throw/domain/published-changes';
import { CONTENT_QUERY_URL } from './options.ts';
import { firestore } from './firebase-admin.ts';
import { notePublishes } from './publish-notice.ts';

/** Everything that the webhook would announce (`WEBHOOK_FILTER`), as a filter of documents. */
const ANNOUNCED = '!string::startsWith(_type, "sanity.") && !string::startsWith(_type, "system.")';

/** Changes with every publish; far smaller than the list. */
const PROBE_QUERY = `{"documents": count(*[${ANNOUNCED}]), "latest": *[${ANNOUNCED}] | order(_updatedAt desc)[0]._updatedAt}`;

/** Every published document with its version. */
const LIST_QUERY = `*[${ANNOUNCED}]{_id, _type, _updatedAt}`;

/** A change is Sanity's to announce for so long, in milliseconds: three tries of 30 s, and 30 s between them. */
const DELIVERY = 3 * 60_000;

/** Longest list that fits into a document of Firestore (1 MiB), in bytes once compressed. */
const LIST_BYTES_MAX = 900_000;

/** Longest wait for Sanity, in milliseconds. */
const WAIT = 20_000;

/** Asks for published content without a token. @throws Error when there is no answer */
export type AskContent = (query: string) => Promise<unknown>;

interface Probe {
  documents: number;
  latest: string | null;
}

interface Listed {
  _id: string;
  _type: string;
  _updatedAt: string;
}

/** A list as it is kept. */
const packed = (list: readonly Listed[]): Buffer =>
  gzipSync(list.map(({ _id, _type, _updatedAt }) => `${_id} ${_type} ${_updatedAt}`).join('\n'));

function unpacked(stored: Buffer): Map<string, Listed> {
  const lines = gunzipSync(stored).toString('utf8').split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [_id = '', _type = '', _updatedAt = ''] = line.split(' ');
      return [_id, { _id, _type, _updatedAt }] as const;
    }),
  );
}

/**
 * What changed between two lists. What Sanity may still be announcing stays as it was known.
 * @returns the changes, and the list to know from now on
 */
function compared(
  known: ReadonlyMap<string, Listed>,
  list: readonly Listed[],
  now: Date,
): { changes: PublishedChange[]; next: Listed[] } {
  const settled = now.getTime() - DELIVERY;
  const changes: PublishedChange[] = [];
  const next: Listed[] = [];
  for (const document of list) {
    const at = Date.parse(document._updatedAt);
    const before = known.get(document._id);
    if (before?._updatedAt === document._updatedAt || at <= settled) next.push(document);
    else if (before) next.push(before);
    if (before?._updatedAt !== document._updatedAt && at <= settled)
      changes.push({ id: document._id, type: document._type, at, updatedAt: document._updatedAt });
  }
  const listed = new Set(list.map(({ _id }) => _id));
  // Nothing tells when it went; an announcement on its way replaces this.
  for (const { _id, _type } of known.values())
    if (!listed.has(_id)) changes.push({ id: _id, type: _type, at: now.getTime(), updatedAt: null });
  return { changes, next };
}

/** Whether pages were told of a change, or of a newer one of the same document. */
function isTold(told: readonly PublishedChange[], { id, updatedAt }: PublishedChange): boolean {
  const known = told.find((one) => one.id === id);
  if (!known) return false;
  if (known.updatedAt === null || updatedAt === null) return known.updatedAt === updatedAt;
  return Date.parse(known.updatedAt) >= Date.parse(updatedAt);
}

/**
 * Compares what is published with what was published at the last look, and notes for pages and the next
 * build what nobody announced. A private dataset shows nothing to whoever has no token, so nothing is noted.
 * @returns the ids that were missing
 * @throws Error when the content cannot be read
 */
export async function fillPublishGaps(db: Firestore, ask: AskContent, now: Date): Promise<string[]> {
  const kept = db.collection(COLLECTIONS.publishedChanges).doc(KNOWN_CONTENT_ID);
  const stored = await kept.get();
  const probe = (await ask(PROBE_QUERY)) as Probe;
  if (probe.documents === 0) return [];
  const seen = `${probe.documents} ${probe.latest}`;
  if (stored.get('seen') === seen) return [];
  const list = (await ask(LIST_QUERY)) as Listed[];
  const before: unknown = stored.get('list');
  const { changes, next } =
    before instanceof Uint8Array
      ? compared(unpacked(Buffer.from(before)), list, now)
      : { changes: [], next: list };
  const latest = db.collection(COLLECTIONS.publishedChanges).doc(PUBLISHED_CHANGES_ID);
  const told = publishedChanges((await latest.get()).data()) ?? NO_CHANGES;
  const missing = changes.filter((change) => !isTold(told.changes, change));
  if (missing.length > 0) await notePublishes(db, missing, now);
  const bytes = packed(next);
  // What is still being announced is looked at again.
  const isSettled = list.every((document) => next.includes(document));
  if (bytes.length <= LIST_BYTES_MAX) await kept.set({ list: bytes, seen: isSettled ? seen : '' });
  else logger.warn('There are too many documents to look for unannounced publishes', { bytes: bytes.length });
  return missing.map(({ id }) => id);
}

/** Asks Sanity's API, or the embedded lake. */
const askContent: AskContent = async (query) => {
  const url = `${CONTENT_QUERY_URL}?perspective=published&query=${encodeURIComponent(query)}`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(WAIT) });
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  return ((await answer.json()) as { result: unknown }).result;
};

/** Notes what was published without an announcement. What fails, the next look makes up for. */
export async function noteUnannounced(): Promise<void> {
  try {
    const ids = await fillPublishGaps(firestore(), askContent, new Date());
    if (ids.length > 0) logger.warn('Noted publishes that were not announced', { ids: ids.slice(0, 20) });
  } catch (error) {
    logger.warn('Failed to look for unannounced publishes', { reason: String(error) });
  }
}
