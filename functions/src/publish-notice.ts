import { createHash, timingSafeEqual } from 'node:crypto';
import { decodeSignatureHeader, encodeSignatureHeader, isSignatureError } from '@sanity/webhook';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS, PUBLISHED_CHANGES_ID, SITE_BUILD_ID } from '@lumen-throw/domain/collections';
import { announcedChange } from '@lumen-throw/domain/publish-webhook';
import {
  NO_CHANGES,
  publishedChanges,
  withChange,
  type PublishedChange,
} from '@lumen-throw/domain/published-changes';
import { CONTENT_DATASET } from './options.ts';

/** Largest announcement, in bytes; the documented projection is far smaller. */
export const NOTICE_BYTES_MAX = 64 * 1024;

/** Sanity repeats a failed delivery twice, 30 seconds apart; the clocks and a slow network get the rest. */
const AGE_MAX = 10 * 60_000;
/** How far Sanity's clock may be ahead. */
const AHEAD_MAX = 5 * 60_000;
/** Taken notices are remembered for longer than any of them is accepted. */
const REMEMBERED = 24 * 60 * 60_000;

/** A delivery of Sanity's webhook, as it came. */
export interface PublishNotice {
  method: string;
  /** Header `sanity-webhook-signature`: `t=<milliseconds>,v1=<HMAC-SHA256 in base64url>`. */
  signature: string | undefined;
  /** Header `sanity-dataset`. It is not signed, so it excludes mix-ups only. */
  dataset?: string | undefined;
  /** The very bytes that were signed. */
  body: Buffer;
}

export type NoticeAnswer =
  | 'accepted'
  | 'wrong-method'
  | 'too-large'
  | 'unsigned'
  | 'wrong-signature'
  | 'stale'
  | 'other-dataset'
  | 'unreadable'
  | 'replayed';

/** Whether the notice was signed with the secret, and when. */
async function signedAt(
  { signature, body }: PublishNotice,
  secret: string,
): Promise<number | 'unsigned' | 'wrong-signature'> {
  if (!signature) return 'unsigned';
  try {
    const { timestamp } = decodeSignatureHeader(signature);
    const right = Buffer.from(await encodeSignatureHeader(body.toString('utf8'), timestamp, secret));
    const given = Buffer.from(signature);
    return right.length === given.length && timingSafeEqual(right, given) ? timestamp : 'wrong-signature';
  } catch (error) {
    if (isSignatureError(error)) return 'wrong-signature';
    throw error;
  }
}

/**
 * Notes publishes for pages and for the next build, in one transaction with the notice itself, so that a
 * replay finds it taken.
 * @param noticeId what announced them; none for those that nobody announced
 */
export function notePublishes(
  db: Firestore,
  published: readonly PublishedChange[],
  now: Date,
  noticeId?: string,
): Promise<'accepted' | 'replayed'> {
  const notice = noticeId === undefined ? null : db.collection(COLLECTIONS.publishNotices).doc(noticeId);
  const pending = db.collection(COLLECTIONS.siteBuilds).doc(SITE_BUILD_ID);
  const latest = db.collection(COLLECTIONS.publishedChanges).doc(PUBLISHED_CHANGES_ID);
  return db.runTransaction(async (transaction) => {
    const [waiting, told, known] = await transaction.getAll(pending, latest, ...(notice ? [notice] : []));
    if (known?.exists) return 'replayed';
    const at = Timestamp.fromDate(now);
    if (notice) transaction.set(notice, { expires_at: Timestamp.fromMillis(now.getTime() + REMEMBERED) });
    transaction.set(pending, {
      first: (waiting?.get('first') as Timestamp | undefined) ?? at,
      latest: at,
      publishes: Number(waiting?.get('publishes') ?? 0) + published.length,
    });
    let noted = publishedChanges(told?.data()) ?? NO_CHANGES;
    for (const change of published) noted = withChange(noted, change);
    transaction.set(latest, { changes: [...noted.changes], unknownUntil: noted.unknownUntil });
    return 'accepted';
  });
}

/**
 * Takes an announcement of a publish: checks where it comes from and that it is new, and notes what was
 * published.
 * @param secret shared with Sanity's webhook
 */
export async function takeNotice(
  db: Firestore,
  notice: PublishNotice,
  secret: string,
  now: Date,
): Promise<NoticeAnswer> {
  if (notice.method !== 'POST') return 'wrong-method';
  if (notice.body.length > NOTICE_BYTES_MAX) return 'too-large';
  const signed = await signedAt(notice, secret);
  if (typeof signed === 'string') return signed;
  const age = now.getTime() - signed;
  if (age > AGE_MAX || age < -AHEAD_MAX) return 'stale';
  if (notice.dataset !== undefined && notice.dataset !== CONTENT_DATASET) return 'other-dataset';
  const change = announcedChange(notice.body.toString('utf8'), signed);
  if (change === null) return 'unreadable';
  // The signature covers text and time; headers beside it, like the idempotency key, anybody can change.
  const id = createHash('sha256')
    .update(notice.signature ?? '')
    .digest('hex');
  return notePublishes(db, [change], now, id);
}
