import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS, GALLERY_TOTALS_ID, likeId, shownPictureId } from '@lumen-throw/domain/collections';
import { NO_DETAILS, type SetupDetails } from '@lumen-throw/domain/setup-details';
import { SETUP_TYPES, type SetupFields } from '@lumen-throw/domain/setup';
import { PICTURE_STATE } from '@lumen-throw/domain/picture-state';
import { INSPECTED_UPLOAD, setupImagePath } from '@lumen-throw/domain/setup-images';
import { siteMonthKey, type MonthKey } from '@lumen-throw/domain/site-calendar';
import { keepAllCards } from '../../../functions/src/gallery-cards.ts';
import { saveSizes } from '../../../functions/src/picture-files.ts';
import { makePictureSizes, type PictureSizes } from '../../../functions/src/picture-sizes.ts';
import { adminServices, type AdminServices, type AdminTarget } from '../src/admin-services.ts';
import { DEMO_ACCOUNTS, DEMO_GUESTS, DEMO_PASSWORD } from './accounts.ts';
import { SETUP_PICTURES, setupPictures, type DemoSetup } from './demo-setup.ts';
import { DEMO_SETUPS } from './setups.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Of every picture in `SETUP_PICTURES`. */
const UPLOAD_TYPE = 'image/webp';

const demoSetupId = (index: number): string => `demoSetup${String(index + 1).padStart(11, '0')}`;

function monthsBefore(month: MonthKey, count: number): MonthKey {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return siteMonthKey(new Date(Date.UTC(year, number - 1 - count, 15)));
}

function displayName(setup: DemoSetup): string {
  return (
    [...DEMO_ACCOUNTS, ...DEMO_GUESTS].find(({ uid }) => uid === setup.owner)?.displayName ?? 'Anonymous'
  );
}

interface PlannedSetup {
  id: string;
  created: Date;
  stored: SetupFields;
  details: SetupDetails | null;
  /** Bucket path and file of each picture. */
  uploads: { path: string; file: string }[];
}

function plan(setup: DemoSetup, index: number, now: Date): PlannedSetup {
  const { owner, daysAgo, likes, featuredMonthsAgo, home: _, hidden = false, details, ...content } = setup;
  const created = new Date(now.getTime() - daysAgo * DAY);
  const uploads = setupPictures(setup).map((file, place) => ({
    file,
    path: setupImagePath(owner, created, `demo${String(index * 10 + place).padStart(8, '0')}`, UPLOAD_TYPE),
  }));
  return {
    id: demoSetupId(index),
    created,
    uploads,
    details: details ? { ...NO_DETAILS, ...details } : null,
    stored: {
      ...content,
      images: uploads.map(({ path }) => path),
      user_display_name: displayName(setup),
      created_by: owner,
      status: hidden ? 'Hidden' : 'Published',
      is_featured_month: featuredMonthsAgo === 0,
      featured_month:
        featuredMonthsAgo === undefined ? null : monthsBefore(siteMonthKey(now), featuredMonthsAgo),
      like_count: likes,
    },
  };
}

async function addAccounts({ auth, firestore }: AdminServices): Promise<void> {
  for (const { admin, ...account } of DEMO_ACCOUNTS) {
    await auth.createUser({ ...account, password: DEMO_PASSWORD, emailVerified: true });
    if (admin) await firestore.collection(COLLECTIONS.roles).doc(account.uid).set({ role: 'admin' });
  }
}

/** Members who only like: nobody signs in as them, but only likes of confirmed accounts decide. */
async function addFans({ auth }: AdminServices, setups: readonly PlannedSetup[]): Promise<void> {
  const uids = Array.from(new Set(setups.flatMap(likers)));
  await auth.importUsers(uids.map((uid) => ({ uid, email: `${uid}@demo.test`, emailVerified: true })));
}

/** What became of each picture, by its path. */
type MadePictures = ReadonlyMap<string, PictureSizes>;

