import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { PAGE_SIZES, SETUP_LIMITS } from '@lumen-throw/domain/limits';
import { NO_DETAILS } from '@lumen-throw/domain/setup-details';
import { changeDisplayName, changeEmail, changePassword, ownData } from '@lumen-throw/community/account';
import type { Member } from '@lumen-throw/community/member';
import { changeList } from '@lumen-throw/community/own-lists';
import { saveDetails } from '@lumen-throw/community/setup-details';
import { currentMember, observeSession, signIn, signOut } from '@lumen-throw/community/session';
import { configureCommunity } from '../../src/community-config.ts';
import { clearProject, emulatedFirebase, operator } from '../support/emulated-firebase.ts';
import { eventually, members, PASSWORD } from '../support/members.ts';
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

test('a new name appears on later setups, and observers receive it [3-8 3-19 4-2 7-2]', async () => {
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

test('refuses an empty or too long name at its field and keeps the old one', async () => {
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

test('the data export contains everything of the member and nothing of others [3-7]', async () => {
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
  const kit = { ...NO_DETAILS, projector: 'projector-a', distance: 9.5 };
  await saveDetails(env, member.uid, shared.id, kit);
  const foreign = { ...kit, created_by: 'somebody-else', updated_at: Timestamp.now() };
  await firestore.doc('setup_details/OOOOOOOOOOOOOOOOOOOO').set(foreign);
  await changeList(env, member.uid, 'setups', shared.id, true);
  await changeList(env, member.uid, 'models', 'projector-b', true);
  await changeList(env, member.uid, 'owned', 'projector-a', true);
  await changeList(env, member.uid, 'recreated', 'OOOOOOOOOOOOOOOOOOOO', true);
  await firestore.doc(`setup_numbers/${shared.id}`).set({ owner: member.uid, recreated: 3 });
  await firestore.doc('setup_numbers/OOOOOOOOOOOOOOOOOOOO').set({ owner: 'somebody-else', recreated: 5 });
  await firestore.doc(`members/${member.uid}`).update({ stayed: true });
  const data = await ownData(env);
  expect(data.saved_setups).toEqual([shared.id]);
  expect(data.saved_projectors).toEqual(['projector-b']);
  expect(data.owned_projectors).toEqual(['projector-a']);
  expect(data.setup_details).toEqual([
    { setup_id: shared.id, ...kit, updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
  ]);
  expect(data.account).toMatchObject({
    user_id: member.uid,
    email: member.email,
    email_confirmed: false,
    display_name: 'Nia',
    role: null,
    setup_stayed: true,
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
  const today = { changed: 1, since: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) };
  expect(data.changing_details).toEqual(today);
  expect(data.recreated_setups).toEqual(['OOOOOOOOOOOOOOOOOOOO']);
  expect(data.changing_owned_projectors).toEqual(today);
  expect(data.changing_recreated_setups).toEqual(today);
  expect(data.recreations).toEqual([{ setup_id: shared.id, members: 3 }]);
  expect(JSON.parse(JSON.stringify(data))).toEqual(data);
});

test('without a session there is nothing to export or rename', async () => {
  await signOut(env);
  await expect(ownData(env)).rejects.toMatchObject({ code: 'recent-sign-in-needed' });
  await expect(changeDisplayName(env, 'Anyone')).rejects.toMatchObject({ code: 'recent-sign-in-needed' });
});

const POLICY = { requireConfirmedEmail: false, continueUrl: 'http://localhost:5000/account' };

/** Links that were mailed to an address. */
async function linksTo(email: string): Promise<string[]> {
  const { auth } = inject('emulators');
  const answer = await fetch(`${auth}/emulator/v1/projects/${env.projectId}/oobCodes`);
  const { oobCodes } = (await answer.json()) as { oobCodes: { newEmail?: string; oobLink: string }[] };
  return oobCodes.filter(({ newEmail }) => newEmail === email).map(({ oobLink }) => oobLink);
}

test('changes the password only with the present one', async () => {
  await expect(changePassword(env, 'wrong', 'another-one')).rejects.toMatchObject({
    code: 'wrong-credentials',
  });
  await expect(changePassword(env, PASSWORD, 'short')).rejects.toMatchObject({ code: 'weak-password' });
  await changePassword(env, PASSWORD, 'another-one');
  await signOut(env);
  await expect(signIn(env, member.email, PASSWORD, POLICY)).rejects.toMatchObject({
    code: 'wrong-credentials',
  });
  expect((await signIn(env, member.email, 'another-one', POLICY)).uid).toBe(member.uid);
});

test('changes the address once the link to the new one is followed', async () => {
  const next = `new-${member.email}`;
  const change = (password: string) => changeEmail(env, password, next, POLICY.continueUrl);
  await expect(change('wrong')).rejects.toMatchObject({ code: 'wrong-credentials' });
  expect(await linksTo(next)).toEqual([]);
  await change(PASSWORD);
  expect((await currentMember(env))?.email).toBe(member.email);
  const [link = ''] = await linksTo(next);
  await fetch(link, { redirect: 'manual' });
  await signOut(env);
  expect((await signIn(env, next, PASSWORD, POLICY)).uid).toBe(member.uid);
});

test('answers an address that has an account like any other', async () => {
  const other = member;
  await arrive('Petra');
  const change = changeEmail(env, PASSWORD, other.email, POLICY.continueUrl);
  await expect(change).resolves.toBeUndefined();
});

const stored = async () => (await firestore.doc(`members/${member.uid}`).get()).data();

test("a member's document follows the name and keeps the date of joining", async () => {
  await eventually(async () =>
    expect(await stored()).toMatchObject({ shown_name: 'Nia', confirmed: false, state: 'active' }),
  );
  const before = await stored();
  await changeDisplayName(env, 'Nia of the Loft');
  expect(await stored()).toEqual({ ...before, shown_name: 'Nia of the Loft' });
});

test('the data export contains reports, answers, edits, notices and the state', async () => {
  const at = new Date('2026-03-04T12:00:00Z');
  const { uid } = member;
  const batch = firestore.batch();
  batch.set(firestore.doc(`setup_reports/x_${uid}`), {
    setup_id: 'x',
    user_id: uid,
    reason: 'other',
    text: 'Hm.',
    at,
  });
  batch.set(firestore.doc('setup_reports/x_other'), {
    setup_id: 'x',
    user_id: 'other',
    reason: 'other',
    text: '',
    at,
  });
  batch.set(firestore.doc(`report_quota/${uid}`), {
    report_id: 'x',
    reported: 1,
    window_start: at,
    updated_at: at,
  });
  batch.set(firestore.doc(`like_quota/${uid}`), {
    setup_id: 'x',
    liked: 3,
    window_start: at,
    updated_at: at,
  });
  batch.set(firestore.doc(`moderation_answers/entry-of-${uid}`), { owner: uid, text: 'Sorry.', at });
  batch.set(firestore.doc(`setup_edits/edit-of-${uid}`), {
    owner: uid,
    setup_id: 'x',
    before: { title: 'Old' },
    at,
  });
  batch.set(firestore.doc(`member_notices/${uid}`), {
    notices: [{ id: 'n', kind: 'lifted', title: 'Nia', at }],
  });
  batch.set(firestore.doc(`notices_seen/${uid}`), { seen_at: at });
  await batch.commit();
  const data = await ownData(env);
  const time = at.toISOString();
  expect(data.account).toMatchObject({ state: 'active', ban: null });
  expect(data.reports).toEqual([{ setup_id: 'x', reason: 'other', text: 'Hm.', at: time }]);
  expect(data.reporting).toEqual({ reported: 1, since: time });
  expect(data.liking).toEqual({ liked: 3, since: time });
  expect(data.answers).toEqual([{ decision: `entry-of-${uid}`, text: 'Sorry.', at: time }]);
  expect(data.edits).toEqual([{ setup_id: 'x', before: { title: 'Old' }, at: time }]);
  expect(data.notices).toMatchObject([{ kind: 'lifted', at: time }]);
  expect(data.notices_seen_at).toBe(time);
});
