import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { countGalleryNow } from '../../../../functions/src/gallery-totals.ts';
import { clearProject, operator } from '../support/emulated-firebase.ts';
import { eventually } from '../support/members.ts';
import { putSetup } from '../support/liked-setups.ts';
import { WEBP } from '../support/pictures.ts';
import { freshId, imagePath, storedSetup } from '../support/sample-documents.ts';

const services = operator();
const { firestore, bucket } = services;
afterAll(() => services[Symbol.asyncDispose]());
let [first, second, maya] = ['', '', ''];
beforeEach(async () => {
  [first, second, maya] = [freshId(), freshId(), freshId()];
  await clearProject(services);
});

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0, 0]);

async function put(id: string, changes: Record<string, unknown> = {}): Promise<void> {
  const created = Timestamp.fromMillis(1_767_225_600_000);
  await firestore.doc(`user_setups/${id}`).set({ ...storedSetup(maya), created_at: created, ...changes });
}

const exists = async (path: string): Promise<boolean> => (await bucket.file(path).exists())[0];
function save(path: string | undefined, content: Buffer | string): Promise<void> {
  return bucket.file(String(path)).save(content, { resumable: false, contentType: 'image/webp' });
}

test('deleting a setup removes its likes, pictures and month, and nothing else @nightly [4-17]', async () => {
  const [own, other] = [imagePath(maya, 1), imagePath('jonas', 2)];
  for (const path of [own, other]) await save(path, WEBP);
  await put(first, { images: [own, other] });
  await put(second, { images: [imagePath(maya, 5)] });
  await firestore.doc(`setup_likes/${first}_jonas`).set({ setup_id: first, user_id: 'jonas' });
  await firestore.doc(`setup_likes/${second}_jonas`).set({ setup_id: second, user_id: 'jonas' });
  await firestore.doc('featured_months/2026-03').set({ setup_id: first });
  await firestore.doc(`user_setups/${first}`).delete();
  await eventually(async () => {
    expect((await firestore.doc('featured_months/2026-03').get()).exists).toBe(false);
    expect((await firestore.doc(`setup_likes/${first}_jonas`).get()).exists).toBe(false);
    expect(await exists(own)).toBe(false);
  });
  expect((await firestore.doc(`setup_likes/${second}_jonas`).get()).exists).toBe(true);
  expect(await exists(other)).toBe(true);
});

test('a setup restored from a backup keeps its likes and pictures @nightly', async () => {
  const path = await putSetup(services, first, maya);
  await firestore.doc(`setup_likes/${first}_jonas`).set({ setup_id: first, user_id: 'jonas' });
  const stored = (await firestore.doc(`user_setups/${first}`).get()).data() ?? {};
  // Deleted and restored before the cleanup runs.
  await firestore.doc(`user_setups/${first}`).delete();
  await firestore.doc(`user_setups/${first}`).set(stored);
  const later = await putSetup(services, second, maya);
  await firestore.doc(`user_setups/${second}`).delete();
  await eventually(async () => expect(await exists(later)).toBe(false));
  expect(await exists(path)).toBe(true);
  expect((await firestore.doc(`setup_likes/${first}_jonas`).get()).exists).toBe(true);
});

test('records an id that was deleted past the rules as used @nightly', async () => {
  await putSetup(services, first, maya);
  await firestore.doc(`user_setups/${first}`).delete();
  await eventually(async () => expect((await firestore.doc(`gone_setups/${first}`).get()).exists).toBe(true));
});

test('the totals follow the published setups @nightly', async () => {
  const totals = async (): Promise<unknown[]> => {
    const found = await firestore.doc('gallery_totals/public').get();
    return ['All', 'Indoor', 'Gaming'].map((name): unknown => found.get(name));
  };
  await putSetup(services, first, maya);
  await putSetup(services, second, maya, { type_tag: 'Gaming' });
  await eventually(async () => expect(await totals()).toEqual([2, 1, 1]));
  await firestore.doc(`user_setups/${second}`).update({ status: 'Hidden' });
  await eventually(async () => expect(await totals()).toEqual([1, 1, 0]));
});

test('an older count of the gallery never replaces a later one @nightly', async () => {
  const totals = firestore.doc('gallery_totals/public');
  const stored = async (): Promise<unknown> => (await totals.get()).get('All');
  await totals.set({ All: 9, counted_at: Timestamp.fromMillis(Date.now() + 60_000) });
  await countGalleryNow(firestore);
  expect(await stored()).toBe(9);
  await totals.set({ All: 9, counted_at: Timestamp.fromMillis(Date.now() - 60_000) });
  await countGalleryNow(firestore);
  expect(await stored()).toBe(0);
});

test('deletes an upload that is not the image it claims to be @nightly', async () => {
  const [honest, page, disguised] = [1, 2, 3].map((number) => imagePath('petra', number));
  await save(honest, WEBP);
  await save(page, '<script>alert(1)</script>');
  await save(disguised, PNG);
  await eventually(async () => {
    expect(await exists(String(page))).toBe(false);
    expect(await exists(String(disguised))).toBe(false);
  });
  expect(await exists(String(honest))).toBe(true);
});
