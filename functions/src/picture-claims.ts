import { FieldValue, Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { COLLECTIONS, setupImageFolder, shownPictureId } from '@lumen-throw/domain/collections';
import { IMAGE_LIMITS } from '@lumen-throw/domain/limits';
import { bucket, firestore } from './firebase-admin.ts';

/** For so long a name that was in use is remembered: after that the rules refuse it for its age. */
const REMEMBERED = 2 * IMAGE_LIMITS.nameAgeMax;

/** Why a setup cannot be shown. */
type PictureProblem = 'missing' | 'foreign' | 'shared';

/** Only pictures in the owner's own folder go and change with the owner's setup. */
export function ownImages(images: unknown, owner: string): string[] {
  if (!Array.isArray(images)) return [];
  return images.filter(
    (path): path is string => typeof path === 'string' && path.startsWith(`${setupImageFolder(owner)}/`),
  );
}

/** Takes a picture for a setup. @returns whether it is this setup's now */
function claim(db: Firestore, setupId: string, path: string): Promise<boolean> {
  const shown = db.collection(COLLECTIONS.shownPictures).doc(shownPictureId(path));
  return db.runTransaction(async (transaction) => {
    const before = await transaction.get(shown);
    if (before.exists && before.get('setup_id') !== setupId) return false;
    transaction.set(shown, { setup_id: setupId });
    return true;
  });
}

/**
 * Takes a setup's pictures for it, then looks whether they are there. In this order: what is taken
 * nobody can delete any more (the Storage rules ask), so what is there then stays.
 * @returns what is wrong, or null
 */
async function problemOf(db: Firestore, setup: DocumentSnapshot): Promise<PictureProblem | null> {
  const named: unknown = setup.get('images');
  const own = ownImages(named, String(setup.get('created_by')));
  if (!Array.isArray(named) || own.length === 0) return 'missing';
  if (own.length < named.length) return 'foreign';
  const claims = await Promise.all(own.map((path) => claim(db, setup.id, path)));
  if (claims.includes(false)) return 'shared';
  const found = await Promise.all(own.map((path) => bucket().file(path).exists()));
  return found.every(([exists]) => exists) ? null : 'missing';
}

const REASONS: Record<PictureProblem, string> = {
  missing: 'Picture check: a picture is missing',
  foreign: "Picture check: a picture is another member's",
  shared: 'Picture check: another setup shows the picture',
};

/** Hides a setup with an entry in the log that admins see; one that has the month loses it. */
function hideForPictures(db: Firestore, setupId: string, problem: PictureProblem): Promise<boolean> {
  const ref = db.collection(COLLECTIONS.setups).doc(setupId);
  return db.runTransaction(async (transaction) => {
    const setup = await transaction.get(ref);
    if (setup.get('status') !== 'Published') return false;
    const month: unknown = setup.get('is_featured_month') === true ? setup.get('featured_month') : null;
    transaction.update(ref, {
      status: 'Hidden',
      ...(typeof month === 'string' ? { is_featured_month: false, featured_month: null } : {}),
    });
    if (typeof month === 'string') transaction.delete(db.collection(COLLECTIONS.featuredMonths).doc(month));
    transaction.set(db.collection(COLLECTIONS.moderationLog).doc(), {
      action: 'hide',
      setup_id: setupId,
      setup_title: setup.get('title') as unknown,
      replaced_setup_id: null,
      month: typeof month === 'string' ? month : null,
      moderator: 'picture-check',
      moderator_name: REASONS[problem],
      at: FieldValue.serverTimestamp(),
    });
    return true;
  });
}

/** Sees to it that nothing is shown without its pictures. */
export async function checkPictures(db: Firestore, setupId: string): Promise<void> {
  const setup = await db.collection(COLLECTIONS.setups).doc(setupId).get();
  if (!setup.exists) return;
  const problem = await problemOf(db, setup);
  if (problem === null || !(await hideForPictures(db, setupId, problem))) return;
  logger.warn('Hid a setup whose pictures cannot be shown', { setupId, problem });
}

/** Hides every setup that shows a picture which turned out to be none. */
export async function hideSetupsOf(db: Firestore, path: string): Promise<void> {
  const found = await db.collection(COLLECTIONS.setups).where('images', 'array-contains', path).get();
  for (const { id } of found.docs) {
    if (await hideForPictures(db, id, 'missing'))
      logger.warn('Hid a setup with a false picture', { setupId: id });
  }
}

/**
 * Deletes the picture of a setup that is gone, unless another setup shows it, too. The name stays
 * noted until the rules refuse it for its age.
 * @returns whether it was deleted
 */
export async function releasePicture(db: Firestore, setupId: string, path: string): Promise<boolean> {
  const shown = db.collection(COLLECTIONS.shownPictures).doc(shownPictureId(path));
  const others = await db
    .collection(COLLECTIONS.setups)
    .where('images', 'array-contains', path)
    .limit(1)
    .get();
  const [other] = others.docs;
  if (other) {
    await shown.set({ setup_id: other.id });
    return false;
  }
  await bucket().file(path).delete({ ignoreNotFound: true });
  await shown.set({ setup_id: setupId, expires_at: Timestamp.fromMillis(Date.now() + REMEMBERED) });
  return true;
}

/** Whether a picture's name is used up: the setup that showed it is gone, and did not come back. */
export async function isUsedUp(db: Firestore, path: string): Promise<boolean> {
  const shown = await db.collection(COLLECTIONS.shownPictures).doc(shownPictureId(path)).get();
  if (shown.get('expires_at') === undefined) return false;
  const setup = db.collection(COLLECTIONS.setups).doc(String(shown.get('setup_id')));
  return !(await setup.get()).exists;
}

/** A setup needs pictures that exist, of its owner, in no other setup. The rules cannot look into the bucket. */
export const checkPicturesOfSetup = onDocumentCreated(
  { document: `${COLLECTIONS.setups}/{setupId}`, retry: true },
  ({ params }) => checkPictures(firestore(), params.setupId),
);
