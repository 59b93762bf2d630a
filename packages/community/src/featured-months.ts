/** Reading which setup had a month. Loads Firestore (lite). */
import { doc, getDoc } from 'firebase/firestore/lite';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { monthsLater } from '@lumen-throw/domain/featured-months';
import type { Setup } from '@lumen-throw/domain/setup';
import type { MonthKey } from '@lumen-throw/domain/site-calendar';
import { firestoreService } from './firestore-service.ts';
import { findSetup } from './gallery.ts';
import { guarded } from './sdk-failures.ts';

/** A month, and the ones beside it that had a setup. */
export interface FeaturedMonth {
  /** Null where the month has none, or one that is hidden. */
  setup: Setup | null;
  before: MonthKey | null;
  after: MonthKey | null;
}

/** Reads a month: four documents, however many months and setups there are. */
export function readMonth(env: FirebaseEnvironment, month: MonthKey): Promise<FeaturedMonth> {
  const setupOf = async (key: MonthKey): Promise<string | null> => {
    const pointer = await getDoc(doc(firestoreService(env), COLLECTIONS.featuredMonths, key));
    const id: unknown = pointer.get('setup_id');
    return typeof id === 'string' ? id : null;
  };
  return guarded(async () => {
    const [earlier, later] = [monthsLater(month, -1), monthsLater(month, 1)];
    const [id, before, after] = await Promise.all([month, earlier, later].map(setupOf));
    return {
      setup: id ? await findSetup(env, id, { uid: null }) : null,
      before: before ? earlier : null,
      after: after ? later : null,
    };
  });
}
