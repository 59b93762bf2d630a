import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { shownPictureId } from '@lumen-throw/domain/collections';
import {
  FIRST_LATE_TRY,
  HIDDEN_IMAGE,
  HIDDEN_MARK,
  INSPECTED_UPLOAD,
  PICTURE_WIDTHS,
  sizePath,
  UPLOADED_AT,
  type ImageSettings,
} from '@lumen-throw/domain/setup-images';
import { repairLikeCounts } from '../../../../functions/src/like-repair.ts';
import { makeMissingSizes, sweepPictures } from '../../../../functions/src/orphan-uploads.ts';
import { releasePicture } from '../../../../functions/src/picture-claims.ts';
import { uploadedAt } from '../../../../functions/src/picture-files.ts';
import { inspectPicture } from '../../../../functions/src/picture-inspection.ts';
import { clearProject, operator } from '../support/emulated-firebase.ts';
import { WEBP } from '../support/pictures.ts';
import { freshId, imagePath, storedSetup } from '../support/sample-documents.ts';

const services = operator('demo-upkeep');
const { firestore, bucket } = services;
const CREATED = Timestamp.fromMillis(1_767_225_600_000);
const DAY = 24 * 60 * 60 * 1000;

beforeEach(() => clearProject(services));
afterAll(() => services[Symbol.asyncDispose]());

test('sweeps a folder with more pictures than one request returns @nightly', async () => {
  const paths = Array.from({ length: 70 }, (_, index) => imagePath('petra', index));
  await Promise.all(
    paths.map((path) => bucket.file(path).save(WEBP, { resumable: false, contentType: 'image/webp' })),
  );
  const shown = paths.slice(31, 37);
  const setup = { ...storedSetup('petra'), created_at: CREATED, images: shown };
  await firestore.doc(`user_setups/${freshId()}`).set(setup);
  const outcome = await sweepPictures(firestore, bucket, new Date(Date.now() + 2 * DAY));
  expect(outcome).toEqual({ looked: 70, deleted: 64, inspected: 6, leftovers: 0 });
  const [left] = await bucket.getFiles({ prefix: 'setups/petra/' });
  expect(left.map(({ name }) => name)).toEqual(shown);
});

const saved = (path: string, content: Buffer | string, metadata: Partial<ImageSettings> = {}) =>
  bucket.file(path).save(content, { resumable: false, contentType: 'image/webp', metadata });
const state = async (path: string): Promise<unknown> =>
  (await firestore.doc(`shown_pictures/${shownPictureId(path)}`).get()).get('state');
const names = async (): Promise<string[]> => {
  const [files] = await bucket.getFiles();
  return files.map(({ name }) => name);
};

/** After an upload's events, and before it is unused. */
const soon = (): Date => new Date(Date.now() + 60 * 60 * 1000);

test('makes up for lost events: creates sizes, deletes fake pictures and leftovers @nightly', async () => {
  const [lost, page, done, gone] = [1, 2, 3, 4].map((number) => imagePath('petra', number));
  await saved(String(lost), WEBP);
  await saved(String(page), '<script>alert(1)</script>');
  await saved(String(done), WEBP, INSPECTED_UPLOAD);
  await saved(sizePath(String(gone), 480), WEBP);
  const shown = { ...storedSetup('petra'), created_at: CREATED, images: [page] };
  await firestore.doc('user_setups/shown').set(shown);
  // Recent events may still arrive.
  expect(await sweepPictures(firestore, bucket, new Date())).toMatchObject({ inspected: 0, leftovers: 0 });
  expect(await sweepPictures(firestore, bucket, soon())).toEqual({
    looked: 0,
    deleted: 0,
    inspected: 2,
    leftovers: 1,
  });
  expect([await state(String(lost)), await state(String(page))]).toEqual(['ready', 'refused']);
  const sizes = PICTURE_WIDTHS.map((width) => sizePath(String(lost), width));
  expect(new Set(await names())).toEqual(new Set([lost, done, ...sizes]));
  expect((await firestore.doc('user_setups/shown').get()).get('status')).toBe('Hidden');
  expect(await sweepPictures(firestore, bucket, soon())).toMatchObject({ inspected: 0, leftovers: 0 });
});

test('a picture that cannot be inspected does not block leftovers and other pictures @nightly', async () => {
  const [first, second, gone] = [1, 2, 3].map((number) => imagePath('petra', number));
  await saved(String(first), WEBP);
  await saved(String(second), WEBP);
  const leftover = sizePath(String(gone), 480);
  await saved(leftover, WEBP);
  vi.spyOn(firestore, 'collection').mockImplementationOnce(() => {
    throw new Error('Firestore does not answer');
  });
  // It fails in the end, so that it is retried.
  await expect(sweepPictures(firestore, bucket, soon())).rejects.toThrow(
    'Pictures without generated sizes: 1',
  );
  vi.restoreAllMocks();
  expect([await state(String(first)), await state(String(second))]).toEqual([undefined, 'ready']);
  expect(await names()).not.toContain(leftover);
});

