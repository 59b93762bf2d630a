/** A member's private lists: setups and projectors that were saved, projectors that are owned, setups that were recreated. Loads Firestore (lite). */
import {
  doc,
  getDoc,
  runTransaction,
  serverTimestamp,
  type DocumentReference,
  type DocumentSnapshot,
} from 'firebase/firestore/lite';
import { COLLECTIONS, SETUP_ID } from '@lumen-throw/domain/collections';
import { COUNTED_LIMITS, SAVED_LIMITS } from '@lumen-throw/domain/community-limits';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import type { GalleryCard } from '@lumen-throw/domain/gallery-card';
import { CATALOG_ID } from '@lumen-throw/domain/setup-details';
import { CommunityError } from './community-error.ts';
import { writeWithStep } from './day-quota.ts';
import { firestoreService } from './firestore-service.ts';
import { guarded, isDenied, readOnce } from './sdk-failures.ts';
import { readCards } from './setup-search.ts';

/** Which list: of saved setups, of saved projectors, of projectors that the member owns, of recreated setups. */
export type OwnList = 'setups' | 'models' | 'owned' | 'recreated';

interface ListKind {
  collection: string;
  /** Of its document. */
  field: string;
  /** Form of an id on it. */
  id: RegExp;
  max: number;
  /** What a full list says; null for one that drops the oldest. */
  full: string | null;
  /** How often it may be changed within 24 hours; null where nothing is counted of it. */
  changesPerDay: number | null;
}

const LISTS: Readonly<Record<OwnList, ListKind>> = {
  setups: {
    collection: COLLECTIONS.savedSetups,
    field: 'setups',
    id: SETUP_ID,
    max: SAVED_LIMITS.setupsMax,
    full: `Your list holds ${SAVED_LIMITS.setupsMax} setups. Take one off first.`,
    changesPerDay: null,
  },
  models: {
    collection: COLLECTIONS.savedModels,
    field: 'models',
    id: CATALOG_ID,
    max: SAVED_LIMITS.modelsMax,
    full: `Your list holds ${SAVED_LIMITS.modelsMax} projectors. Take one off first.`,
    changesPerDay: null,
  },
  owned: {
    collection: COLLECTIONS.ownedModels,
    field: 'models',
    id: CATALOG_ID,
    max: COUNTED_LIMITS.ownedMax,
    full: `You can own ${COUNTED_LIMITS.ownedMax} projectors here. Take one off first.`,
    changesPerDay: COUNTED_LIMITS.changesPerDay,
  },
  recreated: {
    collection: COLLECTIONS.recreatedSetups,
    field: 'setups',
    id: SETUP_ID,
    max: SAVED_LIMITS.setupsMax,
    full: null,
    changesPerDay: COUNTED_LIMITS.changesPerDay,
  },
};

function documentOf(env: FirebaseEnvironment, uid: string, { collection }: ListKind): DocumentReference {
  return doc(firestoreService(env), collection, uid);
}

function idsIn(stored: DocumentSnapshot, { field, id: form }: ListKind): string[] {
  const ids: unknown = stored.get(field);
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string' && form.test(id)) : [];
}

/** Ids on a member's list, the last one first. */
export function readList(env: FirebaseEnvironment, uid: string, list: OwnList): Promise<readonly string[]> {
  const kind = LISTS[list];
  return guarded(async () => idsIn(await getDoc(documentOf(env, uid, kind)), kind));
}

/** Why the rules refused a change: the day's changes are used up, or the member may not take part. */
async function refusal(
  env: FirebaseEnvironment,
  uid: string,
  kind: ListKind,
  cause: unknown,
): Promise<unknown> {
  if (kind.changesPerDay === null || !isDenied(cause)) return cause;
  const changed: unknown = (await getDoc(documentOf(env, uid, kind))).get('changed');
  if (typeof changed !== 'number' || changed < kind.changesPerDay) return cause;
  return new CommunityError(
    'limit-reached',
    `You can change this ${kind.changesPerDay} times a day. Please come back tomorrow.`,
    null,
    cause,
  );
}

/**
 * Puts something on a list, or takes it off; what is so already stays so.
 * @returns the list as it is then
 * @throws CommunityError 'limit-reached' for one more than the list holds, and once the day's changes are
 * used up
 */
export function changeList(
  env: FirebaseEnvironment,
  uid: string,
  list: OwnList,
  id: string,
  listed: boolean,
): Promise<readonly string[]> {
  const kind = LISTS[list];
  return guarded(async () => {
    try {
      return await writeWithStep((step) =>
        runTransaction(firestoreService(env), async (transaction) => {
          const document = documentOf(env, uid, kind);
          const stored = await readOnce(() => transaction.get(document));
          const before = idsIn(stored, kind);
          if (before.includes(id) === listed) return before;
          const others = before.filter((other) => other !== id);
          const wanted = listed ? [id, ...others] : others;
          if (wanted.length > kind.max && kind.full !== null)
            throw new CommunityError('limit-reached', kind.full);
          const after = wanted.slice(0, kind.max);
          const counted =
            kind.changesPerDay === null ? { updated_at: serverTimestamp() } : step(stored, 'changed');
          transaction.set(document, { [kind.field]: after, ...counted });
          return after;
        }),
      );
    } catch (error) {
      throw await refusal(env, uid, kind, error);
    }
  });
}

/** Cards of saved setups, in this order; those that are hidden or gone are left out. @param ids at most a page */
export function readSavedCards(env: FirebaseEnvironment, ids: readonly string[]): Promise<GalleryCard[]> {
  return guarded(() => readCards(env, ids));
}
