import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import type { SetupFields } from '@lumen-throw/domain/setup';
import type { HeadSetup } from './setup-head.ts';

/** A setup that everybody may see, for one read; null for one that is hidden or gone. */
export async function publishedSetup(db: Firestore, id: string): Promise<HeadSetup | null> {
  const found = await db.collection(COLLECTIONS.setups).doc(id).get();
  if (found.get('status') !== 'Published') return null;
  const { created_at: createdAt, ...setup } = found.data() as SetupFields & { created_at: Timestamp };
  return { ...setup, id, createdAt: createdAt.toDate().toISOString() };
}
