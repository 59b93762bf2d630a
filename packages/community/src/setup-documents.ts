import {
  collection,
  doc,
  documentId,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  Timestamp,
  where,
  type CollectionReference,
  type DocumentReference,
  type DocumentSnapshot,
  type QueryConstraint,
} from 'firebase/firestore/lite';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import type { Setup, SetupFields } from '@lumen-throw/domain/setup';
import { pictureAddress } from '@lumen-throw/domain/setup-images';
import { firestoreService } from './firestore-service.ts';

/** What is stored: the rules let nothing else in. */
export type StoredSetup = SetupFields & { created_at: Timestamp };

export function setupsCollection(env: FirebaseEnvironment): CollectionReference {
  return collection(firestoreService(env), COLLECTIONS.setups);
}

export function setupDocument(env: FirebaseEnvironment, id: string): DocumentReference {
  return doc(setupsCollection(env), id);
}

/** Says that a setup is gone; the rules ask for it in the commit that deletes the setup. */
export function goneSetupDocument(env: FirebaseEnvironment, id: string): DocumentReference {
  return doc(firestoreService(env), COLLECTIONS.goneSetups, id);
}

/** A stored setup as pages see it; null where the document does not exist. */
export function setupFrom(env: FirebaseEnvironment, snapshot: DocumentSnapshot): Setup | null {
  const stored = snapshot.data() as StoredSetup | undefined;
  if (!stored) return null;
  return {
    ...stored,
    id: snapshot.id,
    created_at: stored.created_at.toDate(),
    images: stored.images.map((path) => pictureAddress(env, path)),
    image_paths: stored.images,
  };
}

/** Where the next page begins; opaque, plain data. */
export interface PageCursor {
  seconds: number;
  nanoseconds: number;
  id: string;
}

export interface SetupPage {
  setups: Setup[];
  /** Cursor of the next page; null when this is the last. */
  next: PageCursor | null;
}

/**
 * One page of setups, newest first.
 * @param conditions `where` clauses that the rules demand or the page wants
 * @param size how many, at most the rules' list limit
 */
export async function readSetupPage(
  env: FirebaseEnvironment,
  conditions: readonly QueryConstraint[],
  size: number,
  after: PageCursor | null,
): Promise<SetupPage> {
  const found = await getDocs(
    query(
      setupsCollection(env),
      ...conditions,
      orderBy('created_at', 'desc'),
      orderBy(documentId(), 'desc'),
      ...(after ? [startAfter(new Timestamp(after.seconds, after.nanoseconds), after.id)] : []),
      limit(size),
    ),
  );
  const last = found.docs.length === size ? found.docs.at(-1) : undefined;
  return {
    setups: found.docs.map((snapshot) => setupFrom(env, snapshot)).filter((setup) => setup !== null),
    next: last ? cursorAt(last, 'created_at') : null,
  };
}

/** Where a list that is sorted by a time goes on after a document. @param field the time's name */
export function cursorAt(snapshot: DocumentSnapshot, field: string): PageCursor {
  const { seconds, nanoseconds } = snapshot.get(field) as Timestamp;
  return { seconds, nanoseconds, id: snapshot.id };
}

/** The condition under which the public may read setups at all (`user_setups_public`). */
export function isPublished(): QueryConstraint {
  return where('status', '==', 'Published');
}
