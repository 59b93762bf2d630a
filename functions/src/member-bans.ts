/** A ban and its end: the member's state, what is hidden and shown with it, and the member's notice. */
import { FieldValue, Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import { MEMBER_STATE } from '@lumen-throw/domain/member-state';
import { reportReason, type Explanation } from '@lumen-throw/domain/moderation';
import type { Moderator } from './admin-calls.ts';
import { addressHash } from './banned-addresses.ts';
import { addNotice, noticesWith } from './member-notices.ts';
import { aboutSetup, entriesOf, entryOf } from './moderation-log.ts';
import { refreshQueue } from './moderation-queue.ts';
import { hideSetup } from './setup-hiding.ts';

/** Setups hidden between two reads. */
const PAGE = 50;

/** The member whom an admin decides about. */
export interface Subject {
  uid: string;
  name: string;
  /** '' for none. */
  email: string;
  confirmed: boolean;
}

/** What an entry says of a member. */
export function aboutMember({ uid, name }: Pick<Subject, 'uid' | 'name'>) {
  return { setupId: '', title: name, owner: uid };
}

/** The entry of a member's ban; null without one. */
function banEntry(member: DocumentSnapshot): string | null {
  const entry: unknown = member.get('ban.entry');
  return typeof entry === 'string' ? entry : null;
}

/** Hides all that a member has published, as long as this ban stands. @param ban entry of the ban in the log */
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
    const before = hidden;
    const { docs } = await published.get();
    for (const { id } of docs) if (await hideSetup(db, id, act)) hidden += 1;
    // Nothing more to hide, or the ban was lifted meanwhile.
    if (hidden === before) return hidden;
  }
}

/**
 * Bans a member: first the state, which the rules ask for, then all that is published is hidden. A call
 * that broke off is finished by another one; a member who is banned keeps the first reason.
 * @param losesRole whether a role as admin ends with it, in the same transaction
 * @returns how many setups were hidden, and the id of the ban's entry
 */
export async function banMember(
  db: Firestore,
  moderator: Moderator,
  subject: Subject,
  why: Explanation,
  losesRole = false,
): Promise<{ setups: number; entry: string }> {
  const { uid } = subject;
  const address = await addressHash(db, subject.email);
  const member = db.collection(COLLECTIONS.members).doc(uid);
  const notices = db.collection(COLLECTIONS.memberNotices).doc(uid);
  const entry = db.collection(COLLECTIONS.moderationLog).doc();
  const ban = await db.runTransaction(async (transaction) => {
    const before = await transaction.get(member);
    const told = await transaction.get(notices);
    const kept = banEntry(before);
    if (before.get('state') === MEMBER_STATE.banned && kept !== null) {
      return {
        entry: kept,
        reason: reportReason(before.get('ban.reason')) ?? 'other',
        note: String(before.get('ban.note')),
      };
    }
    // Known after the account is deleted, also under another address (`banned-addresses.ts`).
    const made = { entry: entry.id, ...why, ...(address === null ? {} : { address }) };
    const known = { shown_name: subject.name, confirmed: subject.confirmed };
    const since = before.exists ? {} : { since: FieldValue.serverTimestamp() };
    transaction.set(member, { ...known, ...since, state: MEMBER_STATE.banned, ban: made }, { merge: true });
    transaction.set(entry, { ...entryOf(moderator, 'ban', aboutMember(subject)), ...why });
    // The page that refuses a banned member sends to this notice.
    const notice = { id: entry.id, kind: 'banned', title: subject.name, ...why } as const;
    transaction.set(notices, noticesWith(told, notice));
    if (losesRole) transaction.delete(db.collection(COLLECTIONS.roles).doc(uid));
    return made;
  });
  const setups = await hideAll(db, moderator, uid, ban.entry, { reason: ban.reason, note: ban.note });
  return { setups, entry: ban.entry };
}

