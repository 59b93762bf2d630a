/** Takes back what an admin did, as long as nobody has decided anew since. */
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Timestamp,
  Transaction,
} from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { HttpsError } from 'firebase-functions/https';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import { isObject } from '@lumen-throw/domain/is-object';
import { MEMBER_STATE } from '@lumen-throw/domain/member-state';
import {
  REPLACING,
  undoOf,
  type ModerationAction,
  type ModerationEntry,
  type UndoAnswer,
} from '@lumen-throw/domain/moderation';
import { moderatorOf, type Moderator } from './admin-calls.ts';
import type { Caller } from './caller.ts';
import { firestore } from './firebase-admin.ts';
import { liftBan } from './member-bans.ts';
import { reopenBan, subjectOf } from './member-decisions.ts';
import { aboutSetup, entriesOf, entryOf, lastOf } from './moderation-log.ts';
import { refreshQueue } from './moderation-queue.ts';

type Entry = Pick<ModerationEntry, 'id' | 'month' | 'replaced_setup_id'>;

function setupOf(db: Firestore, transaction: Transaction, id: string): Promise<DocumentSnapshot> {
  return transaction.get(db.collection(COLLECTIONS.setups).doc(id));
}

/** Whether an entry is the last that changed who has its month. */
async function isLastOfMonth(
  db: Firestore,
  transaction: Transaction,
  { id, month }: Entry,
): Promise<boolean> {
  return (
    month !== null && lastOf(await entriesOf(db, transaction, 'month', month), REPLACING.feature)?.id === id
  );
}

/** The setup that has a month now; null for none. */
async function holderOf(
  db: Firestore,
  transaction: Transaction,
  month: string,
): Promise<DocumentSnapshot | null> {
  const pointer = await transaction.get(db.collection(COLLECTIONS.featuredMonths).doc(month));
  return pointer.exists ? setupOf(db, transaction, String(pointer.get('setup_id'))) : null;
}

/** Gives a month to a setup; whoever has it loses it. */
function giveMonth(
  db: Firestore,
  transaction: Transaction,
  setup: DocumentSnapshot,
  month: string,
  holder: DocumentSnapshot | null,
): void {
  if (holder?.exists) transaction.update(holder.ref, { is_featured_month: false, featured_month: null });
  transaction.update(setup.ref, { is_featured_month: true, featured_month: month });
  transaction.set(db.collection(COLLECTIONS.featuredMonths).doc(month), { setup_id: setup.id });
}

interface Undo {
  db: Firestore;
  transaction: Transaction;
  moderator: Moderator;
  entry: Entry;
}

/** Writes the entry of what was taken back. @returns it */
function record(
  { db, transaction, moderator, entry }: Undo,
  action: ModerationAction,
  setup: DocumentSnapshot,
  more: Partial<Pick<ModerationEntry, 'month' | 'replaced_setup_id'>> = {},
): DocumentReference {
  const written = db.collection(COLLECTIONS.moderationLog).doc();
  transaction.set(written, {
    ...entryOf(moderator, action, aboutSetup(setup)),
    ...more,
    undoes: entry.id,
  });
  return written;
}

/** The entry of what was taken back; null where something was decided since. */
type Undone = DocumentReference | null;

/** Shows a setup again; one that had the month gets it back from whoever followed by itself. */
async function showAgain(undo: Undo, setup: DocumentSnapshot): Promise<Undone> {
  const { db, transaction, entry } = undo;
  const last = lastOf(await entriesOf(db, transaction, 'setup_id', setup.id), REPLACING.hide);
  if (last?.id !== entry.id || setup.get('status') !== 'Hidden') return null;
  const owner = db.collection(COLLECTIONS.members).doc(String(setup.get('created_by')));
  if ((await transaction.get(owner)).get('state') === MEMBER_STATE.banned) return null;
  const month = (await isLastOfMonth(db, transaction, entry)) ? entry.month : null;
  const holder = month === null ? null : await holderOf(db, transaction, month);
  transaction.update(setup.ref, { status: 'Published' });
  if (month !== null) giveMonth(db, transaction, setup, month, holder);
  return record(undo, 'publish', setup, { month });
}

/** Puts a setup back into the queue. */
async function reopen(undo: Undo, setup: DocumentSnapshot): Promise<Undone> {
  const { db, transaction, entry } = undo;
  const entries = await entriesOf(db, transaction, 'setup_id', setup.id);
  if (lastOf(entries, REPLACING.keep)?.id !== entry.id) return null;
  return record(undo, 'reopen', setup);
}

