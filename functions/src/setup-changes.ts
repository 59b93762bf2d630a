/**
 * What follows a change of a setup. Every function that listens to setups is started by every like, so there
 * is one.
 */
import type { Firestore } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import { everyPart } from './every-part.ts';
import { auth, firestore } from './firebase-admin.ts';
import { keepCardAndRooms } from './gallery-cards.ts';
import { keepStartAfter } from './gallery-start.ts';
import { countAfter } from './gallery-totals.ts';
import { followPictures } from './hidden-pictures.ts';
import { tellOwner } from './member-notices.ts';
import { keepTrustAfter } from './member-trust.ts';
import { fillMonthAfter } from './month-succession.ts';
import { DECODING } from './picture-sizes.ts';
import { clearAfterSetup } from './setup-removal.ts';

type Change = Parameters<typeof fillMonthAfter>[2];

/** Removes what a deleted setup leaves, its month's pointer too, and only then gives the month to the next one. */
async function clearAndFillMonth(db: Firestore, setupId: string, change: Change): Promise<void> {
  await clearAfterSetup(db, setupId, change.before);
  await fillMonthAfter(db, auth(), change);
}

/**
 * Cards and rooms, the gallery's first view, totals, the owner's notices and trust, pictures, the month of a
 * setup that was hidden, and what a deleted one leaves. It has the memory that pictures need.
 */
export const followSetup = onDocumentWritten(
  { document: `${COLLECTIONS.setups}/{setupId}`, retry: true, ...DECODING },
  async ({ data, params: { setupId } }) => {
    if (!data) return;
    const db = firestore();
    const pictures = data.after.exists ? followPictures(db, setupId, data) : Promise.resolve();
    // A list names a setup once everybody can read its pictures.
    const settled = pictures.catch(() => {});
    await everyPart(
      'a change of a setup',
      { setupId },
      {
        pictures,
        card: settled.then(() => keepCardAndRooms(db, setupId)),
        start: settled.then(() => keepStartAfter(db, setupId, data)),
        totals: countAfter(db, setupId, data),
        owner: tellOwner(db, setupId, data),
        ...(data.after.exists
          ? {
              month: fillMonthAfter(db, auth(), data),
              trust: keepTrustAfter(db, data),
            }
          : { remains: clearAndFillMonth(db, setupId, data) }),
      },
    );
  },
);
