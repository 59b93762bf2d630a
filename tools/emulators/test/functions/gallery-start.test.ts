/** The one answer of a visitor's first view of the gallery. */
import { getDoc, doc } from 'firebase/firestore/lite';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { DEFAULT_REGION, LOCAL_PROJECT_ID } from '@lumen-throw/domain/environment-defaults';
import { GALLERY_START_PATH, galleryStart, type GalleryStart } from '@lumen-throw/domain/gallery-start';
import { PAGE_SIZES } from '@lumen-throw/domain/limits';
import { galleryAnswer, keepStart } from '../../../../functions/src/gallery-start.ts';
import { clearProject, operator } from '../support/emulated-firebase.ts';
import { putSetup } from '../support/liked-setups.ts';
import { eventually } from '../support/members.ts';
import { firestoreBench } from '../support/rules-environment.ts';
import { freshId, storedSetup, THIS_MONTH } from '../support/sample-documents.ts';
import { assertFails } from '../support/verdicts.ts';

const services = operator();
const { firestore } = services;
afterAll(() => services[Symbol.asyncDispose]());
beforeEach(() => clearProject(services));

const address = `${inject('emulators').functions}/${LOCAL_PROJECT_ID}/${DEFAULT_REGION}/answers${GALLERY_START_PATH}`;
const kept = () => firestore.doc('gallery_start/latest');

async function told(): Promise<GalleryStart> {
  const start = galleryStart(await (await fetch(address)).json());
  if (start === null) throw new Error('The answer cannot be read.');
  return start;
}

test('an empty gallery has an answer that the CDN caches for seconds @nightly', async () => {
  const response = await fetch(address);
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5');
  expect(galleryStart(await response.json())).toEqual({
    month: THIS_MONTH,
    featured: null,
    setups: [],
    counted: 0,
    next: null,
  });
  expect((await fetch(address, { method: 'POST' })).status).toBe(405);
});

test('sharing, liking, featuring, hiding and deleting update it @nightly', async () => {
  const [first, second] = [freshId(), freshId()];
  const changed = (change: Record<string, unknown>) => firestore.doc(`user_setups/${first}`).update(change);
  await putSetup(services, first, 'maya');
  await putSetup(services, second, 'jonas', { status: 'Hidden' });
  await eventually(async () => {
    const { setups, counted } = await told();
    expect([setups.map(({ id }) => id), counted]).toEqual([[first], 1]);
  });
  await changed({ like_count: 7 });
  await eventually(async () => expect((await told()).setups[0]?.like_count).toBe(7));
  await changed({ is_featured_month: true, featured_month: THIS_MONTH });
  await eventually(async () => expect((await told()).featured?.id).toBe(first));
  await changed({ status: 'Hidden', is_featured_month: false, featured_month: null });
  await eventually(async () => expect((await told()).counted).toBe(0));
  expect(JSON.stringify(await told())).not.toContain(first);
  await firestore.doc(`user_setups/${second}`).update({ status: 'Published' });
  await eventually(async () => expect((await told()).setups[0]?.id).toBe(second));
  await firestore.doc(`user_setups/${second}`).delete();
  await eventually(async () => expect((await told()).setups).toEqual([]));
});

test("has the carousel's first page, newest first, and the place where the rest begins @nightly", async () => {
  const count = PAGE_SIZES.gallery + 3;
  const batch = firestore.batch();
  for (let day = 1; day <= count; day++) {
    const id = `newest${String(day).padStart(14, '0')}`;
    const created = Timestamp.fromMillis(Date.UTC(2026, 0, day));
    batch.set(firestore.doc(`user_setups/${id}`), { ...storedSetup('maya'), created_at: created });
  }
  await batch.commit();
  const { setups, counted, next } = await keepStart(firestore, new Date());
  expect(counted).toBe(count);
  expect(setups.map(({ id }) => Number(id.slice(6)))).toEqual(
    Array.from({ length: PAGE_SIZES.gallery }, (_, index) => count - index),
  );
  expect(next).toEqual({ seconds: Date.UTC(2026, 0, 4) / 1000, nanoseconds: 0, id: setups.at(-1)?.id });
});

test('an answer costs one read, and an old one is rebuilt @nightly', async () => {
  await keepStart(firestore, new Date());
  const read = vi.spyOn(firestore, 'runTransaction');
  const answer = '{"kept":true}';
  // With a later time, so that functions still at work on the previous test leave it alone.
  const later = Timestamp.fromMillis(Date.now() + 60_000);
  await kept().update({ answer, at: later });
  expect(await galleryAnswer(firestore, new Date())).toBe(answer);
  expect(read).not.toHaveBeenCalled();
  expect(await galleryAnswer(firestore, new Date(Date.now() + 12 * 60 * 1000))).not.toBe(answer);
  await kept().update({ answer, month: '2020-01' });
  expect(await galleryAnswer(firestore, new Date())).not.toBe(answer);
  // A state from a later moment stays.
  await kept().set({ answer, ids: [], at: later });
  await keepStart(firestore, new Date());
  expect((await kept().get()).get('answer')).toBe(answer);
  read.mockRestore();
});

const bench = firestoreBench('gallery-start');

test('the document is readable only through the answer @nightly', async () => {
  await bench.put('user_roles/admin', { role: 'admin' });
  await bench.put('gallery_start/latest', { answer: '{}' });
  for (const db of [bench.visitor(), bench.as('maya'), bench.as('admin')])
    await assertFails(getDoc(doc(db, 'gallery_start/latest')));
});
