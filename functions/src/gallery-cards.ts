/** One flat document for each published setup, which lists read instead of joining two collections. */
import {
  FieldPath,
  Timestamp,
  type DocumentData,
  type DocumentReference,
  type Firestore,
} from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import { cardOf } from '@lumen-throw/domain/gallery-card';
import { setupOfEntry } from '@lumen-throw/domain/setup-search';
import type { SetupFields } from '@lumen-throw/domain/setup';
import { firestore } from './firebase-admin.ts';
import { isInStart, keepStart } from './gallery-start.ts';
import { keepRooms } from './projector-rooms.ts';
import { keepSitemap, sitemapChange } from './setups-sitemap.ts';
import { wordsOfSetup } from './setup-words.ts';
import { storedDetails } from './stored-details.ts';

/** Setups looked at at once. */
const PAGE = 50;

function projectorOf(card: DocumentData | undefined): string[] {
  const id: unknown = card?.['projector'];
  return typeof id === 'string' && id !== '' ? [id] : [];
}

function withoutLikes(card: DocumentData | undefined): string {
  return JSON.stringify({ ...card, like_count: 0 });
}

/**
 * Makes a setup's card and its words as the setup is now; takes it away where the setup is gone or hidden. What comes
 * late or twice makes the same card.
 * @param listing whether it puts the setup into the sitemap, or takes it out; not where the sitemap is made anew
 * @returns the projectors whose rooms show something else now; likes show in none
 */
function keepCard(db: Firestore, setupId: string, listing: boolean): Promise<string[]> {
  const setup = db.collection(COLLECTIONS.setups).doc(setupId);
  const details = db.collection(COLLECTIONS.setupDetails).doc(setupId);
  const card: DocumentReference = db.collection(COLLECTIONS.galleryCards).doc(setupId);
  return db.runTransaction(async (transaction) => {
    const [now, known, kept] = await transaction.getAll(setup, details, card);
    const before = kept?.data();
    const words = await wordsOfSetup(db, transaction, setupId, now, known);
    const isShown = now?.exists && known && now.get('status') === 'Published';
    const created: unknown = now?.get('created_at');
    const list =
      listing && Boolean(before) !== Boolean(isShown)
        ? await sitemapChange(
            db,
            transaction,
            setupId,
            isShown && created instanceof Timestamp ? created : null,
          )
        : null;
    words();
    list?.();
    if (!isShown) {
      if (before) transaction.delete(card);
      return projectorOf(before);
    }
    const fields = now.data() as SetupFields;
    const after = { ...cardOf(fields, storedDetails(known)), created_at: created };
    transaction.set(card, after);
    if (before && withoutLikes(sorted(before)) === withoutLikes(sorted(after))) return [];
    return [...new Set([...projectorOf(before), ...projectorOf(after)])];
  });
}

/** A card with its fields in one order, ready to be compared. */
function sorted(card: DocumentData): DocumentData {
  return Object.fromEntries(Object.entries(card).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Keeps a setup's card true, and the rooms of the projectors that it is, or was, one of. */
export async function keepCardAndRooms(db: Firestore, setupId: string): Promise<void> {
  for (const projector of await keepCard(db, setupId, true)) await keepRooms(db, projector);
}

/** After a change of kit and measures, which stand in the gallery's first view as well. */
export const keepCardOfDetails = onDocumentWritten(
  { document: `${COLLECTIONS.setupDetails}/{setupId}`, retry: true },
  async ({ params }) => {
    await keepCardAndRooms(firestore(), params.setupId);
    if (await isInStart(firestore(), params.setupId)) await keepStart(firestore(), new Date());
    logger.info('Followed a change of kit and measures', { setupId: params.setupId });
  },
);

/**
 * Makes every card anew, takes away those without a setup, and makes the sitemap and the rooms anew that
 * change by it. Finds cards whose event was lost, and setups from before there were cards.
 * @returns how many setups there are
 */
export async function keepAllCards(db: Firestore): Promise<number> {
  let seen = 0;
  const projectors = new Set<string>();
  for (const collection of [COLLECTIONS.setups, COLLECTIONS.galleryCards, COLLECTIONS.setupWords]) {
    const pages = db.collection(collection).orderBy(FieldPath.documentId()).select().limit(PAGE);
    let page = pages;
    for (;;) {
      const { docs } = await page.get();
      const ids = docs.map(({ id }) => (collection === COLLECTIONS.setupWords ? setupOfEntry(id) : id));
      const changed = await Promise.all(ids.map((id) => keepCard(db, id, false)));
      for (const projector of changed.flat()) projectors.add(projector);
      if (collection === COLLECTIONS.setups) seen += docs.length;
      const last = docs.at(-1);
      if (!last || docs.length < PAGE) break;
      page = pages.startAfter(last.id);
    }
  }
  for (const projector of projectors) await keepRooms(db, projector);
  await keepSitemap(db);
  return seen;
}
