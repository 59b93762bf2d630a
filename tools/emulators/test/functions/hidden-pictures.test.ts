import { setTimeout as delay } from 'node:timers/promises';
import { deleteObject, getDownloadURL, getStorage, ref, uploadBytes } from 'firebase/storage';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { shownPictureId } from '@lumen-throw/domain/collections';
import type { Setup } from '@lumen-throw/domain/setup';
import { imageAddress, PICTURE_WIDTHS, pictureAddress, sizePath } from '@lumen-throw/domain/setup-images';
import { firebaseApp } from '@lumen-throw/community/firebase-app';
import { findSetup } from '@lumen-throw/community/gallery';
import { waitForPicture } from '@lumen-throw/community/inspected-pictures';
import type { Member } from '@lumen-throw/community/member';
import { hideSetup, publishSetup } from '@lumen-throw/community/moderation';
import { editSetup } from '@lumen-throw/community/own-setups';
import { openPicture } from '@lumen-throw/community/private-pictures';
import { signOut } from '@lumen-throw/community/session';
import { createSetup, newSetupId } from '@lumen-throw/community/sharing';
import { uploadImage } from '@lumen-throw/community/uploads';
import { configureCommunity } from '../../src/community-config.ts';
import { clearProject, emulatedFirebase, operator } from '../support/emulated-firebase.ts';
import { DRAFT, eventually, members, HIDE_REASON } from '../support/members.ts';
import { webp, WEBP } from '../support/pictures.ts';

const env = emulatedFirebase();
const services = operator();
const { arrive, arriveAsAdmin, returning, share } = members(env, 'pictures');

let owner: Member;
let admin: Member;
beforeAll(async () => {
  await clearProject(services);
  await configureCommunity(env, { requireConfirmedEmail: false });
  owner = await arrive('Nia');
  admin = await arriveAsAdmin();
});
afterAll(() => services[Symbol.asyncDispose]());

/** The status of the public URL for anybody. */
async function publicAnswer(address: string | undefined): Promise<number> {
  return (await fetch(address ?? '', { cache: 'no-store' })).status;
}

/** Waits until everybody can read a picture. */
function untilPublic(address: string): Promise<void> {
  return eventually(async () => expect(await publicAnswer(address)).toBe(200));
}

const first = (setup: Setup): string => String(setup.images[0]);
const upload = (setup: Setup): string => String(setup.image_paths[0]);

/** Hides or shows a setup as the signed-in admin. */
async function setStatus(id: string, status: Setup['status']): Promise<void> {
  await (status === 'Hidden' ? hideSetup(env, admin.uid, id, HIDE_REASON) : publishSetup(env, admin.uid, id));
}

/** Hides or shows a setup as the admin and waits until its pictures follow. */
async function moderate(setup: Setup, status: Setup['status']): Promise<Setup> {
  await returning(admin);
  await setStatus(setup.id, status);
  const wanted = status === 'Hidden' ? 403 : 200;
  await eventually(async () => {
    for (const width of PICTURE_WIDTHS)
      expect(await publicAnswer(pictureAddress(env, upload(setup), width))).toBe(wanted);
  });
  return { ...setup, status };
}

let setup: Setup;
beforeEach(async () => {
  await returning(owner);
  // A new member shares no more than a few a day.
  await services.firestore.doc(`member_quota/${owner.uid}`).delete();
  setup = await share(owner);
  await untilPublic(first(setup));
});

test('refuses the picture of a hidden setup at its known URL, and serves it once shown again @nightly', async () => {
  const hidden = await moderate(setup, 'Hidden');
  await arrive('Mallory');
  await expect(openPicture(env, hidden, 0)).rejects.toMatchObject({ code: 'not-allowed' });
  await signOut(env);
  await expect(openPicture(env, hidden, 0)).rejects.toMatchObject({ code: 'not-allowed' });
  await moderate(setup, 'Published');
  const response = await fetch(first(setup));
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600, immutable');
  expect(response.headers.get('content-type')).toBe('image/webp');
});

