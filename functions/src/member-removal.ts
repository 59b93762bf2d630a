import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS, pictureFolder, setupImageFolder } from '@lumen-throw/domain/collections';
import { MEMBER_STATE } from '@lumen-throw/domain/member-state';
import { addressHash, keepBannedAddress } from './banned-addresses.ts';
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
 * Ends at once what a session can still do: the rules ask for the state whenever a member adds
 * something. A session lives on for an hour after its account; the note, in which no name is left, for longer.
 * A ban ends with it, so its address is kept in the same transaction.
 */
async function noteGone(db: Firestore, uid: string, email: string): Promise<void> {
  const ref = db.collection(COLLECTIONS.members).doc(uid);
  const hash = await addressHash(db, email);
  await db.runTransaction(async (transaction) => {
    keepBannedAddress(db, transaction, await transaction.get(ref), hash);
    const expires = Timestamp.fromMillis(Date.now() + NOTED);
    transaction.set(ref, { state: MEMBER_STATE.gone, expires_at: expires });
  });
}

/** Documents whose id is the member's. */
const OWN_DOCUMENTS = [
  COLLECTIONS.readyPictures,
  COLLECTIONS.memberQuota,
  COLLECTIONS.likeQuota,
  COLLECTIONS.reportQuota,
  COLLECTIONS.detailsQuota,
  COLLECTIONS.memberNotices,
  COLLECTIONS.noticesSeen,
  COLLECTIONS.savedSetups,
  COLLECTIONS.savedModels,
  COLLECTIONS.ownedModels,
  COLLECTIONS.recreatedSetups,
  COLLECTIONS.moderationQueue,
  COLLECTIONS.moderationDesk,
  COLLECTIONS.roles,
] as const;

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
 * @param email the account's address; '' where it is not known
 */
export async function clearMember(
  uid: string,
  email: string,
): Promise<{ setups: number; likes: number; pictures: number }> {
  const db = firestore();
  await noteGone(db, uid, email);
  const owned = (collection: string, field: string): Query =>
    db.collection(collection).where(field, '==', uid);
  const setups = await removeAll(owned(COLLECTIONS.setups, 'created_by'), (ref) => removeSetup(db, ref));
  // Those of setups that went above go with them; this finds what a failure left.
  await removeAll(owned(COLLECTIONS.setupDetails, 'created_by'), (ref) => ref.delete());
  const likes = await removeAll(owned(COLLECTIONS.likes, 'user_id'), (ref) => withdrawLike(db, ref));
  // The clean-up after the setups works on the same files at the same time.
  const pictures = await removeFiles(`${setupImageFolder(uid)}/`);
  await removeFiles(`${pictureFolder(uid)}/`);
  await removeAll(owned(COLLECTIONS.reports, 'user_id'), (ref) => ref.delete());
  await removeAll(owned(COLLECTIONS.moderationAnswers, 'owner'), (ref) => ref.delete());
  await removeAll(owned(COLLECTIONS.setupEdits, 'owner'), (ref) => ref.delete());
  await removeAll(owned(COLLECTIONS.mail, 'uid'), (ref) => ref.delete());
  for (const collection of OWN_DOCUMENTS) {
    await db.collection(collection).doc(uid).delete();
  }
  return { setups, likes, pictures };
}
