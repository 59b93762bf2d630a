/** The gallery's grid: cards of published setups, in any combination of filters. Loads Firestore (lite). */
import {
  collection,
  documentId,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  Timestamp,
  where,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import {
  facetOf,
  galleryCard,
  type CardFilter,
  type CardOrder,
  type GalleryCard,
} from '@lumen-throw/domain/gallery-card';
import { PAGE_SIZES } from '@lumen-throw/domain/limits';
import { guarded } from './sdk-failures.ts';
import { firestoreService } from './firestore-service.ts';
import { cursorAt, type PageCursor } from './setup-documents.ts';

/** Where the next page of cards begins; opaque, plain data. */
export interface CardCursor extends PageCursor {
  likes: number;
}

export interface CardPage {
  cards: GalleryCard[];
  /** Null when this is the last. */
  next: CardCursor | null;
}

/** Values that Firestore takes in one `array-contains-any` condition. */
const ANY_MAX = 30;

function chunks(values: readonly string[]): string[][] {
  const found: string[][] = [];
  for (let start = 0; start < values.length; start += ANY_MAX)
    found.push(values.slice(start, start + ANY_MAX));
  return found;
}

function compareCards(order: CardOrder) {
  return (one: QueryDocumentSnapshot, other: QueryDocumentSnapshot): number => {
    const [a, b] = [cursorOf(one), cursorOf(other)];
    return (
      (order === 'liked' ? b.likes - a.likes : 0) ||
      b.seconds - a.seconds ||
      b.nanoseconds - a.nanoseconds ||
      (a.id < b.id ? 1 : -1)
    );
  };
}

function cursorOf(card: QueryDocumentSnapshot): CardCursor {
  return { ...cursorAt(card, 'created_at'), likes: Number(card.get('like_count')) };
}

/**
 * One page of cards. Costs a page of reads for each 30 projectors, whatever the size of the gallery.
 * @param projectors ids of which the setup must have one; null for any. The filter's own goes before.
 * @param after `next` of the page before; null for the first page
 */
export function listCards(
  env: FirebaseEnvironment,
  filter: CardFilter,
  order: CardOrder,
  projectors: readonly string[] | null = null,
  after: CardCursor | null = null,
): Promise<CardPage> {
  return guarded(async () => {
    const facets =
      projectors === null || filter.projector !== ''
        ? [facetOf(filter)]
        : projectors.map((projector) => facetOf({ ...filter, projector }));
    const orders: QueryConstraint[] = [
      ...(order === 'liked' ? [orderBy('like_count', 'desc')] : []),
      orderBy('created_at', 'desc'),
      orderBy(documentId(), 'desc'),
    ];
    const place = after && [
      ...(order === 'liked' ? [after.likes] : []),
      new Timestamp(after.seconds, after.nanoseconds),
      after.id,
    ];
    const pages = await Promise.all(
      chunks(facets).map((some) =>
        getDocs(
          query(
            collection(firestoreService(env), COLLECTIONS.galleryCards),
            where('facets', 'array-contains-any', some),
            ...orders,
            ...(place ? [startAfter(...place)] : []),
            limit(PAGE_SIZES.grid),
          ),
        ),
      ),
    );
    const sorted = pages.flatMap(({ docs }) => docs).toSorted(compareCards(order));
    const found = sorted.slice(0, PAGE_SIZES.grid);
    const last = found.at(-1);
    const isFull = found.length === PAGE_SIZES.grid;
    return {
      cards: found.flatMap((card) => galleryCard({ ...card.data(), id: card.id }) ?? []),
      next: isFull && last ? cursorOf(last) : null,
    };
  });
}
