/** Reading the community gallery. Loads Firestore (lite). */
import {
  doc,
  documentId,
  endAt,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  startAt,
  where,
  type QueryConstraint,
} from 'firebase/firestore/lite';
import { COLLECTIONS, GALLERY_TOTALS_ID, SETUP_ID } from '@lumen-throw/domain/collections';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { PAGE_SIZES } from '@lumen-throw/domain/limits';
import type { GalleryFilter, Setup } from '@lumen-throw/domain/setup';
import type { MonthKey } from '@lumen-throw/domain/site-calendar';
import { guarded, isDenied } from './sdk-failures.ts';
import { firestoreService } from './firestore-service.ts';
import {
  isPublished,
  readSetupPage,
  setupDocument,
  setupFrom,
  setupsCollection,
  type PageCursor,
  type SetupPage,
} from './setup-documents.ts';

function matching(filter: GalleryFilter): QueryConstraint[] {
  return filter === 'All' ? [isPublished()] : [isPublished(), where('type_tag', '==', filter)];
}

/**
 * One page of published setups, newest first.
 * @param after `next` of the page before; null for the first page
 */
export function listPublished(
  env: FirebaseEnvironment,
  filter: GalleryFilter,
  after: PageCursor | null = null,
): Promise<SetupPage> {
  return guarded(() => readSetupPage(env, matching(filter), PAGE_SIZES.gallery, after));
}

/**
 * How many published setups a filter has. Exact at once up to the rules' list limit; a larger
 * gallery's number comes from a document that a function keeps, a moment later. Costs two reads
 * whatever the size of the gallery.
 */
export function countPublished(env: FirebaseEnvironment, filter: GalleryFilter): Promise<number> {
  return guarded(async () => {
    const [counted, totals] = await Promise.all([
      getCount(query(setupsCollection(env), ...matching(filter), limit(PAGE_SIZES.listMax))),
      getDoc(doc(firestoreService(env), COLLECTIONS.galleryTotals, GALLERY_TOTALS_ID)),
    ]);
    const few = counted.data().count;
    const total: unknown = few < PAGE_SIZES.listMax ? few : totals.get(filter);
    return typeof total === 'number' ? Math.max(total, few) : few;
  });
}

/** Who looks for a setup; a visitor has no `uid`. */
export interface Reader {
  uid: string | null;
  isAdmin?: boolean;
}

async function firstOf(
  env: FirebaseEnvironment,
  id: string,
  conditions: readonly QueryConstraint[],
): Promise<Setup | null> {
  // A range of one id: a condition of `==` would be checked against the document itself, and refused.
  const byId = [orderBy(documentId()), startAt(id), endAt(id)];
  const { docs } = await getDocs(query(setupsCollection(env), ...conditions, ...byId, limit(1)));
  const [found] = docs;
  return found ? setupFrom(env, found) : null;
}

/** Without a word about the reader, the session decides; a refusal then means that there is nothing. */
async function asTheSessionMay(env: FirebaseEnvironment, id: string): Promise<Setup | null> {
  try {
    return setupFrom(env, await getDoc(setupDocument(env, id)));
  } catch (error) {
    if (isDenied(error)) return null;
    throw error;
  }
}

/**
 * One setup by id; null when it is gone or hidden from this reader (the two look the same).
 * @param reader lets the search for a hidden setup ask only for what this reader may see, so that
 * nothing is refused, and no refusal stands in the browser's console
 */
export function findSetup(env: FirebaseEnvironment, id: string, reader?: Reader): Promise<Setup | null> {
  return guarded(async () => {
    if (!SETUP_ID.test(id)) return null;
    if (!reader) return asTheSessionMay(env, id);
    if (reader.isAdmin === true) return firstOf(env, id, []);
    const published = await firstOf(env, id, [isPublished()]);
    if (published || reader.uid === null) return published;
    return firstOf(env, id, [where('created_by', '==', reader.uid)]);
  });
}

/**
 * The Setup of the Month.
 * @param months keys to try in this order: the visitor's own month, then the site calendar's
 */
export function findFeatured(env: FirebaseEnvironment, months: readonly MonthKey[]): Promise<Setup | null> {
  return guarded(async () => {
    for (const month of new Set(months)) {
      const found = await getDocs(
        query(
          setupsCollection(env),
          isPublished(),
          where('is_featured_month', '==', true),
          where('featured_month', '==', month),
          limit(1),
        ),
      );
      const [first] = found.docs;
      if (first) return setupFrom(env, first);
    }
    return null;
  });
}

/** A member's own hidden setups, newest first, at most one page of the rules' list limit. */
export function listOwnHidden(env: FirebaseEnvironment, uid: string): Promise<Setup[]> {
  return guarded(async () => {
    const conditions = [where('created_by', '==', uid), where('status', '==', 'Hidden')];
    const { setups } = await readSetupPage(env, conditions, PAGE_SIZES.listMax, null);
    return setups;
  });
}
