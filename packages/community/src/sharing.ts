/** Sharing a setup and taking one's own back. Loads Firestore (lite) and Auth. */
import {
  doc,
  getDoc,
  runTransaction,
  serverTimestamp,
  writeBatch,
  type DocumentSnapshot,
  type Timestamp,
} from 'firebase/firestore/lite';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { NO_DETAILS, saysSomething, type SetupDetails } from '@lumen-throw/domain/setup-details';
import type { Setup, SetupDraft, SetupFields } from '@lumen-throw/domain/setup';
import { CommunityError } from './community-error.ts';
import { guarded, isDenied, readOnce } from './sdk-failures.ts';
import { isSameSetup, ownStoredSetup, storedContent } from './earlier-attempt.ts';
import { firestoreService } from './firestore-service.ts';
import type { Member } from './member.ts';
import { keepMember } from './own-member.ts';
import { limitReached } from './own-trust.ts';
import { sessionName } from './session-name.ts';
import { readyDetails, saveDetails } from './setup-details.ts';
import { goneSetupDocument, setupDocument, setupsCollection } from './setup-documents.ts';

/**
 * Id for a new setup. Make it once for each submission and keep it over retries: sharing the same
 * id twice yields one setup.
 */
export function newSetupId(env: FirebaseEnvironment): string {
  return doc(setupsCollection(env)).id;
}

/** Who shares, under the name that the rules find in the session. */
interface Sharer {
  uid: string;
  shownName: string;
}

function fieldsOf({ uid, shownName }: Sharer, draft: SetupDraft, imagePaths: readonly string[]): SetupFields {
  return {
    ...storedContent(draft),
    images: [...imagePaths],
    user_display_name: shownName,
    created_by: uid,
    status: 'Published',
    is_featured_month: false,
    featured_month: null,
    like_count: 0,
  };
}

const DAY = 24 * 60 * 60 * 1000;

interface Quota {
  started: Date;
  shared: number;
}

function quotaFrom(snapshot: DocumentSnapshot): Quota | null {
  if (!snapshot.exists()) return null;
  const started = snapshot.get('window_start') as Timestamp;
  return { started: started.toDate(), shared: Number(snapshot.get('shared')) };
}

function isOver(quota: Quota | null): boolean {
  return quota === null || Date.now() - quota.started.getTime() >= DAY;
}

/** One attempt; `fresh` says whether a new window of the day's quota begins. */
async function write(
  env: FirebaseEnvironment,
  id: string,
  { fields, details }: { fields: SetupFields; details: SetupDetails },
  fresh: (quota: Quota | null) => boolean,
): Promise<Quota | null> {
  const firestore = firestoreService(env);
  const quotaDocument = doc(firestore, COLLECTIONS.memberQuota, fields.created_by);
  let seen: Quota | null = null;
  await runTransaction(firestore, async (transaction) => {
    const snapshot = await readOnce(() => transaction.get(quotaDocument));
    seen = quotaFrom(snapshot);
    const setDetails = saysSomething(details)
      ? await readyDetails(env, transaction, fields.created_by, id)
      : null;
    const begins = fresh(seen);
    transaction.set(quotaDocument, {
      setup_id: id,
      shared: begins ? 1 : (seen?.shared ?? 0) + 1,
      window_start: begins ? serverTimestamp() : snapshot.get('window_start'),
      updated_at: serverTimestamp(),
    });
    transaction.set(setupDocument(env, id), { ...fields, created_at: serverTimestamp() });
    setDetails?.(details);
  });
  return seen;
}

/** Why the rules refused a setup that the form found right. */
async function refusal(env: FirebaseEnvironment, uid: string, cause: unknown): Promise<CommunityError> {
  const quota = quotaFrom(await getDoc(doc(firestoreService(env), COLLECTIONS.memberQuota, uid)));
  const used = quota === null || isOver(quota) ? 0 : quota.shared;
  return (
    (await limitReached(env, uid, 'setups', used, cause)) ??
    new CommunityError('not-allowed', 'The setup was not accepted.', null, cause)
  );
}

/**
 * Shares a setup; it is published at once.
 * @param id from `newSetupId`
 * @param imagePaths bucket paths from `uploadImage`, in the order they are shown
 * @param details kit and measures, stored in the same moment
 * @throws CommunityError 'limit-reached' once the day's quota is used up, 'shared-before' when an
 * earlier attempt stored other texts or pictures under this id, 'invalid-text' for a title or
 * description in which nothing is visible
 */
export function createSetup(
  env: FirebaseEnvironment,
  id: string,
  member: Member,
  draft: SetupDraft,
  imagePaths: readonly string[],
  details: SetupDetails = NO_DETAILS,
): Promise<Setup> {
  return guarded(async () => {
    const sharer = { uid: member.uid, shownName: (await sessionName(env)).shown };
    // Its owner's document says the same name, also after a confirmation in between; it is not waited for.
    void keepMember(env).catch(() => {});
    const fields = fieldsOf(sharer, draft, imagePaths);
    try {
      await write(env, id, { fields, details }, isOver);
    } catch (error) {
      if (!isDenied(error)) throw error;
      // Either an earlier attempt got through without its answer, or the day's quota is used up.
      const earlier = await ownStoredSetup(env, id);
      if (!earlier) throw await refusal(env, member.uid, error);
      const pictures = imagePaths.map((path) => [path]);
      if (isSameSetup(earlier, draft, pictures)) {
        // The kit may have changed since that attempt.
        await saveDetails(env, member.uid, id, details);
        return earlier;
      }
      throw new CommunityError('shared-before', 'An earlier version of it is live.', null, error);
    }
    const created = await ownStoredSetup(env, id);
    if (!created) throw new CommunityError('not-found', 'The setup is no longer there.');
    return created;
  });
}

/**
 * Deletes one's own setup; a function then removes its likes and pictures.
 * Admins use `removeSetup` of `moderation.ts` for others' setups.
 */
export function deleteOwnSetup(env: FirebaseEnvironment, setup: Setup): Promise<void> {
  return guarded(async () => {
    const firestore = firestoreService(env);
    const batch = writeBatch(firestore)
      .delete(setupDocument(env, setup.id))
      .set(goneSetupDocument(env, setup.id), { deleted_at: serverTimestamp() });
    if (setup.is_featured_month && setup.featured_month !== null) {
      batch.delete(doc(firestore, COLLECTIONS.featuredMonths, setup.featured_month));
    }
    await batch.commit();
  });
}
