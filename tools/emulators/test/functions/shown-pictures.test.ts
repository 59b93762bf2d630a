import { randomUUID } from 'node:crypto';
import { initializeApp } from 'firebase/app';
import { Timestamp } from 'firebase-admin/firestore';
import {
  connectFirestoreEmulator,
  doc,
  increment,
  initializeFirestore,
  writeBatch,
  type Firestore,
} from 'firebase/firestore/lite';
import { connectStorageEmulator, getStorage, ref, uploadBytes, type FirebaseStorage } from 'firebase/storage';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { shownPictureId } from '@lumen-throw/domain/collections';
import { INSPECTED_UPLOAD, PICTURE_WIDTHS, sizePath } from '@lumen-throw/domain/setup-images';
import { deleteAccount } from '@lumen-throw/community/account';
import { authService } from '@lumen-throw/community/auth-service';
import { findSetup } from '@lumen-throw/community/gallery';
import type { Member } from '@lumen-throw/community/member';
import { listModerationLog, publishSetup } from '@lumen-throw/community/moderation';
import { createSetup, deleteOwnSetup, newSetupId } from '@lumen-throw/community/sharing';
import { grayPng } from '../../../../functions/test/gray-png.ts';
import { configureCommunity } from '../../src/community-config.ts';
import { clearProject, emulatedFirebase, operator } from '../support/emulated-firebase.ts';
import { DRAFT, eventually, members, PASSWORD } from '../support/members.ts';
import { webp, WEBP } from '../support/pictures.ts';
import { freshId, likeStep, storedSetup } from '../support/sample-documents.ts';

const env = emulatedFirebase();
const services = operator();
const { firestore, bucket } = services;
const { arrive, arriveAsAdmin, share, upload } = members(env, 'shown');

beforeAll(async () => {
  await clearProject(services);
  await configureCommunity(env, { requireConfirmedEmail: false });
});
afterAll(() => services[Symbol.asyncDispose]());

const exists = async (path: string | undefined): Promise<boolean> =>
  (await bucket.file(String(path)).exists())[0];
const statusOf = async (id: string): Promise<unknown> =>
  (await firestore.doc(`user_setups/${id}`).get()).get('status');
const shownBy = async (path: string | undefined): Promise<unknown> =>
  (await firestore.doc(`shown_pictures/${shownPictureId(String(path))}`).get()).get('setup_id');

/** Stores a setup past the rules, which require inspected pictures. @returns its id */
async function put(owner: string, images: readonly string[]): Promise<string> {
  const id = freshId();
  const created = Timestamp.fromMillis(Date.now());
  await firestore.doc(`user_setups/${id}`).set({ ...storedSetup(owner), created_at: created, images });
  return id;
}

/** A path in the member's folder without an upload. */
const nothingAt = (member: Member): string => `setups/${member.uid}/${Date.now()}-nothinghere1.webp`;

test('hides a setup whose picture was never uploaded and logs why @nightly', async () => {
  const member = await arrive();
  const refused = createSetup(env, newSetupId(env), member, DRAFT, [nothingAt(member)]);
  await expect(refused).rejects.toMatchObject({ code: 'not-allowed' });
  const id = await put(member.uid, [nothingAt(member)]);
  await eventually(async () => expect(await statusOf(id)).toBe('Hidden'));
  const admin = await arriveAsAdmin();
  const [entry] = (await listModerationLog(env)).entries;
  expect(entry).toMatchObject({
    action: 'hide',
    setup_id: id,
    moderator_name: 'Picture check: a picture is missing',
  });
  // Publishing it by hand doesn't show it either.
  await publishSetup(env, admin.uid, id);
  await eventually(async () => {
    const { entries } = await listModerationLog(env);
    expect(entries.filter(({ setup_id }) => setup_id === id).map(({ action }) => action)).toEqual([
      'hide',
      'publish',
      'hide',
    ]);
  });
});

test('hides a setup with one missing picture @nightly', async () => {
  const member = await arrive();
  const id = await put(member.uid, [await upload(member), nothingAt(member)]);
  await eventually(async () => expect(await statusOf(id)).toBe('Hidden'));
});

/** An upload's sizes, before the function has responded to the upload. */
async function putSizes(path: string, note: Record<string, unknown>): Promise<void> {
  const made = { resumable: false, contentType: 'image/webp' };
  await Promise.all(PICTURE_WIDTHS.map((width) => bucket.file(sizePath(path, width)).save(WEBP, made)));
  await firestore.doc(`shown_pictures/${shownPictureId(path)}`).set(note);
}

