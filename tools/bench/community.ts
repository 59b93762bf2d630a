/** What visits of the community cost: documents read, whatever the gallery's size. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS, GALLERY_TOTALS_ID } from '@lumen-throw/domain/collections';
import { parseEnvironment, type FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { cardOf } from '@lumen-throw/domain/gallery-card';
import { PAGE_SIZES } from '@lumen-throw/domain/limits';
import type { SetupFields } from '@lumen-throw/domain/setup';
import { siteMonthKey } from '@lumen-throw/domain/site-calendar';
import { DEMO_PASSWORD } from '../emulators/demo/accounts.ts';
import { DEMO_SETUPS } from '../emulators/demo/setups.ts';
import { seedDemo } from '../emulators/demo/seed-demo.ts';
import { adminServices } from '../emulators/src/admin-services.ts';
import { readsOf } from '../emulators/src/billed-reads.ts';
import { startEmulators } from '../emulators/src/launcher.ts';
import { countPublished, findFeatured, listOwnHidden, listPublished } from '@lumen-throw/community/gallery';
import { likedAmong } from '@lumen-throw/community/likes';
import { listModerationLog, listSubmissions } from '@lumen-throw/community/moderation';
import { isAdmin } from '@lumen-throw/community/roles';
import { signIn } from '@lumen-throw/community/session';
import { Failure } from '../product/failure.ts';

/** Setups of a small gallery, of one that fills an admin's page, and of a large one. */
export const SIZES = { small: 20, page: 60, large: 5000 } as const;

/** The gallery as a member opens it. */
async function visitGallery(env: FirebaseEnvironment, uid: string): Promise<void> {
  const [first] = await Promise.all([
    listPublished(env, 'All'),
    countPublished(env, 'All'),
    findFeatured(env, [siteMonthKey(new Date())]),
    listOwnHidden(env, uid),
    isAdmin(env, uid),
  ]);
  await likedAmong(
    env,
    uid,
    first.setups.map(({ id }) => id),
  );
}

/** The admin page as it opens. */
async function visitAdmin(env: FirebaseEnvironment, uid: string): Promise<void> {
  await isAdmin(env, uid);
  await Promise.all([
    listSubmissions(env),
    findFeatured(env, [siteMonthKey(new Date())]),
    listModerationLog(env),
  ]);
}

/** Setups written at once; each is two documents, and a commit takes 500. */
const BATCH = 200;

/** Fills the gallery up to a size with copies of a setup, older than those of the demo. */
export async function fillGallery(firestore: Firestore, from: number, to: number): Promise<void> {
  const setups = firestore.collection(COLLECTIONS.setups);
  const [model] = (await setups.where('is_featured_month', '==', false).limit(1).get()).docs;
  const fields = { ...model?.data(), status: 'Published', featured_month: null } as SetupFields;
  for (let start = from; start < to; start += BATCH) {
    const batch = firestore.batch();
    for (let number = start; number < Math.min(start + BATCH, to); number++) {
      const id = `benchSetup${String(number).padStart(10, '0')}`;
      const created_at = Timestamp.fromMillis(1_700_000_000_000 + number);
      batch.set(setups.doc(id), { ...fields, created_at });
      batch.set(firestore.collection(COLLECTIONS.galleryCards).doc(id), {
        ...cardOf(fields, null),
        created_at,
      });
    }
    batch.set(firestore.collection(COLLECTIONS.galleryTotals).doc(GALLERY_TOTALS_ID), { All: to });
    await batch.commit();
  }
}

/** Documents read by a visit, at each of the sizes. */
export type Reads = Record<keyof typeof SIZES, number>;

const POLICY = { requireConfirmedEmail: false, continueUrl: 'http://localhost/' };

/**
 * Counts what one visit of the gallery and one of the admin page read.
 * @throws Failure when a larger gallery costs more than one page of it
 */
export async function benchReads(): Promise<{ gallery: Reads; admin: Reads }> {
  const folder = mkdtempSync(join(tmpdir(), 'lumen-bench-community-'));
  const emulators = await startEmulators({
    projectId: parseEnvironment({}).firebase.projectId,
    only: ['auth', 'firestore', 'storage'],
    logFile: join(folder, 'emulators.log'),
  });
  const gallery: Reads = { small: 0, page: 0, large: 0 };
  const admin: Reads = { small: 0, page: 0, large: 0 };
  try {
    const { auth, firestore, storage, functions } = emulators.origins;
    const { firebase } = parseEnvironment({});
    const env = { ...firebase, emulators: { auth, firestore, storage, functions } };
    await seedDemo(env);
    await using services = adminServices(env);
    let filled: number = DEMO_SETUPS.length;
    for (const size of ['small', 'page', 'large'] as const) {
      await fillGallery(services.firestore, filled, SIZES[size]);
      filled = SIZES[size];
      const member = await signIn(env, 'maya@demo.test', DEMO_PASSWORD, POLICY);
      gallery[size] = await readsOf(() => visitGallery(env, member.uid));
      const moderator = await signIn(env, 'admin@demo.test', DEMO_PASSWORD, POLICY);
      admin[size] = await readsOf(() => visitAdmin(env, moderator.uid));
    }
  } finally {
    await emulators.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  if (gallery.large !== gallery.small || gallery.page !== gallery.small) {
    throw new Failure(
      `A visit of the gallery reads ${gallery.small} documents among ${SIZES.small} setups, and ${gallery.large} among ${SIZES.large}.`,
    );
  }
  if (admin.large !== admin.page || admin.large - admin.small !== PAGE_SIZES.admin - SIZES.small) {
    throw new Failure(
      `A visit of the admin page reads ${admin.page} documents among ${SIZES.page} setups, and ${admin.large} among ${SIZES.large}.`,
    );
  }
  return { gallery, admin };
}
