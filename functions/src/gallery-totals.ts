import {
  Timestamp,
  type DocumentData,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { COLLECTIONS, GALLERY_TOTALS_ID } from '@lumen-throw/domain/collections';
import { SETUP_TYPES } from '@lumen-throw/domain/setup';

interface Count {
  numbers: Record<string, number>;
  /** The moment of which they are true. */
  at: Timestamp;
}

/** Counts at one moment, without holding documents that members are sharing meanwhile. */
function readCount(db: Firestore): Promise<Count> {
  const published = db.collection(COLLECTIONS.setups).where('status', '==', 'Published');
  return db.runTransaction(
    async (transaction) => {
      const all = await transaction.get(published.count());
      const numbers: Count['numbers'] = { All: all.data().count };
      for (const type of SETUP_TYPES) {
        numbers[type] = (await transaction.get(published.where('type_tag', '==', type).count())).data().count;
      }
      return { numbers, at: all.readTime };
    },
    { readOnly: true },
  );
}

/**
 * Counts the published setups anew and stores the numbers, unless later ones are stored already.
 * Counting, unlike adding up, is right whatever was missed or delivered twice.
 */
export async function countGalleryNow(db: Firestore): Promise<void> {
  const { numbers, at } = await readCount(db);
  const totals = db.collection(COLLECTIONS.galleryTotals).doc(GALLERY_TOTALS_ID);
  await db.runTransaction(async (transaction) => {
    const before: unknown = (await transaction.get(totals)).get('counted_at');
    if (before instanceof Timestamp && before.toMillis() > at.toMillis()) return;
    transaction.set(totals, { ...numbers, counted_at: at });
  });
}

/** Under which numbers a setup counts; '' for none. */
function countedAs(setup: DocumentData | undefined): string {
  return setup?.['status'] === 'Published' ? String(setup['type_tag']) : '';
}

/** Keeps `gallery_totals` true; likes and features change nothing in it. */
export async function countAfter(
  db: Firestore,
  setupId: string,
  { before, after }: { before: DocumentSnapshot; after: DocumentSnapshot },
): Promise<void> {
  if (countedAs(before.data()) === countedAs(after.data())) return;
  await countGalleryNow(db);
  logger.info('Counted the published setups', { setupId });
}
