/** Hiding setups whose pictures cannot be shown. */
import type { Firestore, Query } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import { MEMBER_STATE } from '@lumen-throw/domain/member-state';
import { PICTURE_CHECK, type Explanation } from '@lumen-throw/domain/moderation';
import { aboutSetup, entryOf } from './moderation-log.ts';

/** Why a setup cannot be shown. */
export type PictureProblem = 'missing' | 'foreign' | 'shared';

const REASONS: Record<PictureProblem, string> = {
  missing: 'Picture check: a picture is missing',
  foreign: "Picture check: a picture is another member's",
  shared: 'Picture check: another setup shows the picture',
};

/** What its owner reads. */
const NOTES: Record<PictureProblem, string> = {
  missing: 'One of its pictures is missing or could not be read. Edit the setup and add the picture again.',
  foreign: "One of its pictures belongs to another member's account.",
  shared: 'One of its pictures stands in another setup already.',
};

/** Who hides a setup, and why. */
interface Hiding extends Explanation {
  moderator: string;
  moderator_name: string;
  /**
   * Entry of the ban that the act belongs to: its owner is told once, of the ban. Once that ban is lifted,
   * nothing is hidden with it.
   */
  with_ban?: string;
}

/**
 * Hides a setup with an entry in the log that admins see; one that has the month loses it.
 * @returns whether it was published until now
 */
export function hideSetup(db: Firestore, setupId: string, hiding: Hiding): Promise<boolean> {
  const ref = db.collection(COLLECTIONS.setups).doc(setupId);
  return db.runTransaction(async (transaction) => {
    const setup = await transaction.get(ref);
    if (setup.get('status') !== 'Published') return false;
    if (hiding.with_ban !== undefined) {
      const member = db.collection(COLLECTIONS.members).doc(String(setup.get('created_by')));
      const { state, ban } = (await transaction.get(member)).data() ?? {};
      if (state !== MEMBER_STATE.banned || ban?.entry !== hiding.with_ban) return false;
    }
    const month: unknown = setup.get('is_featured_month') === true ? setup.get('featured_month') : null;
    transaction.update(ref, {
      status: 'Hidden',
      ...(typeof month === 'string' ? { is_featured_month: false, featured_month: null } : {}),
    });
    if (typeof month === 'string') transaction.delete(db.collection(COLLECTIONS.featuredMonths).doc(month));
    transaction.set(db.collection(COLLECTIONS.moderationLog).doc(), {
      ...entryOf({ uid: hiding.moderator, name: hiding.moderator_name }, 'hide', aboutSetup(setup)),
      month: typeof month === 'string' ? month : null,
      ...hiding,
    });
    return true;
  });
}

/** Hides a setup whose pictures cannot be shown. @returns whether it was published until now */
export function hideForPictures(db: Firestore, setupId: string, problem: PictureProblem): Promise<boolean> {
  return hideSetup(db, setupId, {
    moderator: PICTURE_CHECK,
    moderator_name: REASONS[problem],
    reason: 'other',
    note: NOTES[problem],
  });
}

/** All setups that name a picture, whatever their status. */
export function setupsShowing(db: Firestore, path: string): Query {
  return db.collection(COLLECTIONS.setups).where('images', 'array-contains', path);
}

/** Hides every setup that shows a picture which turned out to be none. */
export async function hideSetupsOf(db: Firestore, path: string): Promise<void> {
  const found = await setupsShowing(db, path).get();
  for (const { id } of found.docs) {
    if (await hideForPictures(db, id, 'missing'))
      logger.warn('Hid a setup with a false picture', { setupId: id });
  }
}
