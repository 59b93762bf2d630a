/** Reading the community gallery. Loads Firestore (lite). */
import {
  doc,
  getCount,
  getDoc,
  getDocs,
  limit,
  query,
  where,
  type QueryConstraint,
} from 'firebase/firestore/lite';
import { COLLECTIONS, GALLERY_TOTALS_ID, SETUP_ID } from '@lumen-throw/domain/collections';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { PAGE_SIZES } from '@lumen-throw/domain/limits';
import type { GalleryFilter, Setup } from '@lumen-throw/domain/setup';
import type { MonthKey } from '@lumen-throw/domain/site-calendar';
import { guarded, isDenied } from './community-error.ts';
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

/** One setup by id; null when it is gone or hidden from this reader (the two look the same). */
export function findSetup(env: FirebaseEnvironment, id: string): Promise<Setup | null> {
  return guarded(async () => {
    if (!SETUP_ID.test(id)) return null;
    try {
      return setupFrom(env, await getDoc(setupDocument(env, id)));
    } catch (error) {
      if (isDenied(error)) return null;
      throw error;
    }
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