/** Gives a month back to the setup that it was taken from. */
async function featureAgain(undo: Undo, setup: DocumentSnapshot): Promise<Undone> {
  const { db, transaction, entry } = undo;
  if (entry.month === null || !(await isLastOfMonth(db, transaction, entry))) return null;
  if (setup.get('status') !== 'Published' || (await holderOf(db, transaction, entry.month))) return null;
  giveMonth(db, transaction, setup, entry.month, null);
  return record(undo, 'feature', setup, { month: entry.month });
}

/** Takes a month from a setup, and gives it back to the one that had it before. */
async function endFeature(undo: Undo, setup: DocumentSnapshot): Promise<Undone> {
  const { db, transaction, entry } = undo;
  if (entry.month === null || !(await isLastOfMonth(db, transaction, entry))) return null;
  if (setup.get('is_featured_month') !== true) return null;
  const before = entry.replaced_setup_id ? await setupOf(db, transaction, entry.replaced_setup_id) : null;
  if (before?.get('status') === 'Published' && before.get('featured_month') === null) {
    giveMonth(db, transaction, before, entry.month, setup);
    return record(undo, 'feature', before, { month: entry.month, replaced_setup_id: setup.id });
  }
  transaction.update(setup.ref, { is_featured_month: false, featured_month: null });
  transaction.delete(db.collection(COLLECTIONS.featuredMonths).doc(entry.month));
  return record(undo, 'unfeature', setup, { month: entry.month });
}

const ON_SETUP: Partial<Record<ModerationAction, (undo: Undo, setup: DocumentSnapshot) => Promise<Undone>>> =
  { publish: showAgain, reopen, feature: featureAgain, unfeature: endFeature };

/** The act that undoes an entry; null for none. */
function contraryOf(stored: DocumentSnapshot): ModerationAction | null {
  const entry = stored.data() as Omit<ModerationEntry, 'id' | 'at'> & { at: Timestamp };
  return undoOf({ ...entry, at: entry.at.toDate() }, new Date());
}

function entryFrom(stored: DocumentSnapshot): Entry {
  const [replaced, month]: unknown[] = [stored.get('replaced_setup_id'), stored.get('month')];
  return {
    id: stored.id,
    month: typeof month === 'string' ? month : null,
    replaced_setup_id: typeof replaced === 'string' ? replaced : null,
  };
}

/** Takes back a decision about a setup, and counts its place in the queue anew. */
async function undoOnSetup(
  db: Firestore,
  moderator: Moderator,
  stored: DocumentSnapshot,
  act: ModerationAction,
): Promise<boolean> {
  const setupId = String(stored.get('setup_id'));
  const written = await db.runTransaction(async (transaction) => {
    const setup = await setupOf(db, transaction, setupId);
    if (!setup.exists) return null;
    return (await ON_SETUP[act]?.({ db, transaction, moderator, entry: entryFrom(stored) }, setup)) ?? null;
  });
  // What follows the entry comes later; the admin's page reads the queue at once.
  if (written && (act === 'publish' || act === 'reopen')) {
    const at = (await written.get()).get('at') as Timestamp;
    await refreshQueue(db, setupId, { decided: { at, undone: true } });
  }
  return written !== null;
}

/** Takes an entry of the log back. @returns whether nothing was decided since, and a day has not passed */
export async function takeBack(
  db: Firestore,
  moderator: Moderator,
  stored: DocumentSnapshot,
): Promise<boolean> {
  const act = contraryOf(stored);
  if (act === null) return false;
  if (stored.get('setup_id') !== '') return undoOnSetup(db, moderator, stored, act);
  const subject = await subjectOf(db, String(stored.get('owner')));
  return act === 'lift'
    ? (await liftBan(db, moderator, subject, stored.id)) !== null
    : reopenBan(db, moderator, subject, stored.id);
}

/**
 * Takes an entry of the moderation log back, within a day and while it is the last word on its subject.
 * @throws HttpsError for all but admins, and for an entry that does not exist
 */
export async function undoDecision(caller: Caller, data: unknown): Promise<UndoAnswer> {
  const db = firestore();
  const moderator = await moderatorOf(db, caller);
  const id = isObject(data) ? data['entry'] : undefined;
  if (typeof id !== 'string' || !/^[\w-]{1,128}$/.test(id))
    throw new HttpsError('invalid-argument', 'Name the entry of the log to take back.');
  const stored = await db.collection(COLLECTIONS.moderationLog).doc(id).get();
  if (!stored.exists) throw new HttpsError('not-found', 'There is no such entry.');
  const undone = await takeBack(db, moderator, stored);
  logger.info('Took a decision back', { entry: id, moderator: moderator.uid, undone });
  return { undone };
}
