/**
 * Addresses of banned members. Another account with such an address is known to admins, after the
 * banned one is deleted for a stated time. Only a keyed hash is kept; the key stands where functions alone read.
 */
import { createHmac, randomBytes } from 'node:crypto';
import {
  FieldValue,
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { ADDRESS_KEY_ID, COLLECTIONS } from '@lumen-throw/domain/collections';
import { BANNED_ADDRESS_DAYS, MEMBER_STATE, type BannedBefore } from '@lumen-throw/domain/member-state';
import { reportReason } from '@lumen-throw/domain/moderation';

const DAY = 24 * 60 * 60 * 1000;

/** The key of the hashes, made once. */
function keyOf(db: Firestore): Promise<string> {
  const ref = db.collection(COLLECTIONS.siteConfig).doc(ADDRESS_KEY_ID);
  return db.runTransaction(async (transaction) => {
    const stored: unknown = (await transaction.get(ref)).get('key');
    if (typeof stored === 'string') return stored;
    const key = randomBytes(32).toString('base64url');
    transaction.set(ref, { key });
    return key;
  });
}

/** Domains of Gmail, which delivers to one mailbox wherever dots stand. */
const WITHOUT_DOTS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/** One spelling of an address: without case, what stands behind a plus sign, and dots that mean nothing. */
function oneSpelling(email: string): string {
  const [written = '', domain = ''] = email.normalize('NFKC').trim().toLowerCase().split('@');
  const local = written.replace(/\+.*$/, '');
  return WITHOUT_DOTS.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}

/** The keyed hash of an address; null for none. */
export async function addressHash(db: Firestore, email: string): Promise<string | null> {
  if (email === '') return null;
  return createHmac('sha256', await keyOf(db))
    .update(oneSpelling(email))
    .digest('hex');
}

/**
 * Keeps the address of a banned member whose account is being deleted; of all others nothing.
 * @param member as the transaction has read it
 * @param hash of the address that the account has now; the one that it was banned under is kept as well
 */
export function keepBannedAddress(
  db: Firestore,
  transaction: Transaction,
  member: DocumentSnapshot,
  hash: string | null,
): void {
  if (member.get('state') !== MEMBER_STATE.banned) return;
  const bannedUnder: unknown = member.get('ban.address');
  const hashes = new Set([hash, bannedUnder].filter((one) => typeof one === 'string'));
  for (const one of hashes) {
    transaction.set(db.collection(COLLECTIONS.bannedAddresses).doc(one), {
      reason: reportReason(member.get('ban.reason')) ?? 'other',
      deleted_at: FieldValue.serverTimestamp(),
      expires_at: Timestamp.fromMillis(Date.now() + BANNED_ADDRESS_DAYS * DAY),
    });
  }
}

/** The ban that stands of another account which was banned under an address; null for none. */
async function standingBan(db: Firestore, uid: string, hash: string): Promise<BannedBefore | null> {
  const found = await db.collection(COLLECTIONS.members).where('ban.address', '==', hash).limit(2).get();
  const other = found.docs.find(({ id }) => id !== uid);
  return other ? { deleted: null, reason: reportReason(other.get('ban.reason')) ?? 'other' } : null;
}

/**
 * The ban of another account with the same address: one that stands, or one whose account was deleted.
 * Null for none, and once the time of a deleted one is over.
 */
export async function bannedBefore(
  db: Firestore,
  { uid, email }: { uid: string; email: string },
  now = new Date(),
): Promise<BannedBefore | null> {
  const hash = await addressHash(db, email);
  if (hash === null) return null;
  const standing = await standingBan(db, uid, hash);
  if (standing) return standing;
  const kept = await db.collection(COLLECTIONS.bannedAddresses).doc(hash).get();
  const [deleted, expires]: unknown[] = [kept.get('deleted_at'), kept.get('expires_at')];
  if (!(deleted instanceof Timestamp && expires instanceof Timestamp)) return null;
  if (expires.toMillis() <= now.getTime()) return null;
  return { deleted: deleted.toDate().toISOString(), reason: reportReason(kept.get('reason')) ?? 'other' };
}
