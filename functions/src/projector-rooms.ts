/** "In real rooms": the one document that a projector's page costs, whatever the number of setups and owners. */
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import {
  facetOf,
  galleryCard,
  NO_FILTER,
  NO_ROOMS,
  ROOMS_CACHE,
  roomsProjector,
  type ProjectorRooms,
} from '@lumen-throw/domain/gallery-card';
import { PAGE_SIZES } from '@lumen-throw/domain/limits';
import { cachedAnswer } from './cached-answer.ts';
import { firestore } from './firebase-admin.ts';

/** A kept answer that is older is made anew when somebody asks, in milliseconds: an event may have been lost. */
const AGE_MAX = 24 * 60 * 60 * 1000;

/** Makes a projector's answer anew and keeps it, unless a later one is kept already. */
export async function keepRooms(db: Firestore, projector: string): Promise<ProjectorRooms> {
  const facet = facetOf({ ...NO_FILTER, projector });
  const cards = db.collection(COLLECTIONS.galleryCards).where('facets', 'array-contains', facet);
  const owned = db.collection(COLLECTIONS.ownedModels).where('models', 'array-contains', projector);
  const newest = cards.orderBy('created_at', 'desc').limit(PAGE_SIZES.rooms);
  const read = await db.runTransaction(
    async (transaction) => {
      const found = await transaction.get(newest);
      const { count } = (await transaction.get(cards.count())).data();
      const owners = (await transaction.get(owned.count())).data().count;
      const rooms = found.docs.flatMap((card) => galleryCard({ ...card.data(), id: card.id }) ?? []);
      return { answer: { rooms, counted: count, owners }, at: found.readTime };
    },
    { readOnly: true },
  );
  const kept = db.collection(COLLECTIONS.projectorRooms).doc(projector);
  await db.runTransaction(async (transaction) => {
    const before: unknown = (await transaction.get(kept)).get('at');
    if (before instanceof Timestamp && before.toMillis() > read.at.toMillis()) return;
    // Any id of the right form may be given as a projector: what no setup and no member has leaves nothing.
    if (read.answer.counted === 0 && read.answer.owners === 0) transaction.delete(kept);
    else transaction.set(kept, { answer: JSON.stringify(read.answer), at: read.at });
  });
  return read.answer;
}

/** The kept answer as it is sent; one document is read. Nothing is made for a projector that no setup has. */
export async function roomsAnswer(db: Firestore, projector: string, now: Date): Promise<string> {
  const kept = await db.collection(COLLECTIONS.projectorRooms).doc(projector).get();
  const [answer, at]: unknown[] = [kept.get('answer'), kept.get('at')];
  if (typeof answer !== 'string' || !(at instanceof Timestamp)) return JSON.stringify(NO_ROOMS);
  if (now.getTime() - at.toMillis() < AGE_MAX) return answer;
  return JSON.stringify(await keepRooms(db, projector));
}

/** Answers with the setups of one projector. The same for everybody, so that the CDN can answer. */
export const rooms = cachedAnswer(
  { cacheControl: ROOMS_CACHE, failure: 'The rooms of a projector cannot be told' },
  ({ path }) => {
    const projector = roomsProjector(path);
    return projector === null
      ? Promise.resolve(JSON.stringify(NO_ROOMS))
      : roomsAnswer(firestore(), projector, new Date());
  },
);
