import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PAGE_SIZES, SETUP_LIMITS } from '@lumen-throw/domain/limits';
import { changeDisplayName, ownData } from '@lumen-throw/community/account';
import type { Member } from '@lumen-throw/community/member';
import { currentMember, observeSession, signOut } from '@lumen-throw/community/session';
import { configureCommunity } from '../../src/community-config.ts';
import { clearProject, emulatedFirebase, operator } from '../support/emulated-firebase.ts';
import { members } from '../support/members.ts';
import { storedSetup } from '../support/sample-documents.ts';

const env = emulatedFirebase();
const services = operator();
const { firestore } = services;
const { arrive, share } = members(env, 'holder');

beforeAll(async () => {
  await clearProject(services);
  await configureCommunity(env, { requireConfirmedEmail: false });
});
afterAll(() => services[Symbol.asyncDispose]());

let member: Member;
beforeEach(async () => {
  member = await arrive();
});

test('a new name stands on what is shared from then on, and observers hear of it', async () => {
  const before = await share(member);
  const seen: (string | undefined)[] = [];
  const stop = observeSession(env, (now) => seen.push(now?.displayName));
  const renamed = await changeDisplayName(env, '  Nia of the Loft ');
  stop();
  expect(renamed).toMatchObject({ uid: member.uid, displayName: 'Nia of the Loft' });
  expect(seen.at(-1)).toBe('Nia of the Loft');
  expect((await currentMember(env))?.displayName).toBe('Nia of the Loft');
  const after = await share(renamed);
  expect(after.user_display_name).toBe('Nia of the Loft');
  const earlier = await firestore.doc(`user_setups/${before.id}`).get();
  expect(earlier.get('user_display_name')).toBe('Nia');
});

test('a name that is empty or too long is refused at its field, and the old one stays', async () => {
  for (const name of ['', '   ', 'x'.repeat(SETUP_LIMITS.displayNameMax + 1)]) {
    await expect(changeDisplayName(env, name)).rejects.toMatchObject({
      code: 'invalid-name',
      field: 'displayName',
    });
  }
  expect((await currentMember(env))?.displayName).toBe('Nia');
  const longest = 'x'.repeat(SETUP_LIMITS.displayNameMax);
  expect((await changeDisplayName(env, longest)).displayName).toBe(longest);
});

test('the copy of the data has everything of the member and nothing of others', async () => {
  const shared = await share(member);
  const many = PAGE_SIZES.listMax + 5;
  const batch = firestore.batch();
  const created = firestore.doc(`user_setups/${shared.id}`);
  const stored = (await created.get()).data() ?? {};
  for (let index = 0; index < many; index++) {
    const id = `ownSetup1x${String(index).padStart(10, '0')}`;
    batch.set(firestore.doc(`user_setups/${id}`), { ...stored, status: 'Hidden' });
    batch.set(firestore.doc(`setup_likes/${id}_${member.uid}`), { setup_id: id, user_id: member.uid });
  }
  const others = { ...storedSetup('somebody-else'), created_at: stored['created_at'] };
  batch.set(firestore.doc('user_setups/OOOOOOOOOOOOOOOOOOOO'), others);
  batch.set(firestore.doc('setup_likes/OOOOOOOOOOOOOOOOOOOO_somebody-else'), {
    setup_id: 'OOOOOOOOOOOOOOOOOOOO',
    user_id: 'somebody-else',
  });
  await batch.commit();
  const data = await ownData(env);
  expect(data.account).toMatchObject({
    user_id: member.uid,
    email: member.email,
    email_confirmed: false,
    display_name: 'Nia',
    role: null,
  });
  expect(data.account.created_at).toMatch(/^\d{4}-\d\d-\d\dT/);
  expect(data.setups).toHaveLength(many + 1);
  expect(new Set(data.setups.map(({ created_by }) => created_by))).toEqual(new Set([member.uid]));
  expect(new Set(data.setups.map(({ id }) => id)).size).toBe(many + 1);
  expect(data.setups.find(({ id }) => id === shared.id)).toMatchObject({
    title: 'Attic cinema',
    created_at: shared.created_at.toISOString(),
    images: shared.image_paths,
    image_addresses: shared.images,
  });
  expect(new Set(data.likes.map(({ setup_id }) => setup_id)).size).toBe(many);
  expect(data.sharing).toMatchObject({ shared: 1 });
  expect(JSON.parse(JSON.stringify(data))).toEqual(data);
});

test('without a session there is nothing to copy or to rename', async () => {
  await signOut(env);
  await expect(ownData(env)).rejects.toMatchObject({ code: 'recent-sign-in-needed' });
  await expect(changeDisplayName(env, 'Anyone')).rejects.toMatchObject({ code: 'recent-sign-in-needed' });
});
