/** Which members have a setup that stayed: with their age and a confirmed address, it decides what they may do. */
import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import { MEMBER_STATE, memberState } from '@lumen-throw/domain/member-state';
import { STAYED_DAYS } from '@lumen-throw/domain/trust';

const DAY = 24 * 60 * 60 * 1000;

/** Days that a setup is looked at once it has stayed: nights that were missed do no harm. */
const LOOKED_AT = 7;

/** Setups read in one query. */
const PAGE = 200;

/** @returns whether that changed something; accounts that are gone stay empty */
function setStayed(db: Firestore, uid: string, stayed: boolean): Promise<boolean> {
  const ref = db.collection(COLLECTIONS.members).doc(uid);
  return db.runTransaction(async (transaction) => {
    const member = await transaction.get(ref);
    if (!member.exists || memberState(member.get('state')) === MEMBER_STATE.gone) return false;
    if ((member.get('stayed') === true) === stayed) return false;
    transaction.update(ref, { stayed });
    return true;
  });
}

const daysAgo = (now: Date, days: number): Timestamp => Timestamp.fromMillis(now.getTime() - days * DAY);

/**
 * Every night: credits the owners of setups that have stayed since.
 * @param pageSize setups read at once
 * @returns how many are new to it
 */
export async function creditStayedSetups(db: Firestore, now: Date, pageSize = PAGE): Promise<number> {
  const stayed = db
    .collection(COLLECTIONS.setups)
    .where('status', '==', 'Published')
    .orderBy('created_at', 'desc')
    .endBefore(daysAgo(now, STAYED_DAYS + LOOKED_AT))
    .select('created_by', 'created_at');
  const owners = new Set<string>();
  let page = stayed.startAt(daysAgo(now, STAYED_DAYS)).limit(pageSize);
  for (;;) {
    const { docs } = await page.get();
    for (const setup of docs) owners.add(String(setup.get('created_by')));
    const last = docs.at(-1);
    if (!last || docs.length < pageSize) break;
    page = stayed.startAfter(last).limit(pageSize);
  }
  let credited = 0;
  for (const uid of owners) if (await setStayed(db, uid, true)) credited += 1;
  return credited;
}

/**
 * After a change of a setup: one that is hidden takes the credit away until another one stays, or until it is
 * shown again. Looks at the setup as it is now, so that events that overtake each other end the same.
 */
export async function keepTrustAfter(
  db: Firestore,
  { before, after }: { before: DocumentSnapshot; after: DocumentSnapshot },
  now = new Date(),
): Promise<void> {
  if (!before.exists || before.get('status') === after.get('status')) return;
  const setup = await after.ref.get();
  if (!setup.exists) return;
  const isHidden = setup.get('status') !== 'Published';
  const created: unknown = setup.get('created_at');
  const isOld = created instanceof Timestamp && created.toMillis() <= daysAgo(now, STAYED_DAYS).toMillis();
  if (!isHidden && !isOld) return;
  const uid = String(setup.get('created_by'));
  if (await setStayed(db, uid, !isHidden)) logger.info('Changed how far a member is trusted', { uid });
}
