/** Which likes decide the Setup of the Month. */
import type { Auth } from 'firebase-admin/auth';
import { FieldPath, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import { MEMBER_STATE, memberState } from '@lumen-throw/domain/member-state';

/** Likes read in one query; Firebase Auth answers for as many accounts at once. */
const PAGE = 100;

/**
 * Makes the count of a setup's likes that decide: of accounts that exist, are neither disabled nor banned and have
 * confirmed their e-mail address. Accounts that somebody makes by the dozen have not, and owners do
 * not vote for themselves. All other likes are shown like any.
 */
export function countedLikes(db: Firestore, auth: Auth): (setup: DocumentSnapshot) => Promise<number> {
  /** Members asked for before; popular setups have many of them in common. */
  const known = new Map<string, boolean>();

  async function lookUp(uids: readonly string[]): Promise<void> {
    const unknown = uids.filter((uid) => !known.has(uid));
    if (unknown.length === 0) return;
    const { users } = await auth.getUsers(unknown.map((uid) => ({ uid })));
    for (const uid of unknown) known.set(uid, false);
    for (const { uid, emailVerified, disabled } of users) known.set(uid, emailVerified && !disabled);
    const members = await db.getAll(...unknown.map((uid) => db.collection(COLLECTIONS.members).doc(uid)));
    for (const member of members) {
      if (memberState(member.get('state')) !== MEMBER_STATE.active) known.set(member.id, false);
    }
  }

  return async (setup) => {
    const owner: unknown = setup.get('created_by');
    const likes = db
      .collection(COLLECTIONS.likes)
      .where('setup_id', '==', setup.id)
      .orderBy(FieldPath.documentId());
    let counted = 0;
    let page = likes.limit(PAGE);
    for (;;) {
      const { docs } = await page.get();
      const uids = docs.map((like) => String(like.get('user_id'))).filter((uid) => uid !== owner);
      await lookUp(uids);
      counted += uids.filter((uid) => known.get(uid) === true).length;
      const last = docs.at(-1);
      if (!last || docs.length < PAGE) return counted;
      page = likes.startAfter(last).limit(PAGE);
    }
  };
}