test('a picture added to a hidden setup is closed from its upload until the setup is published @nightly', async () => {
  const hidden = await moderate(setup, 'Hidden');
  await returning(owner);
  const path = await uploadImage(env, owner.uid, webp());
  const addresses = [
    imageAddress(env, path),
    ...PICTURE_WIDTHS.map((width) => pictureAddress(env, path, width)),
  ];
  const answers = new Set<number>();
  const done = new AbortController();
  const asked = (async () => {
    while (!done.signal.aborted) for (const address of addresses) answers.add(await publicAnswer(address));
  })();
  await waitForPicture(env, path, undefined, 60_000);
  await editSetup(env, setup, DRAFT, [...hidden.image_paths, path]);
  await eventually(async () => {
    const note = await services.firestore.doc(`shown_pictures/${shownPictureId(path)}`).get();
    expect(note.get('state')).toBe('shown');
  });
  // What follows the edit has ended by then.
  await delay(2000);
  done.abort();
  await asked;
  expect([...answers]).toEqual([403]);
  await returning(admin);
  await publishSetup(env, admin.uid, setup.id);
  await untilPublic(pictureAddress(env, path));
});

test('owner and admin see it from memory that is released @nightly', async () => {
  const hidden = await moderate(setup, 'Hidden');
  for (const member of [owner, admin]) {
    await returning(member);
    const found = await findSetup(env, hidden.id);
    expect(found?.status).toBe('Hidden');
    const picture = await openPicture(env, hidden, 0);
    expect(picture.address).toMatch(/^blob:/);
    const shown = await fetch(picture.address);
    expect(shown.headers.get('content-type')).toBe('image/webp');
    expect((await shown.arrayBuffer()).byteLength).toBeGreaterThan(0);
    picture.release();
    await expect(fetch(picture.address)).rejects.toThrow('fetch failed');
  }
});

test('a published picture keeps its public URL @nightly', async () => {
  const picture = await openPicture(env, setup, 0);
  picture.release();
  expect(picture.address).toBe(first(setup));
  await expect(openPicture(env, setup, 1)).rejects.toMatchObject({ code: 'not-found' });
});

test('hiding revokes a download link, and a new one does not last @nightly', async () => {
  const storage = getStorage(firebaseApp(env));
  const file = ref(storage, sizePath(upload(setup), 960));
  const link = await getDownloadURL(file);
  expect(link).toContain('token=');
  expect(await publicAnswer(link)).toBe(200);
  await moderate(setup, 'Hidden');
  await eventually(async () => expect(await publicAnswer(link)).toBe(403));
  await returning(owner);
  const second = await getDownloadURL(file);
  expect(second).not.toBe(link);
  await eventually(async () => expect(await publicAnswer(second)).toBe(403));
});

test('a link to an upload does not last, because the upload was not decoded @nightly', async () => {
  await returning(owner);
  const link = await getDownloadURL(ref(getStorage(firebaseApp(env)), upload(setup)));
  await eventually(async () => expect(await publicAnswer(link)).toBe(403));
});

test('a new setup cannot use a hidden picture @nightly', async () => {
  const hidden = await moderate(setup, 'Hidden');
  await eventually(async () => {
    const shown = await services.firestore
      .doc(`shown_pictures/${shownPictureId(hidden.image_paths[0] ?? '')}`)
      .get();
    expect(shown.get('setup_id')).toBe(hidden.id);
  });
  await returning(owner);
  const again = createSetup(env, newSetupId(env), owner, DRAFT, hidden.image_paths);
  await expect(again).rejects.toMatchObject({ code: 'not-allowed' });
  expect(await publicAnswer(first(hidden))).toBe(403);
});

test('a hidden picture cannot be replaced, and stays hidden when written past the rules @nightly', async () => {
  const hidden = await moderate(setup, 'Hidden');
  const [path = ''] = hidden.image_paths;
  await returning(owner);
  const storage = getStorage(firebaseApp(env));
  await expect(deleteObject(ref(storage, path))).rejects.toMatchObject({ code: 'storage/unauthorized' });
  const image = { contentType: 'image/webp', cacheControl: 'public, max-age=3600' };
  await expect(uploadBytes(ref(storage, path), webp(), image)).rejects.toMatchObject({
    code: 'storage/unauthorized',
  });
  await services.bucket.file(path).delete();
  await services.bucket.file(path).save(WEBP, { resumable: false, contentType: 'image/webp' });
  await eventually(async () => {
    const [{ metadata }] = await services.bucket.file(path).getMetadata();
    expect(metadata?.['inspected']).toBe('true');
  });
  expect(await publicAnswer(first(hidden))).toBe(403);
});

test("hiding and showing in quick succession ends in the setup's state @nightly", async () => {
  await returning(admin);
  for (const status of ['Hidden', 'Published', 'Hidden', 'Published'] as const) {
    await setStatus(setup.id, status);
  }
  await moderate(setup, 'Hidden');
  await moderate(setup, 'Published');
  expect(await publicAnswer(first(setup))).toBe(200);
});
