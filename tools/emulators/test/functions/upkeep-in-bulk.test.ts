import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { repairLikeCounts } from '../../../../functions/src/like-repair.ts';
import { sweepOrphans } from '../../../../functions/src/orphan-uploads.ts';
import { clearProject, operator } from '../support/emulated-firebase.ts';
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
    paths.map((path) =>
      bucket
        .file(path)
        .save(Buffer.from('RIFF....WEBPVP8 '), { resumable: false, contentType: 'image/webp' }),
    ),
  );
  const shown = paths.slice(31, 37);
  const setup = { ...storedSetup('petra'), created_at: CREATED, images: shown };
  await firestore.doc(`user_setups/${freshId()}`).set(setup);
  const outcome = await sweepOrphans(firestore, bucket, new Date(Date.now() + 2 * DAY));
  expect(outcome).toEqual({ looked: 70, deleted: 64, false: 0 });
  const [left] = await bucket.getFiles({ prefix: 'setups/petra/' });
  expect(left.map(({ name }) => name)).toEqual(shown);
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
