import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS, pictureFolder, setupImageFolder } from '@lumen-throw/domain/collections';
import { bucket, firestore } from './firebase-admin.ts';

/** Documents read and taken away at once. */
const PAGE = 50;

/** How long a deleted account is noted, in milliseconds. */
const NOTED = 24 * 60 * 60 * 1000;

/** Takes a like back together with its count, as the member could have done. */
function withdrawLike(db: Firestore, like: DocumentReference): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const entry = await transaction.get(like);
    if (!entry.exists) return;
    const setup = db.collection(COLLECTIONS.setups).doc(String(entry.get('setup_id')));
    const count: unknown = (await transaction.get(setup)).get('like_count');
    // A counter that was wrong before is not made worse; the weekly repair counts it anew.
    if (typeof count === 'number') transaction.update(setup, { like_count: Math.max(0, count - 1) });
    transaction.delete(like);
  });
}

/** Removes a setup and notes that its id is used up, as the member would have done. */
function removeSetup(db: Firestore, setup: DocumentReference): Promise<unknown> {
  const gone = db.collection(COLLECTIONS.goneSetups).doc(setup.id);
  return db.batch().delete(setup).set(gone, { deleted_at: FieldValue.serverTimestamp() }).commit();
}

/**
 * Ends at once what a session can still do: the rules ask for this document whenever a member adds
 * something. A session lives on for an hour after its account; the note for longer.
 */
async function noteDeleted(uid: string): Promise<void> {
  await firestore()
    .collection(COLLECTIONS.goneMembers)
    .doc(uid)
    .set({ reason: 'deleted', expires_at: Timestamp.fromMillis(Date.now() + NOTED) });
}

/** Takes all documents of a query away, page by page. @returns how many there were */
async function removeAll(
  found: Query,
  remove: (ref: DocumentReference) => Promise<unknown>,
): Promise<number> {
  let removed = 0;
  for (;;) {
    const { docs } = await found.limit(PAGE).get();
    if (docs.length === 0) return removed;
    await Promise.all(docs.map(({ ref }) => remove(ref)));
    removed += docs.length;
  }
}

/** Removes all files of a folder. @returns how many there were */
async function removeFiles(prefix: string): Promise<number> {
  const [files] = await bucket().getFiles({ prefix });
  await Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })));
  return files.length;
}

/**
 * Removes everything of a member but the account itself; afterwards nothing can be added any more. Each step finds what is left, so that it can
 * run again after a failure, or twice.
 */
export async function clearMember(uid: string): Promise<{ setups: number; likes: number; pictures: number }> {
  const db = firestore();
  await noteDeleted(uid);
  const owned = (collection: string, field: string): Query =>
    db.collection(collection).where(field, '==', uid);
  const setups = await removeAll(owned(COLLECTIONS.setups, 'created_by'), (ref) => removeSetup(db, ref));
  const likes = await removeAll(owned(COLLECTIONS.likes, 'user_id'), (ref) => withdrawLike(db, ref));
  // The clean-up after the setups works on the same files at the same time.
  const pictures = await removeFiles(`${setupImageFolder(uid)}/`);
  await removeFiles(`${pictureFolder(uid)}/`);
  for (const collection of [COLLECTIONS.memberQuota, COLLECTIONS.moderationDesk, COLLECTIONS.roles]) {
    await db.collection(collection).doc(uid).delete();
  }
  return { setups, likes, pictures };
}
