/** The setups for search engines, beside the sitemap that the build makes: one document, kept with the cards. */
import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { COLLECTIONS, SETUPS_SITEMAP_ID } from '@lumen-throw/domain/collections';
import { SETUPS_SITEMAP_CACHE, SETUPS_SITEMAP_MAX } from '@lumen-throw/domain/setup-links';
import { setupHref } from '@lumen-throw/domain/site-paths';
import { cachedAnswer } from './cached-answer.ts';
import { firestore } from './firebase-admin.ts';
import { siteAddress } from './site-address.ts';

const kept = (db: Firestore): DocumentReference =>
  db.collection(COLLECTIONS.galleryStart).doc(SETUPS_SITEMAP_ID);

/** A setup as the document has it: when it was shared, in milliseconds since 1970, and its id. */
const entryOf = (created: Timestamp, id: string): string => `${created.toMillis()} ${id}`;

function storedEntries(stored: DocumentSnapshot): string[] {
  const entries: unknown = stored.get('entries');
  return typeof entries === 'string' ? entries.split('\n').filter(Boolean) : [];
}

/** The newest setups, as they are kept. */
function newest(entries: readonly string[]): { entries: string } {
  const sorted = entries.toSorted((one, other) => Number.parseInt(other, 10) - Number.parseInt(one, 10));
  return { entries: sorted.slice(0, SETUPS_SITEMAP_MAX).join('\n') };
}

/**
 * Reads the sitemap for a transaction that has written nothing yet.
 * @param created when the setup was shared; null for one that is hidden or gone
 * @returns what lists the setup, or takes it out
 */
export async function sitemapChange(
  db: Firestore,
  transaction: Transaction,
  id: string,
  created: Timestamp | null,
): Promise<() => void> {
  const others = storedEntries(await transaction.get(kept(db))).filter((entry) => !entry.endsWith(` ${id}`));
  const entries = created ? [...others, entryOf(created, id)] : others;
  return () => transaction.set(kept(db), newest(entries));
}

/** Makes the sitemap anew from the cards; what changes meanwhile makes it begin again. */
export async function keepSitemap(db: Firestore): Promise<void> {
  const cards = db.collection(COLLECTIONS.galleryCards).orderBy('created_at', 'desc').select('created_at');
  for (;;) {
    const { docs, readTime } = await cards.limit(SETUPS_SITEMAP_MAX).get();
    const entries = docs.map((card) => entryOf(card.get('created_at') as Timestamp, card.id));
    const isKept = await db.runTransaction(async (transaction) => {
      const { updateTime } = await transaction.get(kept(db));
      if (updateTime && updateTime.toMillis() > readTime.toMillis()) return false;
      transaction.set(kept(db), newest(entries));
      return true;
    });
    if (isKept) return;
  }
}

/** URLs of the newest published setups, as a sitemap (sitemaps.org); one document is read. */
export async function setupsSitemapXml(db: Firestore, siteUrl: string): Promise<string> {
  const ids = storedEntries(await kept(db).get()).map((entry) => entry.slice(entry.indexOf(' ') + 1));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    // Ids are letters and digits: nothing in an address has to be escaped.
    ...ids.map((id) => `<url><loc>${new URL(setupHref(id), siteUrl).href}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}

export const setupsSitemap = cachedAnswer(
  { cacheControl: SETUPS_SITEMAP_CACHE, failure: 'The setups cannot be listed', type: 'application/xml' },
  ({ headers }) => setupsSitemapXml(firestore(), siteAddress(headers['x-forwarded-host']?.toString())),
);
