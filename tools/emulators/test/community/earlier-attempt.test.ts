import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findEarlierSetup } from '@lumen-throw/community/earlier-attempt';
import type { Member } from '@lumen-throw/community/member';
import { createSetup, deleteOwnSetup, newSetupId } from '@lumen-throw/community/sharing';
import { imageExists } from '@lumen-throw/community/stored-images';
import { discardImages } from '@lumen-throw/community/uploads';
import { configureCommunity } from '../../src/community-config.ts';
import { clearProject, emulatedFirebase, operator } from '../support/emulated-firebase.ts';
import { DRAFT, eventually, members } from '../support/members.ts';

const env = emulatedFirebase();
const services = operator();
const { arrive, upload } = members(env, 'earlier');

beforeAll(async () => {
  await clearProject(services);
  await configureCommunity(env, { requireConfirmedEmail: false });
});
afterAll(() => services[Symbol.asyncDispose]());

let member: Member;
beforeEach(async () => {
  member = await arrive();
});

test('refuses other texts or pictures under the id of a live setup, with a reason @nightly', async () => {
  const [first, second] = [await upload(member), await upload(member)];
  const id = newSetupId(env);
  await createSetup(env, id, member, DRAFT, [first]);
  await expect(createSetup(env, id, member, DRAFT, [first])).resolves.toMatchObject({ id });
  for (const [draft, paths] of [
    [{ ...DRAFT, title: 'Cellar cinema' }, [first]],
    [DRAFT, [second]],
  ] as const)
    await expect(createSetup(env, id, member, draft, paths)).rejects.toMatchObject({ code: 'shared-before' });
});

test('finds an earlier attempt with its content, and distinguishes it from another draft @nightly', async () => {
  const path = await upload(member);
  const id = newSetupId(env);
  expect(await findEarlierSetup(env, id, DRAFT, [[path]])).toBeNull();
  const setup = await createSetup(env, id, member, DRAFT, [path]);
  const found = { title: setup.title, imagePaths: [path] };
  expect(await findEarlierSetup(env, id, DRAFT, [['elsewhere', path]])).toEqual({ ...found, same: true });
  const other = { ...DRAFT, description: 'Something else.' };
  expect(await findEarlierSetup(env, id, other, [[path]])).toEqual({ ...found, same: false });
  await deleteOwnSetup(env, setup);
  expect(await findEarlierSetup(env, id, DRAFT, [[path]])).toBeNull();
  await eventually(async () => expect(await imageExists(env, path)).toBe(false));
});

test('a picture is in the bucket until it is discarded @nightly', async () => {
  const path = await upload(member);
  expect(await imageExists(env, path)).toBe(true);
  await discardImages(env, [path]);
  expect(await imageExists(env, path)).toBe(false);
});
