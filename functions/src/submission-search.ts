import { Timestamp, FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { HttpsError, onCall } from 'firebase-functions/https';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import { PAGE_SIZES } from '@lumen-throw/domain/limits';
import { SETUP_STATUSES } from '@lumen-throw/domain/setup';
import {
  matchesSearch,
  SEARCHED_FIELDS,
  searchWords,
  type SearchCursor,
  type SearchedSetup,
  type SubmissionMatches,
  type SubmissionSearch,
} from '@lumen-throw/domain/submission-search';
import { moderatorOf } from './admin-calls.ts';
import { firestore } from './firebase-admin.ts';
import { ENFORCE_APP_CHECK } from './options.ts';

/** Setups read in one query. */
const BATCH = 500;

/** Setups that one call reads at most; the answer then says where to go on. */
const READ_MAX = 10_000;

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function cursorFrom(value: unknown): SearchCursor | null {
  const { seconds, nanoseconds, id } = recordOf(value);
  return Number.isInteger(seconds) && Number.isInteger(nanoseconds) && typeof id === 'string' && id !== ''
    ? { seconds: Number(seconds), nanoseconds: Number(nanoseconds), id }
    : null;
}

/** Reads a question; null for what is none. */
function searchFrom(value: unknown): SubmissionSearch | null {
  const { search, status, after } = recordOf(value);
  const known = status === null ? null : SETUP_STATUSES.find((one) => one === status);
  const cursor = after === null ? null : cursorFrom(after);
  if (typeof search !== 'string' || known === undefined) return null;
  return after !== null && cursor === null ? null : { search, status: known, after: cursor };
}

function cursorAt(setup: QueryDocumentSnapshot): SearchCursor {
  const created: unknown = setup.get('created_at');
  const { seconds, nanoseconds } = created instanceof Timestamp ? created : new Timestamp(0, 0);
  return { seconds, nanoseconds, id: setup.id };
}

function searchedPart(setup: QueryDocumentSnapshot): SearchedSetup {
  const text = (field: (typeof SEARCHED_FIELDS)[number]) => String(setup.get(field) ?? '');
  return {
    title: text('title'),
    location_city: text('location_city'),
    location_state: text('location_state'),
    location_country: text('location_country'),
    user_display_name: text('user_display_name'),
  };
}

/**
 * Looks through all setups, newest first, until a page of the admins' list is full.
 * @param readMax setups to read at most
 */
export async function findSubmissions(
  db: Firestore,
  { search, status, after }: SubmissionSearch,
  readMax = READ_MAX,
): Promise<SubmissionMatches> {
  const words = searchWords(search);
  const all = db.collection(COLLECTIONS.setups);
  const listed = (status === null ? all : all.where('status', '==', status))
    .orderBy('created_at', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
    .select('created_at', ...SEARCHED_FIELDS);
  const ids: string[] = [];
  let next = after;
  for (let read = 0; read < readMax;) {
    const size = Math.min(BATCH, readMax - read);
    const page = next
      ? listed.startAfter(new Timestamp(next.seconds, next.nanoseconds), next.id).limit(size)
      : listed.limit(size);
    const { docs } = await page.get();
    for (const setup of docs) {
      if (!matchesSearch(searchedPart(setup), words)) continue;
      ids.push(setup.id);
      if (ids.length === PAGE_SIZES.admin) return { ids, next: cursorAt(setup) };
    }
    const last = docs.at(-1);
    if (!last || docs.length < size) return { ids, next: null };
    next = cursorAt(last);
    read += docs.length;
  }
  return { ids, next };
}

/** The admins' search over every setup, hidden ones included. Reads each setup once, so only admins may ask. */
export const searchSubmissions = onCall(
  { timeoutSeconds: 60, maxInstances: 2, enforceAppCheck: ENFORCE_APP_CHECK },
  async (request): Promise<SubmissionMatches> => {
    const db = firestore();
    const admin = await moderatorOf(db, request);
    const asked = searchFrom(request.data);
    if (asked === null) throw new HttpsError('invalid-argument', 'This is no search.');
    const found = await findSubmissions(db, asked);
    logger.info('Searched the submissions', { admin: admin.uid, found: found.ids.length });
    return found;
  },
);