test('creates sizes for old pictures, those of hidden setups for their owner only @nightly', async () => {
  const [open, closed] = [imagePath('petra', 1), imagePath('petra', 2)];
  await saved(open, WEBP);
  // The earlier state of hidden setups' pictures.
  await saved(closed, WEBP, HIDDEN_IMAGE);
  for (const [id, path, status] of [
    ['open', open, 'Published'],
    ['closed', closed, 'Hidden'],
  ] as const) {
    const setup = { ...storedSetup('petra'), created_at: CREATED, images: [path], status };
    await firestore.doc(`user_setups/${id}`).set(setup);
    await firestore.doc(`shown_pictures/${shownPictureId(path)}`).set({ setup_id: id });
  }
  expect(await makeMissingSizes(firestore, bucket)).toBe(2);
  expect([await state(open), await state(closed)]).toEqual(['shown', 'shown']);
  const mark = async (path: string): Promise<unknown> =>
    (await bucket.file(sizePath(path, 960)).getMetadata())[0].metadata?.[HIDDEN_MARK];
  expect([await mark(open), await mark(closed)]).toEqual([undefined, 'true']);
  expect(await makeMissingSizes(firestore, bucket)).toBe(0);
});

const stores = { db: firestore, uploads: bucket };
const MINUTE = 60 * 1000;

/** What the function does with an event. Its file needs a bucket when it loads. */
async function inspectUpload(path: string, sent: Date, now: Date): Promise<void> {
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ storageBucket: bucket.name }));
  const functions = await import('../../../../functions/src/uploaded-image.ts');
  vi.unstubAllEnvs();
  await functions.inspectUpload(stores, path, sent, now);
}

test('a repeated or late event leaves a finished picture alone @nightly', async () => {
  const path = imagePath('petra');
  await saved(path, WEBP);
  await inspectPicture(stores, path);
  const shown = { ...storedSetup('petra'), created_at: CREATED, images: [path] };
  await firestore.doc('user_setups/shown').set(shown);
  const now = new Date();
  const sent = new Date(now.getTime() - DAY);
  await bucket.file(path).setMetadata({ metadata: { [FIRST_LATE_TRY]: sent.toISOString() } });
  await inspectUpload(path, sent, now);
  expect(await state(path)).toBe('ready');
  expect(await names()).toContain(path);
  expect((await firestore.doc('user_setups/shown').get()).get('status')).toBe('Published');
});

test('tries an upload whose first turn comes after ten minutes @nightly', async () => {
  const path = imagePath('petra');
  await saved(path, WEBP);
  const now = new Date();
  await inspectUpload(path, new Date(now.getTime() - 11 * MINUTE), now);
  expect(await state(path)).toBe('ready');
});

test('an upload that was tried for ten minutes is damaged @nightly', async () => {
  const path = imagePath('petra');
  await saved(path, WEBP);
  const late = new Date(Date.now() + 11 * MINUTE);
  // The state of an upload whose decoder ended with the function.
  await bucket.file(path).setMetadata({ metadata: { [FIRST_LATE_TRY]: new Date().toISOString() } });
  await inspectUpload(path, new Date(), late);
  expect(await state(path)).toBe('refused');
});

test('an upload keeps its time of arrival through rewrites @nightly', async () => {
  const path = imagePath('petra');
  await saved(path, WEBP);
  const came = String((await bucket.file(path).getMetadata())[0].timeCreated);
  for (let time = 0; time < 2; time++) {
    await inspectPicture(stores, path);
    const [metadata] = await bucket.file(path).getMetadata();
    expect(metadata.metadata?.[UPLOADED_AT]).toBe(new Date(came).toISOString());
    expect(uploadedAt({ metadata }, new Date(0))).toEqual(new Date(came));
  }
});

test('recreates a lost width @nightly', async () => {
  const path = imagePath('petra');
  await saved(path, WEBP);
  await inspectPicture(stores, path);
  const lost = sizePath(path, 960);
  await bucket.file(lost).delete();
  expect(await makeMissingSizes(firestore, bucket)).toBe(1);
  expect(await names()).toContain(lost);
  expect(await state(path)).toBe('ready');
  expect(await makeMissingSizes(firestore, bucket)).toBe(0);
});

test('a picture that passes to another setup does not expire with the first @nightly', async () => {
  const path = imagePath('petra');
  const note = firestore.doc(`shown_pictures/${shownPictureId(path)}`);
  await note.set({ state: 'gone', setup_id: 'gone', expires_at: CREATED });
  const other = { ...storedSetup('petra'), created_at: CREATED, images: [path] };
  await firestore.doc('user_setups/other').set(other);
  expect(await releasePicture(firestore, 'gone', path)).toBe(false);
  expect((await note.get()).data()).toEqual({ state: 'shown', setup_id: 'other' });
});

test('the repair covers a gallery of many pages @nightly', async () => {
  const batch = firestore.batch();
  for (let index = 0; index < 60; index++) {
    const setup = { ...storedSetup('maya'), created_at: CREATED, like_count: index % 2 === 0 ? 4 : 0 };
    batch.set(firestore.doc(`user_setups/${freshId()}`), setup);
  }
  await batch.commit();
  expect(await repairLikeCounts(firestore)).toEqual({ setups: 60, repaired: 30 });
  const all = await firestore.collection('user_setups').get();
  expect(new Set(all.docs.map((setup): unknown => setup.get('like_count')))).toEqual(new Set([0]));
});