/** Uploads the pictures, and makes of them what everybody sees, as the function does. */
async function addPictures(
  { bucket }: AdminServices,
  setups: readonly PlannedSetup[],
): Promise<MadePictures> {
  const pictures = new Map<string, PictureSizes>();
  await Promise.all(
    setups.flatMap(({ stored, uploads }) =>
      uploads.map(async ({ path, file }) => {
        const upload = await readFile(join(SETUP_PICTURES, file));
        const made = await makePictureSizes(upload, UPLOAD_TYPE);
        if ('refusal' in made) throw new Error(`The demo picture ${file} was refused: ${made.refusal}`);
        await bucket
          .file(path)
          .save(upload, { resumable: false, contentType: UPLOAD_TYPE, metadata: INSPECTED_UPLOAD });
        await saveSizes(bucket, path, made.sizes, stored.status === 'Published');
        pictures.set(path, made.sizes);
      }),
    ),
  );
  return pictures;
}

/** Likes of members who left no other trace: one document for each, so that every count is exact. */
function likers(setup: PlannedSetup): string[] {
  return Array.from(
    { length: setup.stored.like_count },
    (_, index) => `demo-fan-${String(index + 1).padStart(2, '0')}`,
  );
}

async function addSetups(
  firestore: Firestore,
  setups: readonly PlannedSetup[],
  pictures: MadePictures,
): Promise<void> {
  const batch = firestore.batch();
  for (const { id, created, stored, details } of setups) {
    batch.set(firestore.collection(COLLECTIONS.setups).doc(id), {
      ...stored,
      created_at: Timestamp.fromDate(created),
    });
    if (details) {
      const fields = { ...details, created_by: stored.created_by, updated_at: Timestamp.fromDate(created) };
      batch.set(firestore.collection(COLLECTIONS.setupDetails).doc(id), fields);
    }
    for (const path of stored.images) {
      const { sha256, width, height } = pictures.get(path) ?? {};
      const note = { state: PICTURE_STATE.shown, setup_id: id, sha256, width, height };
      batch.set(firestore.collection(COLLECTIONS.shownPictures).doc(shownPictureId(path)), note);
    }
    if (stored.featured_month !== null) {
      batch.set(firestore.collection(COLLECTIONS.featuredMonths).doc(stored.featured_month), {
        setup_id: id,
      });
    }
  }
  for (const setup of setups) {
    for (const uid of likers(setup)) {
      batch.set(firestore.collection(COLLECTIONS.likes).doc(likeId(setup.id, uid)), {
        setup_id: setup.id,
        user_id: uid,
      });
    }
  }
  const published = setups.filter(({ stored }) => stored.status === 'Published');
  const byType = SETUP_TYPES.map((type) => [
    type,
    published.filter(({ stored }) => stored.type_tag === type).length,
  ]);
  batch.set(firestore.collection(COLLECTIONS.galleryTotals).doc(GALLERY_TOTALS_ID), {
    All: published.length,
    ...Object.fromEntries(byType),
    counted_at: Timestamp.now(),
  });
  await batch.commit();
  await keepAllCards(firestore);
}

async function hasAccounts({ auth }: AdminServices): Promise<boolean> {
  const [admin] = DEMO_ACCOUNTS;
  const { users } = await auth.getUsers([{ uid: admin.uid }]);
  return users.length > 0;
}

/**
 * Fills empty emulators with the demo accounts and sample setups; on filled ones it does nothing, so
 * that what was deleted stays deleted.
 * @param now decides the dates and the month of the featured setup
 * @returns whether anything was written
 * @throws Error for a target that is not emulated
 */
export async function seedDemo(target: AdminTarget, now: Date = new Date()): Promise<boolean> {
  if (!target.emulators) throw new Error('Demo data is for the emulators only.');
  await using services = adminServices(target);
  if (await hasAccounts(services)) return false;
  const setups = DEMO_SETUPS.map((setup, index) => plan(setup, index, now));
  const pictures = await addPictures(services, setups);
  await addSetups(services.firestore, setups, pictures);
  await addFans(services, setups);
  await addAccounts(services);
  return true;
}
