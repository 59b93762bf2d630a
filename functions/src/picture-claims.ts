import { FieldValue, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { COLLECTIONS, setupImageFolder } from '@lumen-throw/domain/collections';
import { PICTURE_STATE } from '@lumen-throw/domain/picture-state';
import { bucket } from './firebase-admin.ts';
import { deletePicture, isComplete } from './picture-files.ts';
import {
  inspectPicture,
  listReady,
  pictureNote,
  readyList,
  remembered,
  type PictureStores,
} from './picture-inspection.ts';
import { hideForPictures, setupsShowing, type PictureProblem } from './setup-hiding.ts';

/** What a setup notes of a picture that it shows; a note that was to expire with a setup now stays. */
export function shownBy(setupId: string) {
  return { state: PICTURE_STATE.shown, setup_id: setupId, expires_at: FieldValue.delete() };
}

/** Only pictures in the owner's own folder go and change with the owner's setup. */
export function ownImages(images: unknown, owner: string): string[] {
  if (!Array.isArray(images)) return [];
  return images.filter(
    (path): path is string => typeof path === 'string' && path.startsWith(`${setupImageFolder(owner)}/`),
  );
}

/** Takes a picture for a setup. @returns what is in the way, or null once it is this setup's */
async function claim(stores: PictureStores, setupId: string, path: string): Promise<PictureProblem | null> {
  const note = pictureNote(stores.db, path);
  // The rules let no setup name what nobody has looked at; operators and backups do.
  if ((await note.get()).get('state') === undefined && !(await inspectPicture(stores, path)))
    return 'missing';
  return stores.db.runTransaction(async (transaction) => {
    const before = await transaction.get(note);
    const state: unknown = before.get('state');
    if (state === undefined || state === PICTURE_STATE.refused) return 'missing';
    if (state !== PICTURE_STATE.ready && before.get('setup_id') !== setupId) return 'shared';
    const list = await transaction.get(readyList(stores.db, path));
    transaction.set(note, shownBy(setupId), { merge: true });
    listReady(transaction, list, path, false);
    return null;
  });
}

/**
 * Takes a setup's pictures for it, then looks whether they are there, the upload as well: its owner may
 * have deleted it while it was `ready`. In this order: what is taken nobody can delete any more (the
 * Storage rules ask), so what is there then stays.
 * @returns what is wrong, or null
 */
async function problemOf(stores: PictureStores, setup: DocumentSnapshot): Promise<PictureProblem | null> {
  const named: unknown = setup.get('images');
  const own = ownImages(named, String(setup.get('created_by')));
  if (!Array.isArray(named) || own.length === 0) return 'missing';
  if (own.length < named.length) return 'foreign';
  const claims = await Promise.all(own.map((path) => claim(stores, setup.id, path)));
  const problem = claims.find((found) => found !== null);
  if (problem) return problem;
  const found = await Promise.all(own.map((path) => isComplete(stores.uploads, path)));
  return found.every(Boolean) ? null : 'missing';
}

/** Sees to it that nothing is shown without its pictures. */
export async function checkPictures(db: Firestore, setupId: string): Promise<void> {
  const setup = await db.collection(COLLECTIONS.setups).doc(setupId).get();
  if (!setup.exists) return;
  const problem = await problemOf({ db, uploads: bucket() }, setup);
  if (problem === null || !(await hideForPictures(db, setupId, problem))) return;
  logger.warn('Hid a setup with invalid pictures', { setupId, problem });
}

/**
 * Deletes the picture of a setup that is gone, unless another setup shows it, too. The name stays
 * noted until the rules refuse it for its age.
 * @returns whether it was deleted
 */
export async function releasePicture(db: Firestore, setupId: string, path: string): Promise<boolean> {
  const note = pictureNote(db, path);
  const others = await setupsShowing(db, path).limit(1).get();
  const [other] = others.docs;
  if (other) {
    await note.set(shownBy(other.id), { merge: true });
    return false;
  }
  await note.set({ state: PICTURE_STATE.gone, setup_id: setupId, expires_at: remembered() });
  await deletePicture(bucket(), path);
  return true;
}

/** Whether a picture's name is used up: the setup that showed it is gone, and did not come back. */
export async function isUsedUp(db: Firestore, path: string): Promise<boolean> {
  const note = await pictureNote(db, path).get();
  if (note.get('expires_at') === undefined || note.get('setup_id') === undefined) return false;
  const setup = db.collection(COLLECTIONS.setups).doc(String(note.get('setup_id')));
  return !(await setup.get()).exists;
}
