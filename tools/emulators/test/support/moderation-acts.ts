import { doc, writeBatch, type DocumentData, type Firestore, type WriteBatch } from 'firebase/firestore/lite';
import { beforeEach } from 'vitest';
import type { FirestoreRulesBench } from './rules-environment.ts';
import { ENTRY, logEntry, SETUP_A, SETUP_B, storedSetup, THIS_MONTH } from './sample-documents.ts';

export const FEATURED = { is_featured_month: true, featured_month: THIS_MONTH };
export const NOT_FEATURED = { is_featured_month: false, featured_month: null };

interface Writes {
  uid?: string;
  changes?: DocumentData;
  /** Log entry; null omits it. */
  entry?: DocumentData | null;
  desk?: boolean;
  more?: (db: Firestore, batch: WriteBatch) => void;
}

/** One act on setup A: its changes, its log entry and the moderator's desk in one commit. */
export type Act = (writes: Writes) => Promise<void>;

export function takeMonth(db: Firestore, batch: WriteBatch): void {
  batch.set(doc(db, `featured_months/${THIS_MONTH}`), { setup_id: SETUP_A });
}

export function freeMonth(db: Firestore, batch: WriteBatch): void {
  batch.delete(doc(db, `featured_months/${THIS_MONTH}`));
}

export function featureEntry(uid = 'admin', changes: DocumentData = {}): DocumentData {
  return logEntry(uid, 'feature', { month: THIS_MONTH, ...changes });
}

/** Two admins, an editor who isn't one, and the setups A and B of Maya and Jonas before each test. */
export function moderation(bench: FirestoreRulesBench): {
  act: Act;
  featureByHand: (id: string, owner: string) => Promise<void>;
} {
  beforeEach(async () => {
    await bench.put('user_roles/admin', { role: 'admin' });
    await bench.put('user_roles/second', { role: 'admin' });
    await bench.put('user_roles/editor', { role: 'editor' });
    await bench.put(`user_setups/${SETUP_A}`, storedSetup('maya'));
    await bench.put(`user_setups/${SETUP_B}`, storedSetup('jonas'));
  });
  return {
    act: ({ uid = 'admin', changes, entry = null, desk = true, more }) => {
      const db = bench.as(uid);
      const batch = writeBatch(db);
      if (changes) batch.update(doc(db, `user_setups/${SETUP_A}`), changes);
      if (entry) batch.set(doc(db, `moderation_log/${ENTRY}`), entry);
      if (entry && desk) batch.set(doc(db, `moderation_desk/${uid}`), { entry: ENTRY });
      more?.(db, batch);
      return batch.commit();
    },
    featureByHand: async (id, owner) => {
      await bench.put(`user_setups/${id}`, storedSetup(owner, FEATURED));
      await bench.put(`featured_months/${THIS_MONTH}`, { setup_id: id });
    },
  };
}
