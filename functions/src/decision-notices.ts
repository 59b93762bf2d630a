/** What follows an entry of the moderation log: the queue, and word to the owner and to those who reported. */
import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import { reportReason } from '@lumen-throw/domain/moderation';
import type { NoticeKind } from '@lumen-throw/domain/notices';
import { firestore } from './firebase-admin.ts';
import { addNotice, removeNotice } from './member-notices.ts';
import { refreshQueue } from './moderation-queue.ts';

/** Reporters who are told of one decision. */
const TOLD_MAX = 200;

/** What the owner is told of each act; of all others nothing. */
const TOLD: Readonly<Record<string, NoticeKind>> = {
  hide: 'hidden',
  publish: 'shown',
  delete: 'deleted',
  ban: 'banned',
};

/**
 * Tells those who reported a setup what came of it: that it is not shown any more, or stays.
 * @param kind what is told
 */
export async function tellReporters(
  db: Firestore,
  setupId: string,
  title: string,
  kind: 'report-upheld' | 'report-kept' = 'report-upheld',
): Promise<void> {
  for (const reporter of await waitingReporters(db, setupId)) {
    const about = { id: `report-${setupId}`, kind, setup_id: setupId, title };
    await addNotice(db, reporter, about);
  }
}

/** Those whose reports of a setup wait for a decision. */
async function waitingReporters(db: Firestore, setupId: string): Promise<string[]> {
  const item = await db.collection(COLLECTIONS.moderationQueue).doc(setupId).get();
  const decided: unknown = item.get('decided_at');
  const since = decided instanceof Timestamp ? decided.toMillis() : 0;
  const reports = await db
    .collection(COLLECTIONS.reports)
    .where('setup_id', '==', setupId)
    .orderBy('at', 'desc')
    .limit(TOLD_MAX)
    .get();
  return reports.docs
    .filter((report) => (report.get('at') as Timestamp).toMillis() > since)
    .map((report) => String(report.get('user_id')));
}

/** Whether the owner's answer waits for a decision. */
async function hasAnswered(db: Firestore, setupId: string): Promise<boolean> {
  const item = await db.collection(COLLECTIONS.moderationQueue).doc(setupId).get();
  const [answer, decided]: unknown[] = [item.get('answer.at'), item.get('decided_at')];
  const since = decided instanceof Timestamp ? decided.toMillis() : 0;
  return answer instanceof Timestamp && answer.toMillis() > since;
}

/** Whether an entry takes another one back, with a ban or by itself. */
function takesBack(entry: DocumentSnapshot): boolean {
  const action: unknown = entry.get('action');
  if (action === 'reopen') return true;
  return action === 'publish' && (entry.get('undoes') !== undefined || entry.get('with_ban') !== undefined);
}

/** Whether a decision was taken back before its event came. */
async function wasTakenBack(db: Firestore, setupId: string, at: Timestamp): Promise<boolean> {
  const undone: unknown = (await db.collection(COLLECTIONS.moderationQueue).doc(setupId).get()).get(
    'undone_at',
  );
  return undone instanceof Timestamp && undone.toMillis() > at.toMillis();
}

async function follow(db: Firestore, entry: DocumentSnapshot): Promise<void> {
  const text = (field: string): string => String(entry.get(field) ?? '');
  const [action, setupId, owner, title] = [
    text('action'),
    text('setup_id'),
    text('owner'),
    text('setup_title'),
  ];
  const about = { setup_id: setupId, title };
  const kind = TOLD[action];
  // Of a ban its member is told once, and not of each setup.
  if (kind && owner !== '' && entry.get('with_ban') === undefined) {
    const why = { reason: reportReason(entry.get('reason')), note: text('note') };
    await addNotice(db, owner, { ...about, ...why, id: entry.id, kind, at: entry.get('at') as Timestamp });
  }
  if (!['hide', 'publish', 'keep', 'reopen'].includes(action)) return;
  // Of a ban's answer the function that decides tells and counts.
  if (setupId === '') return;
  const at = entry.get('at') as Timestamp;
  const undone = takesBack(entry);
  if (!undone && (await wasTakenBack(db, setupId, at))) return;
  if (action === 'hide') await tellReporters(db, setupId, title, 'report-upheld');
  if (action === 'keep') {
    await tellReporters(db, setupId, title, 'report-kept');
    if (await hasAnswered(db, setupId)) await addNotice(db, owner, { ...about, id: entry.id, kind: 'kept' });
  }
  await refreshQueue(db, setupId, { decided: { at, undone } });
  // Their reports wait again: what they were told is so no longer.
  if (undone)
    for (const reporter of await waitingReporters(db, setupId))
      await removeNotice(db, reporter, `report-${setupId}`);
}

/** Runs again after a failure: what was told is told under the same id, and the queue is counted anew. */
export const followDecision = onDocumentCreated(
  { document: `${COLLECTIONS.moderationLog}/{entry}`, retry: true },
  async ({ data }) => {
    if (!data) return;
    await follow(firestore(), data);
    logger.info('Followed a decision', { entry: data.id, action: String(data.get('action')) });
  },
);
