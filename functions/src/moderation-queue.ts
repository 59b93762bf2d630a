/** What waits for an admin: counted anew from reports and answers, so that a lost or doubled event does no harm. */
import { Timestamp, type DocumentSnapshot, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/firestore';
import { trustOf } from '@lumen-throw/domain/trust';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import { MEMBER_STATE } from '@lumen-throw/domain/member-state';
import { isObject } from '@lumen-throw/domain/is-object';
import { ANSWER_WEIGHT, reportReason, reportWeight } from '@lumen-throw/domain/moderation';
import { firestore } from './firebase-admin.ts';
import { entriesOf, lastOf } from './moderation-log.ts';
import { markAnswered } from './member-notices.ts';

/** Reports of one setup that are counted; more change nothing in an admin's day. */
const COUNTED_MAX = 200;

/** Reports whose words an admin reads in the queue. */
const LATEST = 5;

interface StoredAnswer {
  entry: string;
  text: string;
  reason: unknown;
  note: unknown;
  at: Timestamp;
}

/** What an event adds to an item; nothing where only the reports have changed. */
export interface QueueChange {
  /** An admin has decided at this moment; null takes the decision back. */
  decided?: { at: Timestamp; undone: boolean };
  answer?: StoredAnswer;
}

function timeOf(value: unknown): number {
  return value instanceof Timestamp ? value.toMillis() : 0;
}

function answerIn(item: DocumentSnapshot, change: QueueChange): StoredAnswer | null {
  if (change.answer) return change.answer;
  const stored: unknown = item.get('answer');
  return isObject(stored) && stored['at'] instanceof Timestamp ? (item.get('answer') as StoredAnswer) : null;
}

/** When an item was decided last. */
interface Decisions {
  /** Null for never. */
  at: Timestamp | null;
  /** The decision before, which counts again when the last one is taken back. */
  before: Timestamp | null;
  /** When a decision was taken back last. */
  undone: Timestamp | null;
}

function timeIn(item: DocumentSnapshot, field: string): Timestamp | null {
  const value: unknown = item.get(field);
  return value instanceof Timestamp ? value : null;
}

/** The decisions with a new one; an event that is late or comes twice changes nothing. */
function decisionsWith(item: DocumentSnapshot, { decided }: QueueChange): Decisions {
  const known: Decisions = {
    at: timeIn(item, 'decided_at'),
    before: timeIn(item, 'decided_before'),
    undone: timeIn(item, 'undone_at'),
  };
  if (!decided) return known;
  const latest = Math.max(timeOf(known.at), timeOf(known.undone));
  if (latest >= decided.at.toMillis()) return known;
  return decided.undone
    ? { at: known.before, before: null, undone: decided.at }
    : { at: decided.at, before: known.at, undone: known.undone };
}

/** The reports since the last decision, newest first, with what each weighs. */
async function openReports(db: Firestore, transaction: Transaction, setupId: string, since: number) {
  const found = await transaction.get(
    db
      .collection(COLLECTIONS.reports)
      .where('setup_id', '==', setupId)
      .orderBy('at', 'desc')
      .limit(COUNTED_MAX),
  );
  const open = found.docs.filter((report) => timeOf(report.get('at')) > since);
  const reporters = open.map((report) =>
    db.collection(COLLECTIONS.members).doc(String(report.get('user_id'))),
  );
  const members = reporters.length > 0 ? await transaction.getAll(...reporters) : [];
  return open.map((report, index) => {
    const reason = reportReason(report.get('reason')) ?? 'other';
    return {
      user_id: String(report.get('user_id')),
      reason,
      text: String(report.get('text')),
      at: report.get('at') as Timestamp,
      weight: reportWeight(reason, trustOf(members[index]?.data(), new Date())),
    };
  });
}

interface Subject {
  kind: 'setup' | 'member';
  owner: string;
  title: string;
}

/** When a setup's owner edited it last; an edit between a report and its count finds no item to mark. */
async function lastEdit(db: Firestore, transaction: Transaction, setupId: string): Promise<Timestamp | null> {
  const edits = db.collection(COLLECTIONS.setupEdits).where('setup_id', '==', setupId);
  const { docs } = await transaction.get(edits.orderBy('at', 'desc').limit(1));
  return docs[0] ? timeIn(docs[0], 'at') : null;
}

/** What an item is about; null once a setup is gone. */
async function subjectOf(
  db: Firestore,
  transaction: Transaction,
  id: string,
  item: DocumentSnapshot,
): Promise<Subject | null> {
  const setup = await transaction.get(db.collection(COLLECTIONS.setups).doc(id));
  if (setup.exists)
    return { kind: 'setup', owner: String(setup.get('created_by')), title: String(setup.get('title')) };
  const member = await transaction.get(db.collection(COLLECTIONS.members).doc(id));
  if (!member.exists || item.get('kind') === 'setup') return null;
  return { kind: 'member', owner: id, title: String(member.get('shown_name') ?? '') };
}

/** Counts an item of the queue anew. @param id of the setup, or of the banned member */
export async function refreshQueue(db: Firestore, id: string, change: QueueChange = {}): Promise<void> {
  const ref = db.collection(COLLECTIONS.moderationQueue).doc(id);
  await db.runTransaction(async (transaction) => {
    const item = await transaction.get(ref);
    const subject = await subjectOf(db, transaction, id, item);
    if (!subject) {
      if (item.exists) transaction.delete(ref);
      return;
    }
    const decisions = decisionsWith(item, change);
    const decided = decisions.at;
    const answer = answerIn(item, change);
    const reports = await openReports(db, transaction, id, timeOf(decided));
    const answered = answer !== null && answer.at.toMillis() > timeOf(decided);
    const open = reports.length > 0 || answered;
    if (!open && !item.exists) return;
    const edited = item.exists ? timeIn(item, 'edited_at') : await lastEdit(db, transaction, id);
    transaction.set(ref, {
      ...subject,
      reports: reports.length,
      latest: reports.slice(0, LATEST).map(({ weight: _, ...report }) => report),
      weight: reports.reduce((sum, { weight }) => sum + weight, 0) + (answered ? ANSWER_WEIGHT : 0),
      answer,
      open,
      edited_at: edited,
      decided_at: decisions.at,
      decided_before: decisions.before,
      undone_at: decisions.undone,
    });
  });
}

/** Keeps a reported setup's place in the queue. */
export const countReports = onDocumentWritten(
  { document: `${COLLECTIONS.reports}/{report}`, retry: true },
  async ({ data }) => {
    const setupId = String((data?.after.exists ? data.after : data?.before)?.get('setup_id'));
    await refreshQueue(firestore(), setupId);
  },
);

/** Whether a decision is the last about its setup, or the ban that its member has. */
async function stands(db: Firestore, entry: string, decision: DocumentSnapshot): Promise<boolean> {
  if (decision.get('action') === 'ban') {
    const member = await db
      .collection(COLLECTIONS.members)
      .doc(String(decision.get('owner')))
      .get();
    return member.get('state') === MEMBER_STATE.banned && member.get('ban.entry') === entry;
  }
  const entries = await db.runTransaction(
    (transaction) => entriesOf(db, transaction, 'setup_id', String(decision.get('setup_id'))),
    { readOnly: true },
  );
  return lastOf(entries, ['hide', 'publish'])?.id === entry;
}

/** Puts a member's answer before the admins, unless the decision has been taken back meanwhile. */
export const hearAnswer = onDocumentCreated(
  { document: `${COLLECTIONS.moderationAnswers}/{entry}`, retry: true },
  async ({ data, params: { entry } }) => {
    if (!data) return;
    const db = firestore();
    const decision = await db.collection(COLLECTIONS.moderationLog).doc(entry).get();
    const [owner, setupId] = [String(data.get('owner')), String(decision.get('setup_id'))];
    if (!(await stands(db, entry, decision))) return;
    const answer = {
      entry,
      text: String(data.get('text')),
      reason: decision.get('reason') as unknown,
      note: decision.get('note') as unknown,
      at: data.get('at') as Timestamp,
    };
    await refreshQueue(db, decision.get('action') === 'ban' ? owner : setupId, { answer });
    await markAnswered(db, owner, entry);
    logger.info('A member replied to a decision', { entry });
  },
);
