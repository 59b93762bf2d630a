import type { DocumentData, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { FieldValue } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { COLLECTIONS, GALLERY_TOTALS_ID } from '@lumen-throw/domain/collections';
import { SETUP_TYPES } from '@lumen-throw/domain/setup';

/**
 * Counts the published setups anew and stores the numbers. Counting, unlike adding up, is right
 * whatever was missed or delivered twice; the transaction keeps an older count from coming last.
 */
export function countGalleryNow(db: Firestore): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const totals = db.collection(COLLECTIONS.galleryTotals).doc(GALLERY_TOTALS_ID);
    await transaction.get(totals);
    const published = db.collection(COLLECTIONS.setups).where('status', '==', 'Published');
    const numbers: Record<string, number> = { All: (await transaction.get(published.count())).data().count };
    for (const type of SETUP_TYPES) {
      numbers[type] = (await transaction.get(published.where('type_tag', '==', type).count())).data().count;
    }
    transaction.set(totals, { ...numbers, counted_at: FieldValue.serverTimestamp() });
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
