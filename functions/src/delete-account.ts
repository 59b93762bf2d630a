import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { FieldValue } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { HttpsError, onCall } from 'firebase-functions/https';
import { COLLECTIONS, setupImageFolder } from '@lumen-throw/domain/collections';
import { auth, bucket, firestore } from './firebase-admin.ts';

/** Seconds since the password was last given. */
const RECENT = 5 * 60;

/** Takes a like back together with its count, as the member could have done. */
function withdrawLike(db: Firestore, like: DocumentReference): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const entry = await transaction.get(like);
    if (!entry.exists) return;
    const setup = db.collection(COLLECTIONS.setups).doc(String(entry.get('setup_id')));
    if ((await transaction.get(setup)).exists) {
      transaction.update(setup, { like_count: FieldValue.increment(-1) });
    }
    transaction.delete(like);
  });
}

/** Deletes everything of a member, the account last, so that a failed run can be repeated. */
export async function deleteMember(uid: string): Promise<void> {
  const db = firestore();
  const setups = await db.collection(COLLECTIONS.setups).where('created_by', '==', uid).get();
  for (const { ref } of setups.docs) await ref.delete();
  const likes = await db.collection(COLLECTIONS.likes).where('user_id', '==', uid).get();
  for (const { ref } of likes.docs) await withdrawLike(db, ref);
  // The clean-up after the setups works on the same files at the same time.
  const [files] = await bucket().getFiles({ prefix: `${setupImageFolder(uid)}/` });
  await Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })));
  for (const collection of [COLLECTIONS.memberQuota, COLLECTIONS.moderationDesk, COLLECTIONS.roles]) {
    await db.collection(collection).doc(uid).delete();
  }
  await auth().deleteUser(uid);
  logger.info('Deleted an account', { uid, setups: setups.size, likes: likes.size });
}

/** Deletes the caller's account with all setups, likes and pictures; the password must be fresh. */
export const deleteAccount = onCall({ timeoutSeconds: 300 }, async (request) => {
  if (!request.auth) throw new HttpsError('unauthenticated', 'Sign in first.');
  const signedIn = request.auth.token.auth_time;
  if (!(Date.now() / 1000 - signedIn < RECENT)) {
    throw new HttpsError('failed-precondition', 'Give the password again.');
  }
  await deleteMember(request.auth.uid);
});