test('treats an upload that its owner deleted before sharing as missing, even with its sizes @nightly', async () => {
  const member = await arrive();
  const path = nothingAt(member);
  await putSizes(path, { state: 'ready' });
  const id = await put(member.uid, [path]);
  await eventually(async () => expect(await statusOf(id)).toBe('Hidden'));
});

test('the picture of a restored setup does not expire', async () => {
  const member = await arrive();
  const path = nothingAt(member);
  const id = freshId();
  await putSizes(path, { state: 'gone', setup_id: id, expires_at: Timestamp.now() });
  await bucket
    .file(path)
    .save(WEBP, { resumable: false, contentType: 'image/webp', metadata: INSPECTED_UPLOAD });
  const setup = { ...storedSetup(member.uid), created_at: Timestamp.now(), images: [path] };
  await firestore.doc(`user_setups/${id}`).set(setup);
  await eventually(async () => {
    const note = await firestore.doc(`shown_pictures/${shownPictureId(path)}`).get();
    expect(note.data()).toEqual({ state: 'shown', setup_id: id });
  });
  expect(await statusOf(id)).toBe('Published');
});

test('sends an upload with no-store', async () => {
  const member = await arrive();
  const sent = vi.spyOn(globalThis, 'fetch');
  await upload(member);
  const bodies = await Promise.all(sent.mock.calls.map(([, request]) => new Response(request?.body).text()));
  sent.mockRestore();
  const controls = bodies.flatMap((body) => /"cacheControl":"([^"]*)"/.exec(body)?.[1] ?? []);
  expect(controls).toEqual(['private, no-store']);
});

test('a setup with its own pictures stays published', async () => {
  const setup = await share(await arrive());
  await eventually(async () => expect(await shownBy(setup.image_paths[0])).toBe(setup.id));
  expect(await statusOf(setup.id)).toBe('Published');
});

test('hides the second of two setups with one picture; deleting it keeps the picture @nightly', async () => {
  const member = await arrive();
  const path = await upload(member);
  // Both before the function has responded to the first, as two tabs can.
  const [one, other] = [newSetupId(env), newSetupId(env)];
  const fields = await createSetup(env, one, member, DRAFT, [path]);
  const stored = (await firestore.doc(`user_setups/${one}`).get()).data() ?? {};
  await firestore.doc(`user_setups/${other}`).set(stored);
  await eventually(async () => {
    expect(new Set([await statusOf(one), await statusOf(other)])).toEqual(new Set(['Hidden', 'Published']));
  });
  await eventually(async () => expect([one, other]).toContain(await shownBy(path)));
  const hidden = (await statusOf(one)) === 'Hidden' ? one : other;
  await deleteOwnSetup(env, { ...fields, id: hidden });
  const later = await share(member);
  await deleteOwnSetup(env, later);
  await eventually(async () => expect(await exists(later.image_paths[0])).toBe(false));
  expect(await exists(path)).toBe(true);
});

test('deleting the first of two setups passes the picture to the other @nightly', async () => {
  const member = await arrive();
  const setup = await share(member);
  const [path] = setup.image_paths;
  await eventually(async () => expect(await shownBy(path)).toBe(setup.id));
  const other = newSetupId(env);
  const stored = (await firestore.doc(`user_setups/${setup.id}`).get()).data() ?? {};
  await firestore.doc(`user_setups/${other}`).set({ ...stored, status: 'Hidden' });
  await deleteOwnSetup(env, setup);
  await eventually(async () => expect(await shownBy(path)).toBe(other));
  expect(await exists(path)).toBe(true);
});

test("a picture's name cannot be reused after its setup is deleted @nightly", async () => {
  const member = await arrive();
  const setup = await share(member);
  const [path = ''] = setup.image_paths;
  await eventually(async () => expect(await shownBy(path)).toBe(setup.id));
  await deleteOwnSetup(env, setup);
  await eventually(async () => expect(await exists(path)).toBe(false));
  await eventually(async () => {
    const note = await firestore.doc(`shown_pictures/${shownPictureId(path)}`).get();
    expect(note.get('expires_at')).toBeDefined();
  });
  await bucket.file(path).save(WEBP, { resumable: false, contentType: 'image/webp' });
  await eventually(async () => expect(await exists(path)).toBe(false));
  expect(await exists(sizePath(path, 480))).toBe(false);
  const again = createSetup(env, newSetupId(env), member, DRAFT, [path]);
  await expect(again).rejects.toMatchObject({ code: 'not-allowed' });
});

