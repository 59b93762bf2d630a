/** What admins decide about a member: a look at the history and the reach of a ban, the ban, and its end. */
import { FieldValue, Timestamp, type Firestore, type Query } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { HttpsError, onCall } from 'firebase-functions/https';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import { isObject, type Fields } from '@lumen-throw/domain/is-object';
import { MODERATION_LIMITS } from '@lumen-throw/domain/community-limits';
import {
  MEMBER_STATE,
  memberState,
  type MemberDecision,
  type MemberHistory,
} from '@lumen-throw/domain/member-state';
import { cleanText, memberName, textLength } from '@lumen-throw/domain/member-text';
import { reportReason, type Explanation } from '@lumen-throw/domain/moderation';
import { isAdmin, moderatorOf, type Moderator } from './admin-calls.ts';
import { auth, firestore } from './firebase-admin.ts';
import { addNotice } from './member-notices.ts';
import { refreshQueue } from './moderation-queue.ts';
import { ENFORCE_APP_CHECK } from './options.ts';
import { hideSetup } from './setup-hiding.ts';

/** Setups hidden or shown between two reads. */
const PAGE = 50;

const CALL = { timeoutSeconds: 300, maxInstances: 2, enforceAppCheck: ENFORCE_APP_CHECK };

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
  };
}

/** The fields that every entry about a member has. */
function entryOf(moderator: Moderator, action: string, { uid, name }: { uid: string; name: string }) {
  return {
    action,
    setup_id: '',
    setup_title: name,
    owner: uid,
    replaced_setup_id: null,
    month: null,
    reason: null,
    note: '',
    moderator: moderator.uid,
    moderator_name: moderator.name,
    at: FieldValue.serverTimestamp(),
  };
}

/** Who is decided about. @throws HttpsError for admins and for a member who is gone */
async function subjectOf(db: Firestore, uid: string) {
  const account = await accountOf(uid);
  if (!account) throw new HttpsError('not-found', 'There is no such member.');
  if (await isAdmin(db, uid))
    throw new HttpsError('permission-denied', 'An admin is banned by operators only.');
  return {
    uid,
    name: memberName(account.displayName ?? '', account.email ?? ''),
    confirmed: account.emailVerified,
  };
}

/** Hides all that a banned member has published. @param ban entry of the ban in the log */
async function hideAll(
  db: Firestore,
  moderator: Moderator,
  uid: string,
  ban: string,
  why: Explanation,
): Promise<number> {
  const published = db
    .collection(COLLECTIONS.setups)
    .where('created_by', '==', uid)
    .where('status', '==', 'Published')
    .limit(PAGE);
  const act = { ...why, moderator: moderator.uid, moderator_name: moderator.name, with_ban: ban };
  for (let hidden = 0; ;) {
    const { docs } = await published.get();
    if (docs.length === 0) return hidden;
    for (const { id } of docs) if (await hideSetup(db, id, act)) hidden += 1;
  }
}

/**
 * Bans a member: first the state, which the rules ask for, then all that is published is hidden. A call
 * that broke off is finished by another one; a member who is banned keeps the first reason.
 * @returns how many setups were hidden
 */
export async function banMember(
  db: Firestore,
  moderator: Moderator,
  uid: string,
  why: Explanation,
): Promise<number> {
  const subject = await subjectOf(db, uid);
  const member = db.collection(COLLECTIONS.members).doc(uid);
  const entry = db.collection(COLLECTIONS.moderationLog).doc();
  const ban = await db.runTransaction(async (transaction) => {
    const before = await transaction.get(member);
    const kept: unknown = before.get('ban.entry');
    if (before.get('state') === MEMBER_STATE.banned && typeof kept === 'string') {
      return {
        entry: kept,
        reason: reportReason(before.get('ban.reason')) ?? 'other',
        note: String(before.get('ban.note')),
      };
    }
    const made = { entry: entry.id, ...why };
    const known = { shown_name: subject.name, confirmed: subject.confirmed };
    const since = before.exists ? {} : { since: FieldValue.serverTimestamp() };
    transaction.set(member, { ...known, ...since, state: MEMBER_STATE.banned, ban: made }, { merge: true });
    transaction.set(entry, { ...entryOf(moderator, 'ban', subject), ...why });
    return made;
  });
  const hidden = await hideAll(db, moderator, uid, ban.entry, { reason: ban.reason, note: ban.note });
  return hidden;
}

