/** From an upload to what everybody sees: decoded, stripped, encoded anew, or refused with a reason. */
import {
  FieldValue,
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { COLLECTIONS, shownPictureId } from '@lumen-throw/domain/collections';
import { IMAGE_LIMITS } from '@lumen-throw/domain/limits';
import { PICTURE_STATE, type PictureRefusal } from '@lumen-throw/domain/picture-state';
import { isMissing, type Bucket } from './firebase-admin.ts';
import {
  closeFile,
  deletePicture,
  deleteSizes,
  hasSizes,
  hideSizes,
  saveSizes,
  showSizes,
  type File,
} from './picture-files.ts';
import { makePictureSizes, type PictureSizes } from './picture-sizes.ts';
import { hideSetupsOf, setupsShowing } from './setup-hiding.ts';

/** For so long a name that was in use is remembered: after that the rules refuse it for its age. */
const REMEMBERED = 2 * IMAGE_LIMITS.nameAgeMax;

/** Where pictures and what is known of them are. */
export interface PictureStores {
  db: Firestore;
  uploads: Bucket;
}

/** What is known of a picture. @param path as setups store it */
export function pictureNote(
  db: Firestore,
  path: string,
): ReturnType<ReturnType<Firestore['collection']>['doc']> {
  return db.collection(COLLECTIONS.shownPictures).doc(shownPictureId(path));
}

/** The list of a picture's owner that the rules read: one document for all of a setup, because a rule may read ten. */
export function readyList(db: Firestore, path: string): DocumentReference {
  const [, owner = ''] = path.split('/');
  return db.collection(COLLECTIONS.readyPictures).doc(owner);
}

/** Puts a picture on its owner's list, or takes it off, together with its note. @param list as the transaction read it */
export function listReady(
  transaction: Transaction,
  list: DocumentSnapshot,
  path: string,
  isReady: boolean,
): void {
  // A list that went with its account does not come back.
  if (!isReady && !list.exists) return;
  const files = { [path.split('/').at(-1) ?? '']: isReady ? true : FieldValue.delete() };
  transaction.set(list.ref, { files }, { merge: true });
}

/** When a note that keeps a name from being used again may go. */
export function remembered(): Timestamp {
  return Timestamp.fromMillis(Date.now() + REMEMBERED);
}

/** Whether everybody may see a picture: a setup shows it, and none that names it is hidden. */
async function isPublic(db: Firestore, path: string): Promise<boolean> {
  const { docs } = await setupsShowing(db, path).get();
  return docs.length > 0 && docs.every((setup) => setup.get('status') === 'Published');
}

/** Refuses an upload: it goes, its owner reads why, and a setup that shows it all the same is hidden. */
export async function refusePicture(
  { db, uploads }: PictureStores,
  path: string,
  reason: PictureRefusal,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const list = await transaction.get(readyList(db, path));
    const note = { state: PICTURE_STATE.refused, reason, expires_at: remembered() };
    transaction.set(pictureNote(db, path), note);
    listReady(transaction, list, path, false);
  });
  await deletePicture(uploads, path);
  await hideSetupsOf(db, path);
  logger.warn('Refused an upload', { path, reason });
}

async function bytesOf(file: File): Promise<{ bytes: Buffer; contentType: string | undefined } | null> {
  try {
    const [[bytes], [{ contentType }]] = await Promise.all([file.download(), file.getMetadata()]);
    return { bytes, contentType };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Whether the sizes of a picture were made before; the files may be lost since. */
export function isMade(note: DocumentSnapshot): boolean {
  const state: unknown = note.get('state');
  return state === PICTURE_STATE.ready || state === PICTURE_STATE.shown;
}

/** Notes that a picture is ready; one of a setup from before there were sizes, or out of a backup, is shown. */
function noteReady(db: Firestore, path: string, sizes: PictureSizes): Promise<void> {
  const note = pictureNote(db, path);
  const { sha256, width, height } = sizes;
  return db.runTransaction(async (transaction) => {
    const before = await transaction.get(note);
    if (isMade(before)) return;
    const list = await transaction.get(readyList(db, path));
    const setup: unknown = before.get('setup_id');
    const claim =
      typeof setup === 'string'
        ? { state: PICTURE_STATE.shown, setup_id: setup }
        : { state: PICTURE_STATE.ready };
    transaction.set(note, { ...claim, sha256, width, height });
    listReady(transaction, list, path, claim.state === PICTURE_STATE.ready);
  });
}

/** Takes back what was made of an upload that its owner has deleted, unless a setup shows it. */
export async function forgetPicture({ db, uploads }: PictureStores, path: string): Promise<void> {
  const note = pictureNote(db, path);
  const forgotten = await db.runTransaction(async (transaction) => {
    const state: unknown = (await transaction.get(note)).get('state');
    if (state !== PICTURE_STATE.ready) return state === undefined;
    const list = await transaction.get(readyList(db, path));
    transaction.delete(note);
    listReady(transaction, list, path, false);
    return true;
  });
  if (forgotten) await deleteSizes(uploads, path);
}

/**
 * Makes of an upload what everybody sees once a published setup shows it; again after a failure, and beside
 * another run.
 * @param path as setups store it
 * @returns whether it is there in every width
 */
export async function inspectPicture(stores: PictureStores, path: string): Promise<boolean> {
  const { db, uploads } = stores;
  const file = uploads.file(path);
  const made = isMade(await pictureNote(db, path).get());
  // A width may be lost, or newer than the picture.
  if (!(made && (await hasSizes(uploads, path)))) {
    const upload = await bytesOf(file);
    if (upload === null) return false;
    const outcome = await makePictureSizes(upload.bytes, upload.contentType);
    if ('refusal' in outcome) {
      await refusePicture(stores, path, outcome.refusal);
      return false;
    }
    const shown = await isPublic(db, path);
    await saveSizes(uploads, path, outcome.sizes, shown);
    // Its setup may have been hidden or published while they were written.
    if ((await isPublic(db, path)) !== shown) await (shown ? hideSizes : showSizes)(uploads, path);
    await noteReady(db, path, outcome.sizes);
  }
  if (await closeFile(file)) return true;
  await forgetPicture(stores, path);
  return false;
}