test('a fake picture hides its setup @nightly', async () => {
  const member = await arrive();
  const path = `setups/${member.uid}/${Date.now()}-falsepicture.webp`;
  await bucket.file(path).save('<script>alert(1)</script>', { resumable: false, contentType: 'image/webp' });
  const id = await put(member.uid, [path]);
  await eventually(async () => {
    expect([await exists(path), await statusOf(id)]).toEqual([false, 'Hidden']);
  });
});

test("shows only an upload's pixels, with the project's own headers", async () => {
  const member = await arrive();
  const path = `setups/${member.uid}/${Date.now()}-forthewholey.webp`;
  await bucket.file(path).save(WEBP, {
    resumable: false,
    contentType: 'image/webp',
    metadata: { cacheControl: 'public, max-age=31536000, immutable', contentLanguage: 'tlh' },
  });
  await eventually(async () => {
    const [upload] = await bucket.file(path).getMetadata();
    expect(upload.cacheControl).toBe('private, no-store');
    const [shown] = await bucket.file(sizePath(path, 1600)).getMetadata();
    expect(shown.cacheControl).toBe('private, no-store');
    expect(shown.contentLanguage).toBeFalsy();
  });
});

test('two uploads that differ only in their extension are two pictures @nightly', async () => {
  const member = await arrive();
  const setup = await share(member);
  const [path = ''] = setup.image_paths;
  const before = (await bucket.file(sizePath(path, 480)).download())[0];
  const twin = path.replace('.webp', '.png');
  await bucket.file(twin).save(grayPng(4, 4), { resumable: false, contentType: 'image/png' });
  await eventually(async () => expect(await exists(sizePath(twin, 480))).toBe(true));
  expect((await bucket.file(sizePath(path, 480)).download())[0].equals(before)).toBe(true);
});

const port = (origin: string): number => Number(new URL(origin).port);

/** The current session, as a script keeps it while its token is valid. */
async function keptSession(): Promise<{ firestore: Firestore; storage: FirebaseStorage }> {
  const mockUserToken = (await authService(env).currentUser?.getIdToken()) ?? '';
  const app = initializeApp(
    { projectId: env.projectId, storageBucket: env.storageBucket },
    `kept-${randomUUID()}`,
  );
  const kept = { firestore: initializeFirestore(app, {}), storage: getStorage(app) };
  connectFirestoreEmulator(kept.firestore, '127.0.0.1', port(inject('emulators').firestore), {
    mockUserToken,
  });
  connectStorageEmulator(kept.storage, '127.0.0.1', port(inject('emulators').storage), { mockUserToken });
  return kept;
}

test("a deleted account's session can add nothing @nightly", async () => {
  const other = await arrive('Other');
  const setup = await share(other);
  const leaver = await arrive('Leaver');
  const session = await keptSession();
  const image = { contentType: 'image/webp', cacheControl: 'public, max-age=3600' };
  const upload = (): Promise<unknown> =>
    uploadBytes(ref(session.storage, nothingAt(leaver).replace('webp', 'png')), webp(), {
      ...image,
      contentType: 'image/png',
    });
  await firestore.doc(`like_quota/${leaver.uid}`).set({ liked: 0, window_start: new Date() });
  const add = (): Promise<void> =>
    likeStep(session.firestore, leaver.uid, setup.id)
      .set(doc(session.firestore, `setup_likes/${setup.id}_${leaver.uid}`), {
        setup_id: setup.id,
        user_id: leaver.uid,
      })
      .update(doc(session.firestore, `user_setups/${setup.id}`), { like_count: increment(1) })
      .commit();
  const remove = (): Promise<void> =>
    writeBatch(session.firestore)
      .delete(doc(session.firestore, `setup_likes/${setup.id}_${leaver.uid}`))
      .update(doc(session.firestore, `user_setups/${setup.id}`), { like_count: increment(-1) })
      .commit();
  await upload();
  await add();
  await remove();
  await deleteAccount(env, PASSWORD);
  await expect(upload()).rejects.toMatchObject({ code: 'storage/unauthorized' });
  await expect(add()).rejects.toMatchObject({ code: 'permission-denied' });
  expect((await findSetup(env, setup.id))?.like_count).toBe(0);
});
