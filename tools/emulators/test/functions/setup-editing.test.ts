/** Edits of a member's own setup: changes, records and refusals. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Member } from '@lumen-throw/community/member';
import { featureSetup, hideSetup } from '@lumen-throw/community/moderation';
import { editSetup, listOwnSetups } from '@lumen-throw/community/own-setups';
import { EDITS_PER_DAY } from '@lumen-throw/domain/limits';
import type { Setup, SetupDraft } from '@lumen-throw/domain/setup';
import { pictureAddress } from '@lumen-throw/domain/setup-images';
import { callFunction } from '@lumen-throw/community/call-function';
import { configureCommunity } from '../../src/community-config.ts';
import { clearProject, emulatedFirebase, operator } from '../support/emulated-firebase.ts';
import { DRAFT, eventually, members, HIDE_REASON } from '../support/members.ts';
import { imagePath } from '../support/sample-documents.ts';

const env = emulatedFirebase();
const services = operator();
const { firestore, bucket } = services;
const { arrive, arriveAsAdmin, returning, share, upload } = members(env, 'editor');

let owner: Member;
let setup: Setup;

beforeAll(async () => {
  await clearProject(services);
  await configureCommunity(env, { requireConfirmedEmail: false });
});
beforeEach(async () => {
  owner = await arrive('Nia');
  setup = await share(owner);
});
afterAll(() => services[Symbol.asyncDispose]());

const stored = async () => (await firestore.doc(`user_setups/${setup.id}`).get()).data() ?? {};
const edits = async () =>
  (await firestore.collection('setup_edits').where('setup_id', '==', setup.id).get()).docs;
const EDITED: SetupDraft = {
  ...DRAFT,
  title: 'Attic cinema, mended',
  size_tag: 'Large',
  screen_size_inches: 100,
};

test('changes texts, details and pictures, nothing else, and records the previous version @nightly', async () => {
  const before = await stored();
  const added = await upload(owner);
  const edited = await editSetup(env, setup, EDITED, [added]);
  expect(edited).toMatchObject({
    title: 'Attic cinema, mended',
    screen_size_inches: 100,
    image_paths: [added],
  });
  const after = await stored();
  const changed = { title: after['title'], size_tag: 'Large', screen_size_inches: 100, images: [added] };
  expect(after).toEqual({ ...before, ...changed });
  const [record] = await edits();
  expect(record?.get('owner')).toBe(owner.uid);
  expect(record?.get('before')).toMatchObject({ title: 'Attic cinema', images: setup.image_paths });
  // The removed picture is deleted and its name is used; the new one belongs to this setup.
  await eventually(async () =>
    expect((await bucket.file(String(setup.image_paths[0])).exists())[0]).toBe(false),
  );
  await expect(editSetup(env, edited, EDITED, setup.image_paths)).rejects.toMatchObject({
    code: 'invalid-image',
  });
  await eventually(async () => expect((await fetch(pictureAddress(env, added))).status).toBe(200));
});

test('does not overwrite changes made since the editor opened, and keeps their pictures @nightly', async () => {
  const added = await upload(owner);
  const paths = [...setup.image_paths, added];
  const edited = await editSetup(env, setup, EDITED, paths);
  const before = await stored();
  await expect(editSetup(env, setup, DRAFT, setup.image_paths)).rejects.toMatchObject({
    code: 'changed-meanwhile',
  });
  const otherOrder = { ...edited, image_paths: paths.toReversed() };
  await expect(editSetup(env, otherOrder, DRAFT, paths)).rejects.toMatchObject({
    code: 'changed-meanwhile',
  });
  expect(await stored()).toEqual(before);
  expect((await edits()).length).toBe(1);
  const again = await editSetup(env, edited, DRAFT, paths);
  expect(again).toMatchObject({ title: 'Attic cinema', image_paths: paths });
});

test('an edit that is asked again after its answer was lost is saved, and recorded once @nightly', async () => {
  const paths = [await upload(owner), ...setup.image_paths];
  await editSetup(env, setup, EDITED, paths);
  const before = await stored();
  expect(await editSetup(env, setup, EDITED, paths)).toMatchObject({ title: EDITED.title });
  expect(await stored()).toEqual(before);
  expect((await edits()).length).toBe(1);
});

test('remaining pictures may change their order @nightly', async () => {
  const added = await upload(owner);
  const paths = [added, ...setup.image_paths];
  const edited = await editSetup(env, setup, DRAFT, paths);
  await editSetup(env, edited, DRAFT, paths.toReversed());
  expect((await stored())['images']).toEqual(paths.toReversed());
  await eventually(async () => {
    for (const path of paths) expect((await fetch(pictureAddress(env, path))).status).toBe(200);
  });
});

test('a hidden setup stays hidden after an edit @nightly', async () => {
  const admin = await arriveAsAdmin();
  await hideSetup(env, admin.uid, setup.id, HIDE_REASON);
  await returning(owner);
  const added = await upload(owner);
  await editSetup(env, setup, EDITED, [...setup.image_paths, added]);
  expect((await listOwnSetups(env, owner.uid)).setups.map(({ status }) => status)).toEqual(['Hidden']);
});

test('the Setup of the Month stays as it was featured @nightly', async () => {
  const admin = await arriveAsAdmin();
  await featureSetup(env, admin.uid, setup.id);
  await returning(owner);
  const before = await stored();
  await expect(editSetup(env, setup, EDITED, setup.image_paths)).rejects.toMatchObject({
    code: 'featured-now',
  });
  expect(await stored()).toEqual(before);
  expect(await edits()).toEqual([]);
});

test("refuses another member's setup, another member's picture and an uninspected one @nightly", async () => {
  const other = await arrive('Mallory');
  await expect(editSetup(env, setup, EDITED, setup.image_paths)).rejects.toMatchObject({
    code: 'not-found',
  });
  const own = await share(other);
  for (const path of [...setup.image_paths, imagePath(other.uid), `setups/${other.uid}/../x`]) {
    await expect(editSetup(env, own, EDITED, [path])).rejects.toMatchObject({ code: 'invalid-image' });
  }
  expect((await stored())['title']).toBe('Attic cinema');
});

const wrong: Record<string, object> = {
  'a long title': { title: 'x'.repeat(121) },
  'an invisible title': { title: '\u200B' },
  'spaces around the title': { title: ' Attic ' },
  'a long description': { description: 'x'.repeat(4001) },
  'an empty description': { description: '' },
  'an unknown type': { type_tag: 'Castle' },
  'an unknown size': { size_tag: 'Huge' },
  'half an inch': { screen_size_inches: 99.5 },
  'a huge screen': { screen_size_inches: 5000 },
  'a long city': { location_city: 'x'.repeat(81) },
  'a number as a model': { projector_model: 7 },
};
test.each(Object.keys(wrong))('refuses a forged edit with %s', async (name) => {
  const content = { ...EDITED, title: 'Mended', ...wrong[name] };
  const forged = { id: setup.id, content, images: setup.image_paths };
  await expect(callFunction(env, 'editSetup', forged)).rejects.toMatchObject({ code: 'server-error' });
  expect((await stored())['title']).toBe('Attic cinema');
});

test.each([
  [[]],
  [Array.from({ length: 7 }, (_, index) => imagePath('x', index))],
  [['a', 'a']],
  ['a'],
  [[7]],
])('refuses a forged edit with the pictures %j', async (images) => {
  const forged = { id: setup.id, content: { ...DRAFT, title: 'Mended' }, images };
  await expect(callFunction(env, 'editSetup', forged)).rejects.toMatchObject({ code: 'server-error' });
});

test('an edit cannot change a status, a name or likes', async () => {
  const before = await stored();
  const content = {
    ...DRAFT,
    title: 'Attic cinema',
    status: 'Hidden',
    like_count: 99,
    user_display_name: 'Ada',
  };
  await callFunction(env, 'editSetup', { id: setup.id, content, images: setup.image_paths, owner: 'x' });
  expect(await stored()).toEqual(before);
});

test('a banned member cannot edit, nor one without a required confirmed address @nightly', async () => {
  await firestore.doc(`members/${owner.uid}`).set({ state: 'banned' });
  await expect(editSetup(env, setup, EDITED, setup.image_paths)).rejects.toMatchObject({
    code: 'not-allowed',
  });
  await firestore.doc(`members/${owner.uid}`).set({ state: 'active' });
  await configureCommunity(env, { requireConfirmedEmail: true });
  await expect(editSetup(env, setup, EDITED, setup.image_paths)).rejects.toMatchObject({
    code: 'not-allowed',
  });
  await configureCommunity(env, { requireConfirmedEmail: false });
});

test('an edit adds no web address that its member may not put in, and keeps what stood there @nightly', async () => {
  const edit = (changes: Partial<SetupDraft>, opened = setup) =>
    editSetup(env, opened, { ...DRAFT, ...changes }, setup.image_paths);
  const refused = { code: 'invalid-text' };
  await expect(edit({ description: 'See https://a.example' })).rejects.toMatchObject(refused);
  await expect(edit({ title: 'www.a.example' })).rejects.toMatchObject(refused);
  await expect(edit({ projector_model: 'http://a.example' })).rejects.toMatchObject(refused);
  await expect(edit({ location_city: 'a.example/buy' })).rejects.toMatchObject(refused);
  expect((await stored())['description']).toBe(setup.description);
  // It was put in by somebody who was trusted more then.
  const linked = { ...setup, description: 'See www.a.example' };
  await firestore.doc(`user_setups/${setup.id}`).update({ description: linked.description });
  await expect(edit({ description: 'www.a.example, www.b.example' }, linked)).rejects.toMatchObject(refused);
  expect(await edit({ description: 'Look at www.a.example' }, linked)).toMatchObject({
    description: 'Look at www.a.example',
  });
});

test('enforces the daily limit', async () => {
  const batch = firestore.batch();
  for (let index = 0; index < EDITS_PER_DAY; index++) {
    batch.set(firestore.doc(`setup_edits/${owner.uid}-${index}`), {
      owner: owner.uid,
      setup_id: 'x',
      at: new Date(),
    });
  }
  await batch.commit();
  await expect(editSetup(env, setup, EDITED, setup.image_paths)).rejects.toMatchObject({
    code: 'limit-reached',
  });
});