/** Shows a setup again that was hidden with a ban, unless its member is banned anew. */
function showAgain(db: Firestore, moderator: Moderator, setupId: string, ban: string): Promise<boolean> {
  const ref = db.collection(COLLECTIONS.setups).doc(setupId);
  return db.runTransaction(async (transaction) => {
    const setup = await transaction.get(ref);
    if (setup.get('status') !== 'Hidden') return false;
    const [uid, name] = [String(setup.get('created_by')), String(setup.get('title'))];
    const member = await transaction.get(db.collection(COLLECTIONS.members).doc(uid));
    if (member.get('state') !== MEMBER_STATE.active) return false;
    transaction.update(ref, { status: 'Published' });
    transaction.set(db.collection(COLLECTIONS.moderationLog).doc(), {
      ...entryOf(moderator, 'publish', { uid, name }),
      setup_id: setupId,
      with_ban: ban,
    });
    return true;
  });
}

/**
 * Ends a ban, and shows what was hidden with it; what was hidden before stays hidden. The ban stays noted
 * until that is done, so that another call finishes one that broke off.
 * @returns how many setups are shown again
 */
export async function liftBan(db: Firestore, moderator: Moderator, uid: string): Promise<number> {
  const subject = await subjectOf(db, uid);
  const member = db.collection(COLLECTIONS.members).doc(uid);
  const ban: unknown = (await member.get()).get('ban.entry');
  if (typeof ban !== 'string') return 0;
  await db.runTransaction(async (transaction) => {
    if ((await transaction.get(member)).get('state') !== MEMBER_STATE.banned) return;
    transaction.update(member, { state: MEMBER_STATE.active });
    transaction.set(db.collection(COLLECTIONS.moderationLog).doc(), entryOf(moderator, 'lift', subject));
  });
  const log = db.collection(COLLECTIONS.moderationLog);
  const hidden = await log.where('with_ban', '==', ban).where('action', '==', 'hide').get();
  let shown = 0;
  for (const entry of hidden.docs) {
    if (await showAgain(db, moderator, String(entry.get('setup_id')), ban)) shown += 1;
  }
  await member.update({ ban: FieldValue.delete() });
  await addNotice(db, uid, { id: `lifted-${ban}`, kind: 'lifted', title: subject.name });
  await refreshQueue(db, uid, { decided: { at: Timestamp.now(), undone: false } });
  return shown;
}

/** Leaves a ban as it is after the member has answered, or puts the answer back into the queue. */
async function judgeAnswer(
  db: Firestore,
  moderator: Moderator,
  uid: string,
  act: 'keep' | 'reopen',
): Promise<void> {
  const subject = await subjectOf(db, uid);
  const entry = db.collection(COLLECTIONS.moderationLog).doc();
  await entry.set(entryOf(moderator, act, subject));
  if (act === 'keep') await addNotice(db, uid, { id: entry.id, kind: 'kept', title: subject.name });
  await refreshQueue(db, uid, { decided: { at: Timestamp.now(), undone: act === 'reopen' } });
}

function explanationFrom({ reason, note }: Fields): Explanation | null {
  const known = reportReason(reason);
  if (known === null || typeof note !== 'string' || textLength(note) > MODERATION_LIMITS.reportTextMax)
    return null;
  return note === '' || cleanText(note) === note ? { reason: known, note } : null;
}

/** Reads what is asked; null for what is no decision. */
function decisionFrom(value: unknown): MemberDecision | null {
  if (!isObject(value)) return null;
  const { act, uid } = value;
  if (typeof uid !== 'string' || uid === '' || uid.includes('/')) return null;
  if (act === 'lift' || act === 'keep' || act === 'reopen') return { act, uid };
  const why = explanationFrom(value);
  return act === 'ban' && why ? { act, uid, ...why } : null;
}

/** What an admin reads before deciding about a member. */
export const lookUpMember = onCall(CALL, async (request): Promise<MemberHistory> => {
  const db = firestore();
  await moderatorOf(db, request);
  const { uid } = isObject(request.data) ? request.data : { uid: null };
  if (typeof uid !== 'string' || uid === '') throw new HttpsError('invalid-argument', 'This is no member.');
  return memberHistory(db, uid);
});

/** Bans a member, lifts a ban, or judges the answer to one; each with its entry in the log. */
export const decideOnMember = onCall(CALL, async (request): Promise<{ setups: number }> => {
  const db = firestore();
  const moderator = await moderatorOf(db, request);
  const decision = decisionFrom(request.data);
  if (!decision) throw new HttpsError('invalid-argument', 'This is no decision.');
  const { act, uid } = decision;
  if (act === 'keep' || act === 'reopen') {
    await judgeAnswer(db, moderator, uid, act);
    return { setups: 0 };
  }
  const setups =
    act === 'ban'
      ? await banMember(db, moderator, uid, { reason: decision.reason, note: decision.note })
      : await liftBan(db, moderator, uid);
  logger.info('Decided about a member', { act, uid, moderator: moderator.uid, setups });
  return { setups };
});
