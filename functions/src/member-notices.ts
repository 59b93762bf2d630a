/** What members are told: one document each, written here alone, with the newest notices first. */
import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import { isObject } from '@lumen-throw/domain/is-object';
import { MEMBER_STATE } from '@lumen-throw/domain/member-state';
import { featuredNoticeId, withNotice, type Notice } from '@lumen-throw/domain/notices';

/** A notice as stored. */
type StoredNotice = Omit<Notice, 'at'> & { at: Timestamp };

/** What a notice says; the rest has its usual value. */
export type NewNotice = Pick<Notice, 'id' | 'kind' | 'title'> &
  Partial<Omit<StoredNotice, 'id' | 'kind' | 'title'>>;

function isStored(value: unknown): value is StoredNotice {
  return isObject(value) && typeof value['id'] === 'string' && typeof value['kind'] === 'string';
}

/** The notices of a stored document. */
export function storedNotices(value: unknown): StoredNotice[] {
  return Array.isArray(value) ? value.filter(isStored) : [];
}

function complete(notice: NewNotice): StoredNotice {
  const usual = { setup_id: '', reason: null, note: '', likes: 0, answered: false, at: Timestamp.now() };
  return { ...usual, ...notice };
}

/** Changes a member's notices; of a member who is gone nothing is kept. */
async function change(
  db: Firestore,
  uid: string,
  make: (before: readonly StoredNotice[]) => readonly StoredNotice[],
): Promise<void> {
  const notices = db.collection(COLLECTIONS.memberNotices).doc(uid);
  const member: DocumentReference = db.collection(COLLECTIONS.members).doc(uid);
  await db.runTransaction(async (transaction) => {
    const [kept, state] = await transaction.getAll(notices, member);
    if (state?.get('state') === MEMBER_STATE.gone) return;
    transaction.set(notices, { notices: [...make(storedNotices(kept?.get('notices')))] });
  });
}

/** The stored document with one more notice, for a transaction that has read it. */
export function noticesWith(kept: DocumentSnapshot, notice: NewNotice): { notices: StoredNotice[] } {
  return { notices: withNotice(storedNotices(kept.get('notices')), complete(notice)) };
}

/** Tells a member something. A notice of the same id is replaced, so that an event may come twice. */
export async function addNotice(db: Firestore, uid: string, notice: NewNotice): Promise<void> {
  await change(db, uid, (before) => withNotice(before, complete(notice)));
}

/** Takes back what a member was told. */
export async function removeNotice(db: Firestore, uid: string, id: string): Promise<void> {
  await change(db, uid, (before) => before.filter((notice) => notice.id !== id));
}

/** Notes that a member has answered a decision. @param entry id of its entry in the log */
export async function markAnswered(db: Firestore, uid: string, entry: string): Promise<void> {
  await change(db, uid, (before) =>
    before.map((notice) => (notice.id === entry ? { ...notice, answered: true } : notice)),
  );
}

/** Tells an owner of likes, in one notice for each setup, and of the month. */
export async function tellOwner(
  db: Firestore,
  setupId: string,
  { before, after }: { before: DocumentSnapshot; after: DocumentSnapshot },
): Promise<void> {
  if (!before.exists || !after.exists) return;
  const [owner, title] = [String(after.get('created_by')), String(after.get('title'))];
  const about = { setup_id: setupId, title };
  const likes = Number(after.get('like_count'));
  if (likes > Number(before.get('like_count'))) {
    await addNotice(db, owner, { ...about, id: `liked-${setupId}`, kind: 'liked', likes });
    logger.info('Notified an owner of likes', { setup: setupId, likes });
  }
  if (after.get('is_featured_month') === true && before.get('is_featured_month') !== true) {
    const id = featuredNoticeId(setupId, String(after.get('featured_month')));
    await addNotice(db, owner, { ...about, id, kind: 'featured' });
    logger.info('Notified an owner of the Setup of the Month', { setup: setupId });
  }
}
