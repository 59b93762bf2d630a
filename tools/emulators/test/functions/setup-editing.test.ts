/** Edits of one's own setup: what changes, what stays on record, and what is refused. */
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
import { DRAFT, eventually, members, WHY } from '../support/members.ts';
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
const MENDED: SetupDraft = {
  ...DRAFT,
  title: 'Attic cinema, mended',
  size_tag: 'Large',
  screen_size_inches: 100,
};

test('texts, details and pictures change, nothing else, and what it was is on record', async () => {
  const before = await stored();
  const added = await upload(owner);
  const edited = await editSetup(env, setup.id, MENDED, [added]);
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
  // The picture that was taken out goes, and its name is used up; the new one is this setup's.
  await eventually(async () =>
    expect((await bucket.file(String(setup.image_paths[0])).exists())[0]).toBe(false),
  );
  await expect(editSetup(env, setup.id, MENDED, setup.image_paths)).rejects.toMatchObject({
    code: 'invalid-image',
  });
  expect((await fetch(pictureAddress(env, added))).status).toBe(200);
});

test('what was changed since the editor was opened is not overwritten, and its pictures stay', async () => {
  const added = await upload(owner);
  const paths = [...setup.image_paths, added];
  const edited = await editSetup(env, setup.id, MENDED, paths, setup);
  const before = await stored();
  await expect(editSetup(env, setup.id, DRAFT, setup.image_paths, setup)).rejects.toMatchObject({
    code: 'changed-meanwhile',
  });
  const otherOrder = { ...edited, image_paths: paths.toReversed() };
  await expect(editSetup(env, setup.id, MENDED, paths, otherOrder)).rejects.toMatchObject({
    code: 'changed-meanwhile',
  });
  expect(await stored()).toEqual(before);
  expect((await edits()).length).toBe(1);
  const again = await editSetup(env, setup.id, DRAFT, paths, edited);
  expect(again).toMatchObject({ title: 'Attic cinema', image_paths: paths });
});

test('pictures that stay may change their order', async () => {
  const added = await upload(owner);
  const paths = [added, ...setup.image_paths];
  await editSetup(env, setup.id, DRAFT, paths);
  await editSetup(env, setup.id, DRAFT, paths.toReversed());
  expect((await stored())['images']).toEqual(paths.toReversed());
  for (const path of paths) expect((await fetch(pictureAddress(env, path))).status).toBe(200);
});

test('a picture that is added to a hidden setup is hidden, and the setup stays hidden', async () => {
  const admin = await arriveAsAdmin();
  await hideSetup(env, admin.uid, setup.id, WHY);
  await returning(owner);
  const added = await upload(owner);
  const edited = await editSetup(env, setup.id, MENDED, [...setup.image_paths, added]);
  expect(edited.status).toBe('Hidden');
  await eventually(async () => expect((await fetch(pictureAddress(env, added))).status).toBe(403));
  expect((await listOwnSetups(env, owner.uid)).setups.map(({ status }) => status)).toEqual(['Hidden']);
});

test('the Setup of the Month stays as it was featured', async () => {
  const admin = await arriveAsAdmin();
  await featureSetup(env, admin.uid, setup.id);
  await returning(owner);
  const before = await stored();
  await expect(editSetup(env, setup.id, MENDED, setup.image_paths)).rejects.toMatchObject({
    code: 'featured-now',
  });
  expect(await stored()).toEqual(before);
  expect(await edits()).toEqual([]);
});

test("another's setup, another's picture and one that nobody looked at are refused", async () => {
  const other = await arrive('Mallory');
  await expect(editSetup(env, setup.id, MENDED, setup.image_paths)).rejects.toMatchObject({
    code: 'not-found',
  });
  const own = await share(other);
  for (const path of [...setup.image_paths, imagePath(other.uid), `setups/${other.uid}/../x`]) {
    await expect(editSetup(env, own.id, MENDED, [path])).rejects.toMatchObject({ code: 'invalid-image' });
  }
  expect((await stored())['title']).toBe('Attic cinema');
});

const wrong: Record<string, object> = {
  'a long title': { title: 'x'.repeat(121) },
  'a title that nobody sees': { title: '\u200B' },
  'blanks around the title': { title: ' Attic ' },
  'a long description': { description: 'x'.repeat(4001) },
  'no description': { description: '' },
  'a type of its own': { type_tag: 'Castle' },
  'a size of its own': { size_tag: 'Huge' },
  'half an inch': { screen_size_inches: 99.5 },
  'a screen as large as a field': { screen_size_inches: 5000 },
  'a long city': { location_city: 'x'.repeat(81) },
  'a number for a model': { projector_model: 7 },
};
test.each(Object.keys(wrong))('a forged edit with %s is refused', async (name) => {
  const content = { ...MENDED, title: 'Mended', ...wrong[name] };
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
])('a forged edit with the pictures %j is refused', async (images) => {
  const forged = { id: setup.id, content: { ...DRAFT, title: 'Mended' }, images };
  await expect(callFunction(env, 'editSetup', forged)).rejects.toMatchObject({ code: 'server-error' });
});

test('nothing is changed on the side: a status, a name, likes', async () => {
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

test('a banned member edits nothing, nor one without a confirmed address where it is asked for', async () => {
  await firestore.doc(`members/${owner.uid}`).set({ state: 'banned' });
  await expect(editSetup(env, setup.id, MENDED, setup.image_paths)).rejects.toMatchObject({
    code: 'not-allowed',
  });
  await firestore.doc(`members/${owner.uid}`).set({ state: 'active' });
  await configureCommunity(env, { requireConfirmedEmail: true });
  await expect(editSetup(env, setup.id, MENDED, setup.image_paths)).rejects.toMatchObject({
    code: 'not-allowed',
  });
  await configureCommunity(env, { requireConfirmedEmail: false });
});

test('the day has a limit', async () => {
  const batch = firestore.batch();
  for (let index = 0; index < EDITS_PER_DAY; index++) {
    batch.set(firestore.doc(`setup_edits/${owner.uid}-${index}`), {
      owner: owner.uid,
      setup_id: 'x',
      at: new Date(),
    });
  }
  await batch.commit();
  await expect(editSetup(env, setup.id, MENDED, setup.image_paths)).rejects.toMatchObject({
    code: 'limit-reached',
  });
});
