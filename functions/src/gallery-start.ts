/** The one document that a visitor's first look at the gallery costs. */
import {
  Timestamp,
  type DocumentData,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { COLLECTIONS, GALLERY_START_ID } from '@lumen-throw/domain/collections';
import { GALLERY_START_CACHE, type GalleryStart, type StartSetup } from '@lumen-throw/domain/gallery-start';
import { PAGE_SIZES } from '@lumen-throw/domain/limits';
import type { SetupDetails } from '@lumen-throw/domain/setup-details';
import type { SetupFields } from '@lumen-throw/domain/setup';
import { siteMonthKey } from '@lumen-throw/domain/site-calendar';
import { cachedAnswer } from './cached-answer.ts';
import { firestore } from './firebase-admin.ts';
import { storedDetails } from './stored-details.ts';

/** An answer that is older is made anew when somebody asks, in milliseconds: an event may have been lost. */
const AGE_MAX = 10 * 60 * 1000;

type Stored = SetupFields & { created_at: Timestamp };

function startSetup(setup: DocumentSnapshot, details: ReadonlyMap<string, SetupDetails>): StartSetup {
  const stored = setup.data() as Stored;
  return {
    ...stored,
    id: setup.id,
    created_at: stored.created_at.toDate().toISOString(),
    details: details.get(setup.id) ?? null,
  };
}

/** Kit and measures of some setups, by id. */
async function readDetails(
  db: Firestore,
  transaction: Transaction,
  setups: readonly DocumentSnapshot[],
): Promise<Map<string, SetupDetails>> {
  const refs = setups.map(({ id }) => db.collection(COLLECTIONS.setupDetails).doc(id));
  const found = refs.length === 0 ? [] : await transaction.getAll(...refs);
  return new Map(
    found.flatMap((one) => {
      const details = storedDetails(one);
      return details ? [[one.id, details] as const] : [];
    }),
  );
}

interface Read {
  start: GalleryStart;
  /** The moment of which it is true. */
  at: Timestamp;
}

/** Reads at one moment, without holding documents that members are liking meanwhile. */
function readStart(db: Firestore, now: Date): Promise<Read> {
  const month = siteMonthKey(now);
  const published = db.collection(COLLECTIONS.setups).where('status', '==', 'Published');
  const newest = published
    .orderBy('created_at', 'desc')
    .orderBy('__name__', 'desc')
    .limit(PAGE_SIZES.gallery);
  const featured = published
    .where('is_featured_month', '==', true)
    .where('featured_month', '==', month)
    .limit(1);
  return db.runTransaction(
    async (transaction) => {
      const first = await transaction.get(newest);
      const [ofMonth] = (await transaction.get(featured)).docs;
      const { count } = (await transaction.get(published.count())).data();
      const details = await readDetails(db, transaction, [...first.docs, ...(ofMonth ? [ofMonth] : [])]);
      const last = first.size === PAGE_SIZES.gallery ? first.docs.at(-1) : undefined;
      const at = last && (last.data() as Stored).created_at;
      const start: GalleryStart = {
        month,
        featured: ofMonth ? startSetup(ofMonth, details) : null,
        setups: first.docs.map((setup) => startSetup(setup, details)),
        counted: count,
        next: last && at ? { seconds: at.seconds, nanoseconds: at.nanoseconds, id: last.id } : null,
      };
      return { start, at: first.readTime };
    },
    { readOnly: true },
  );
}

/** Makes the answer anew and keeps it, unless a later one is kept already. */
export async function keepStart(db: Firestore, now: Date): Promise<GalleryStart> {
  const { start, at } = await readStart(db, now);
  const kept = db.collection(COLLECTIONS.galleryStart).doc(GALLERY_START_ID);
  await db.runTransaction(async (transaction) => {
    const before: unknown = (await transaction.get(kept)).get('at');
    if (before instanceof Timestamp && before.toMillis() > at.toMillis()) return;
    const ids = [start.featured, ...start.setups].flatMap((setup) => (setup ? [setup.id] : []));
    transaction.set(kept, { answer: JSON.stringify(start), month: start.month, ids, at });
  });
  return start;
}

/** The kept answer as it is sent; one document is read. Without one, or with an old one, it is made. */
export async function galleryAnswer(db: Firestore, now: Date): Promise<string> {
  const kept = await db.collection(COLLECTIONS.galleryStart).doc(GALLERY_START_ID).get();
  const [answer, month, at]: unknown[] = [kept.get('answer'), kept.get('month'), kept.get('at')];
  const young = at instanceof Timestamp && now.getTime() - at.toMillis() < AGE_MAX;
  const fresh = young && month === siteMonthKey(now);
  return fresh && typeof answer === 'string' ? answer : JSON.stringify(await keepStart(db, now));
}

const isPublished = (setup: DocumentData | undefined): boolean => setup?.['status'] === 'Published';

function withoutLikes(setup: DocumentData | undefined): string {
  return JSON.stringify({ ...setup, like_count: 0 });
}

interface Change {
  before: DocumentData | undefined;
  after: DocumentData | undefined;
}

/** Whether a setup stands in the kept answer. */
export async function isInStart(db: Firestore, id: string): Promise<boolean> {
  const ids: unknown = (await db.collection(COLLECTIONS.galleryStart).doc(GALLERY_START_ID).get()).get('ids');
  return Array.isArray(ids) && ids.includes(id);
}

/** Whether a change may show in the answer: a like does only of a setup that stands in it. */
async function mayShow(db: Firestore, { before, after }: Change, id: string): Promise<boolean> {
  if (!isPublished(before) && !isPublished(after)) return false;
  if (withoutLikes(before) !== withoutLikes(after)) return true;
  return isInStart(db, id);
}

/** Keeps the answer true after somebody shared, liked, featured, hid or deleted. */
export async function keepStartAfter(
  db: Firestore,
  setupId: string,
  { before, after }: { before: DocumentSnapshot; after: DocumentSnapshot },
): Promise<void> {
  if (!(await mayShow(db, { before: before.data(), after: after.data() }, setupId))) return;
  await keepStart(db, new Date());
  logger.info("Regenerated the gallery's initial data", { setupId });
}

/** Answers with what a visitor sees first. The same for everybody, so that the CDN can answer. */
export const gallery = cachedAnswer(
  { cacheControl: GALLERY_START_CACHE, failure: 'What the gallery begins with cannot be told' },
  () => galleryAnswer(firestore(), new Date()),
);
