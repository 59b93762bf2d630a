/** What admins ask and decide about a member: the history and the reach of a ban, the ban, and its end. */
import { Timestamp, type Firestore, type Query } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { HttpsError } from 'firebase-functions/https';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import { isObject, type Fields } from '@lumen-throw/domain/is-object';
import { MODERATION_LIMITS } from '@lumen-throw/domain/community-limits';
import {
  isUid,
  MEMBER_STATE,
  memberState,
  type MemberDecided,
  type MemberDecision,
  type MemberHistory,
  type MemberRequest,
} from '@lumen-throw/domain/member-state';
import { cleanText, memberName, textLength } from '@lumen-throw/domain/member-text';
import { REPLACING, reportReason, type Explanation } from '@lumen-throw/domain/moderation';
import { isAdmin, moderatorOf, type Moderator } from './admin-calls.ts';
import { bannedBefore } from './banned-addresses.ts';
import type { Caller } from './caller.ts';
import { auth, firestore } from './firebase-admin.ts';
import { aboutMember, banMember, liftBan, type Subject } from './member-bans.ts';
import { addNotice } from './member-notices.ts';
import { entriesOf, entryOf, lastOf } from './moderation-log.ts';
import { refreshQueue } from './moderation-queue.ts';

async function count(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}

/** An account as Firebase Auth has it; null for one that is gone. */
async function accountOf(uid: string) {
  const { users } = await auth().getUsers([{ uid }]);
  return users[0] ?? null;
}

/** What is known of a member, and what a ban would reach. @throws HttpsError for a member who is gone */
export async function memberHistory(db: Firestore, uid: string): Promise<MemberHistory> {
  const account = await accountOf(uid);
  if (!account) throw new HttpsError('not-found', 'There is no such member.');
  const own = db.collection(COLLECTIONS.setups).where('created_by', '==', uid);
  const member = await db.collection(COLLECTIONS.members).doc(uid).get();
  const log = db.collection(COLLECTIONS.moderationLog).where('owner', '==', uid);
  return {
    uid,
    shown_name: memberName(account.displayName ?? '', account.email ?? ''),
    since: new Date(account.metadata.creationTime).toISOString(),
    confirmed: account.emailVerified,
    state: memberState(member.get('state')),
    is_admin: await isAdmin(db, uid),
    published: await count(own.where('status', '==', 'Published')),
    hidden: await count(own.where('status', '==', 'Hidden')),
    likes_given: await count(db.collection(COLLECTIONS.likes).where('user_id', '==', uid)),
    reports_made: await count(db.collection(COLLECTIONS.reports).where('user_id', '==', uid)),
    times_hidden: await count(log.where('action', '==', 'hide')),
    banned_before: await bannedBefore(db, { uid, email: account.email ?? '' }),
  };
}

/** Who is decided about. @throws HttpsError for admins and for a member who is gone */
export async function subjectOf(db: Firestore, uid: string): Promise<Subject> {
  const account = await accountOf(uid);
  if (!account) throw new HttpsError('not-found', 'There is no such member.');
  if (await isAdmin(db, uid))
    throw new HttpsError('permission-denied', 'An admin is banned by operators only.');
  return {
    uid,
    name: memberName(account.displayName ?? '', account.email ?? ''),
    email: account.email ?? '',
    confirmed: account.emailVerified,
  };
}

/** Leaves a ban as it is after the member has answered. @returns the entry of it */
async function keepBan(db: Firestore, moderator: Moderator, subject: Subject): Promise<string> {
  const { uid } = subject;
  const member = db.collection(COLLECTIONS.members).doc(uid);
  const entry = db.collection(COLLECTIONS.moderationLog).doc();
  await db.runTransaction(async (transaction) => {
    if ((await transaction.get(member)).get('state') !== MEMBER_STATE.banned)
      throw new HttpsError('failed-precondition', 'This member is not banned.');
    transaction.set(entry, entryOf(moderator, 'keep', aboutMember(subject)));
  });
  await addNotice(db, uid, { id: entry.id, kind: 'kept', title: subject.name });
  await refreshQueue(db, uid, { decided: { at: Timestamp.now(), undone: false } });
  return entry.id;
}

/**
 * Puts the answer to a ban back into the queue.
 * @param kept the entry that left the ban as it is
 * @returns whether that is the last that was decided about the member
 */
export async function reopenBan(
  db: Firestore,
  moderator: Moderator,
  subject: Subject,
  kept: string,
): Promise<boolean> {
  const { uid } = subject;
  const entry = db.collection(COLLECTIONS.moderationLog).doc();
  const done = await db.runTransaction(async (transaction) => {
    const about = (await entriesOf(db, transaction, 'owner', uid)).filter(
      (each) => each.get('setup_id') === '',
    );
    if (lastOf(about, REPLACING.keep)?.id !== kept) return false;
    transaction.set(entry, { ...entryOf(moderator, 'reopen', aboutMember(subject)), undoes: kept });
    return true;
  });
  if (done) await refreshQueue(db, uid, { decided: { at: Timestamp.now(), undone: true } });
  return done;
}

function explanationFrom({ reason, note }: Fields): Explanation | null {
  const known = reportReason(reason);
  if (known === null || typeof note !== 'string' || textLength(note) > MODERATION_LIMITS.reportTextMax)
    return null;
  return note === '' || cleanText(note) === note ? { reason: known, note } : null;
}

/** Reads what is asked; null for what is neither a question nor a decision. */
export function memberRequestFrom(value: unknown): MemberRequest | null {
  if (!isObject(value)) return null;
  const { act, uid } = value;
  if (!isUid(uid)) return null;
  if (act === 'look-up' || act === 'lift' || act === 'keep') return { act, uid };
  const why = explanationFrom(value);
  return act === 'ban' && why ? { act, uid, ...why } : null;
}

/** Bans a member, lifts a ban, or leaves one as it is after an answer. */
async function decide(db: Firestore, moderator: Moderator, decision: MemberDecision): Promise<MemberDecided> {
  const { act, uid } = decision;
  const subject = await subjectOf(db, uid);
  const decided =
    act === 'ban'
      ? await banMember(db, moderator, subject, { reason: decision.reason, note: decision.note })
      : act === 'lift'
        ? { setups: (await liftBan(db, moderator, subject)) ?? 0, entry: null }
        : { setups: 0, entry: await keepBan(db, moderator, subject) };
  logger.info('Decided about a member', { act, uid, moderator: moderator.uid, ...decided });
  return decided;
}

/** What admins ask before they decide about a member, and the decision, with its entry in the log. */
export async function moderateMember(caller: Caller, data: unknown): Promise<MemberHistory | MemberDecided> {
  const db = firestore();
  const moderator = await moderatorOf(db, caller);
  const asked = memberRequestFrom(data);
  if (!asked) throw new HttpsError('invalid-argument', 'This is no decision about a member.');
  return asked.act === 'look-up' ? memberHistory(db, asked.uid) : decide(db, moderator, asked);
}
