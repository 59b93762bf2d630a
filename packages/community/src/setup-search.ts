/**
 * Searching setups. A page costs two reads for each setup on it, whatever the size of the gallery: an entry
 * that holds every word, and what is shown of it. Loads Firestore (lite).
 */
import {
  collection,
  documentId,
  FieldPath,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type CollectionReference,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { galleryCard, type CardFilter, type GalleryCard } from '@lumen-throw/domain/gallery-card';
import { PAGE_SIZES } from '@lumen-throw/domain/limits';
import type { Setup, SetupStatus } from '@lumen-throw/domain/setup';
import { filterWords, searchWords, setupOfEntry } from '@lumen-throw/domain/setup-search';
import { firestoreService } from './firestore-service.ts';
import { guarded } from './sdk-failures.ts';
import { setupFrom, setupsCollection } from './setup-documents.ts';

/** Setups in one condition: the rules look at each by itself, and refuse what takes more than 1,000 steps. */
const SETUPS_AT_ONCE = 10;

/**
 * Documents by their ids, in this order; those that are gone are left out.
 * @param most ids in one condition
 */
async function readByIds<Read>(
  from: CollectionReference,
  ids: readonly string[],
  most: number,
  read: (snapshot: QueryDocumentSnapshot) => Read | null,
): Promise<Read[]> {
  const found = new Map<string, Read | null>();
  for (let start = 0; start < ids.length; start += most) {
    const some = ids.slice(start, start + most);
    const { docs } = await getDocs(query(from, where(documentId(), 'in', some), limit(most)));
    for (const snapshot of docs) found.set(snapshot.id, read(snapshot));
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Setups by their ids, in this order; those that are gone are left out. */
export function readSetups(env: FirebaseEnvironment, ids: readonly string[]): Promise<Setup[]> {
  return readByIds(setupsCollection(env), ids, SETUPS_AT_ONCE, (setup) => setupFrom(env, setup));
}

/** Cards by their ids, in this order; those of setups that are hidden or gone are left out. */
export function readCards(env: FirebaseEnvironment, ids: readonly string[]): Promise<GalleryCard[]> {
  const cards = collection(firestoreService(env), COLLECTIONS.galleryCards);
  return readByIds(cards, ids, PAGE_SIZES.search, (card) => galleryCard({ ...card.data(), id: card.id }));
}

/** What a search found on one page. */
interface Matches {
  ids: string[];
  /** Entry that the next page begins after; null when this is the last. */
  next: string | null;
}

/** One page of the setups that hold every word, newest first. */
async function findSetups(
  env: FirebaseEnvironment,
  words: readonly string[],
  status: SetupStatus | null,
  after: string | null,
): Promise<Matches> {
  const { docs } = await getDocs(
    query(
      collection(firestoreService(env), COLLECTIONS.setupWords),
      ...words.map((word) => where(new FieldPath('words', word), '==', true)),
      ...(status === null ? [] : [where('status', '==', status)]),
      orderBy(documentId()),
      ...(after === null ? [] : [startAfter(after)]),
      limit(PAGE_SIZES.search),
    ),
  );
  const last = docs.length === PAGE_SIZES.search ? docs.at(-1) : undefined;
  return { ids: docs.map(({ id }) => setupOfEntry(id)), next: last?.id ?? null };
}

/** A page of a search. */
export interface FoundSetups {
  setups: Setup[];
  /** Where the next page begins; null when this is the last. */
  next: string | null;
}

/**
 * One page of the submissions that hold every word of a search, hidden ones included, newest first.
 * @param status only these; null for all
 * @param after `next` of the page before
 * @throws CommunityError 'not-allowed' for all but admins
 */
export function searchSubmissions(
  env: FirebaseEnvironment,
  search: string,
  status: SetupStatus | null = null,
  after: string | null = null,
): Promise<FoundSetups> {
  return guarded(async () => {
    const { ids, next } = await findSetups(env, searchWords(search), status, after);
    return { setups: await readSetups(env, ids), next };
  });
}

/** A page of cards that a search found. */
export interface FoundCards {
  cards: GalleryCard[];
  /** Where the next page begins; null when this is the last. */
  next: string | null;
}

/**
 * One page of the published setups that hold every word of a search, newest first.
 * @param filter what they must be besides
 * @param after `next` of the page before
 */
export function searchCards(
  env: FirebaseEnvironment,
  search: string,
  filter: CardFilter,
  after: string | null = null,
): Promise<FoundCards> {
  return guarded(async () => {
    const words = [...searchWords(search), ...filterWords(filter)];
    const { ids, next } = await findSetups(env, words, 'Published', after);
    return { cards: await readCards(env, ids), next };
  });
}
