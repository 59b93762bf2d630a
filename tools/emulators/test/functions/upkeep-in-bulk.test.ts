import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { shownPictureId } from '@lumen-throw/domain/collections';
import {
  HIDDEN_IMAGE,
  HIDDEN_MARK,
  INSPECTED_UPLOAD,
  PICTURE_WIDTHS,
  sizePath,
  type ImageSettings,
} from '@lumen-throw/domain/setup-images';
import { repairLikeCounts } from '../../../../functions/src/like-repair.ts';
import { makeMissingSizes, sweepPictures } from '../../../../functions/src/orphan-uploads.ts';
import { clearProject, operator } from '../support/emulated-firebase.ts';
import { WEBP } from '../support/pictures.ts';
import { freshId, imagePath, storedSetup } from '../support/sample-documents.ts';

const services = operator('demo-upkeep');
const { firestore, bucket } = services;
const CREATED = Timestamp.fromMillis(1_767_225_600_000);
const DAY = 24 * 60 * 60 * 1000;

beforeEach(() => clearProject(services));
afterAll(() => services[Symbol.asyncDispose]());

test('a folder of more pictures than one question takes is swept', async () => {
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

/** After the events of an upload, and before it is an orphan. */
const soon = (): Date => new Date(Date.now() + 60 * 60 * 1000);

test('what lost events would have done is done: sizes are made, false pictures and leftovers go', async () => {
  const [lost, page, done, gone] = [1, 2, 3, 4].map((number) => imagePath('petra', number));
  await saved(String(lost), WEBP);
  await saved(String(page), '<script>alert(1)</script>');
  await saved(String(done), WEBP, INSPECTED_UPLOAD);
  await saved(sizePath(String(gone), 480), WEBP);
  const shown = { ...storedSetup('petra'), created_at: CREATED, images: [page] };
  await firestore.doc('user_setups/shown').set(shown);
  // Events of now may still be on their way.
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

test('pictures from before there were sizes get theirs, those of hidden setups for their owner alone', async () => {
  const [open, closed] = [imagePath('petra', 1), imagePath('petra', 2)];
  await saved(open, WEBP);
  // As the pictures of hidden setups were left.
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

test('the repair goes through a gallery of many pages', async () => {
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
