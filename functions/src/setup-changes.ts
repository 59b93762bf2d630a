/**
 * What follows a change of a setup. Every function that listens to setups is started by every like, so there
 * are two: one for documents, and one with the memory that pictures need.
 */
import { logger } from 'firebase-functions';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import { firestore } from './firebase-admin.ts';
import { keepCardAndRooms } from './gallery-cards.ts';
import { keepStartAfter } from './gallery-start.ts';
import { countAfter } from './gallery-totals.ts';
import { markPicturesAfter } from './hidden-pictures.ts';
import { tellOwner } from './member-notices.ts';
import { checkPictures } from './picture-claims.ts';
import { DECODING } from './picture-sizes.ts';
import { clearAfterSetup } from './setup-removal.ts';

const document = `${COLLECTIONS.setups}/{setupId}` as const;

/**
 * Waits for every part, also where one fails: the others are not held up by it.
 * @throws Error when one failed, so that the event comes again; each part may run twice
 */
async function all(setupId: string, parts: Readonly<Record<string, Promise<unknown>>>): Promise<void> {
  const outcomes = await Promise.allSettled(Object.values(parts));
  const failed = Object.keys(parts).flatMap((part, index) => {
    const outcome = outcomes[index];
    return outcome?.status === 'rejected' ? [{ part, reason: String(outcome.reason) }] : [];
  });
  if (failed.length === 0) return;
  logger.error('Failed to follow a change of a setup', { setupId, failed });
  throw new Error(`${failed.map(({ part }) => part).join(', ')} failed.`);
}

/** Cards and rooms, the gallery's first view, totals, the owner's notices, and what a deleted setup leaves. */
export const followSetup = onDocumentWritten(
  { document, retry: true },
  async ({ data, params: { setupId } }) => {
    if (!data) return;
    const db = firestore();
    await all(setupId, {
      card: keepCardAndRooms(db, setupId),
      start: keepStartAfter(db, setupId, data),
      totals: countAfter(db, setupId, data),
      owner: tellOwner(db, setupId, data),
      ...(data.after.exists ? {} : { remains: clearAfterSetup(db, setupId, data.before) }),
    });
  },
);

/** A new setup's pictures are checked; they are hidden and shown with it, and those that an edit removed go. */
export const followSetupPictures = onDocumentWritten(
  { document, retry: true, ...DECODING },
  async ({ data, params: { setupId } }) => {
    if (!data?.after.exists) return;
    if (data.before.exists) await markPicturesAfter(firestore(), setupId, data);
    else await checkPictures(firestore(), setupId);
  },
);