/** Shows a setup again that was hidden with a ban, unless its member is banned anew. */
function showAgain(db: Firestore, moderator: Moderator, setupId: string, ban: string): Promise<boolean> {
  const ref = db.collection(COLLECTIONS.setups).doc(setupId);
  return db.runTransaction(async (transaction) => {
    const setup = await transaction.get(ref);
    if (setup.get('status') !== 'Hidden') return false;
    const about = aboutSetup(setup);
    const member = await transaction.get(db.collection(COLLECTIONS.members).doc(about.owner));
    if (member.get('state') !== MEMBER_STATE.active) return false;
    transaction.update(ref, { status: 'Published' });
    transaction.set(db.collection(COLLECTIONS.moderationLog).doc(), {
      ...entryOf(moderator, 'publish', about),
      with_ban: ban,
    });
    return true;
  });
}

/** The setups of a member whose last hiding belongs to a ban, to this one or to one before it. */
async function hiddenWithBans(db: Firestore, uid: string): Promise<string[]> {
  const entries = await db.runTransaction((transaction) => entriesOf(db, transaction, 'owner', uid), {
    readOnly: true,
  });
  const hides = entries.filter((entry) => entry.get('action') === 'hide');
  const last = new Map(hides.map((entry) => [String(entry.get('setup_id')), entry]));
  return [...last].filter(([, entry]) => typeof entry.get('with_ban') === 'string').map(([id]) => id);
}

/**
 * Makes a banned member active.
 * @param only the one ban to lift; null for whichever stands
 * @returns the ban whose lifting is to be finished; null where there is none
 */
function startLift(
  db: Firestore,
  moderator: Moderator,
  subject: Subject,
  only: string | null,
): Promise<string | null> {
  const member = db.collection(COLLECTIONS.members).doc(subject.uid);
  const entry = db.collection(COLLECTIONS.moderationLog).doc();
  return db.runTransaction(async (transaction) => {
    const before = await transaction.get(member);
    if (only !== null && banEntry(before) !== only) return null;
    if (before.get('state') !== MEMBER_STATE.banned) return banEntry(before);
    const ban = banEntry(before) ?? entry.id;
    // Noted until all is shown again, so that another call finishes a lift that broke off.
    transaction.update(member, { state: MEMBER_STATE.active, 'ban.entry': ban });
    transaction.set(entry, {
      ...entryOf(moderator, 'lift', aboutMember(subject)),
      undoes: banEntry(before),
    });
    return ban;
  });
}

/**
 * Forgets a ban once its setups are shown again. A ban that was given meanwhile stays.
 * @param ban entry of the ban that was lifted
 * @returns whether that ban was the last
 */
export function finishLift(db: Firestore, uid: string, ban: string): Promise<boolean> {
  const member = db.collection(COLLECTIONS.members).doc(uid);
  return db.runTransaction(async (transaction) => {
    const now = await transaction.get(member);
    if (now.get('state') !== MEMBER_STATE.active || banEntry(now) !== ban) return false;
    transaction.update(member, { ban: FieldValue.delete() });
    return true;
  });
}

/**
 * Ends a ban, and shows what was hidden with it; what an admin hid by itself stays hidden. Calling again
 * finishes what broke off.
 * @param only entry of the one ban to lift; null for whichever stands
 * @returns how many setups are shown again; null where that ban does not stand
 */
export async function liftBan(
  db: Firestore,
  moderator: Moderator,
  subject: Subject,
  only: string | null = null,
): Promise<number | null> {
  const { uid } = subject;
  const ban = await startLift(db, moderator, subject, only);
  if (ban === null) return null;
  let shown = 0;
  for (const setupId of await hiddenWithBans(db, uid)) {
    if (await showAgain(db, moderator, setupId, ban)) shown += 1;
  }
  if (await finishLift(db, uid, ban)) {
    await addNotice(db, uid, { id: `lifted-${ban}`, kind: 'lifted', title: subject.name });
    await refreshQueue(db, uid, { decided: { at: Timestamp.now(), undone: false } });
  }
  return shown;
}
