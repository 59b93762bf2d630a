import { createUserWithEmailAndPassword, updateProfile } from 'firebase/auth';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { DETAIL_LIMITS } from '@lumen-throw/domain/community-limits';
import { IMAGE_LIMITS, SETUP_LIMITS } from '@lumen-throw/domain/limits';
import { TRUST_LIMITS } from '@lumen-throw/domain/trust';
import { NO_DETAILS } from '@lumen-throw/domain/setup-details';
import { imageAddress, PICTURE_WIDTHS, pictureAddress, sizePath } from '@lumen-throw/domain/setup-images';
import { siteMonthKey } from '@lumen-throw/domain/site-calendar';
import { deleteAccount } from '@lumen-throw/community/account';
import { authService } from '@lumen-throw/community/auth-service';
import { findFeatured, findSetup } from '@lumen-throw/community/gallery';
import { waitForPicture } from '@lumen-throw/community/inspected-pictures';
import { like, likedAmong, likeState, unlike } from '@lumen-throw/community/likes';
import type { Member } from '@lumen-throw/community/member';
import {
  featureSetup,
  listModerationLog,
  listSubmissions,
  removeSetup,
  unfeatureSetup,
  hideSetup,
  publishSetup,
} from '@lumen-throw/community/moderation';
import { memberOf, signOut } from '@lumen-throw/community/session';
import { readDetails, saveDetails } from '@lumen-throw/community/setup-details';
import { createSetup, deleteOwnSetup, newSetupId } from '@lumen-throw/community/sharing';
import { discardImages, uploadImage } from '@lumen-throw/community/uploads';
import { configureCommunity } from '../../src/community-config.ts';
import { clearProject, emulatedFirebase, operator } from '../support/emulated-firebase.ts';
import { DRAFT, eventually, members, PASSWORD, HIDE_REASON } from '../support/members.ts';
import { webp } from '../support/pictures.ts';

const env = emulatedFirebase();
const services = operator();
const { firestore, bucket } = services;
const { arrive, arriveAsAdmin, returning, share, upload } = members(env, 'sharing');
const month = siteMonthKey(new Date());

beforeAll(async () => {
  await clearProject(services);
  await configureCommunity(env, { requireConfirmedEmail: false });
});
afterAll(() => services[Symbol.asyncDispose]());

let member: Member;
beforeEach(async () => {
  member = await arrive();
});

test('uploads a picture with progress for its owner only, and shows it to all once a setup is published with it [3-21 7-13..15 7-17 9-3]', async () => {
  const shares: number[] = [];
  const path = await uploadImage(env, member.uid, webp(600_000), {
    onProgress: (part) => shares.push(part),
  });
  expect(shares.at(-1)).toBe(1);
  expect(path).toMatch(new RegExp(`^setups/${member.uid}/\\d{13}-[a-z0-9]{12}\\.webp$`));
  expect((await fetch(imageAddress(env, path))).status).toBe(403);
  await waitForPicture(env, path, undefined, 60_000);
  expect((await fetch(imageAddress(env, path))).status).toBe(403);
  await createSetup(env, newSetupId(env), member, DRAFT, [path]);
  for (const width of PICTURE_WIDTHS) {
    const shown = () => fetch(pictureAddress(env, path, width));
    await eventually(async () => expect((await shown()).status).toBe(200));
    const response = await shown();
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600, immutable');
    // Only the upload's pixels.
    expect((await response.arrayBuffer()).byteLength).toBeLessThan(200);
  }
});

test('a refused upload gives the reason and is deleted', async () => {
  const path = await uploadImage(env, member.uid, new Blob([await webp().arrayBuffer(), '<script>']));
  await expect(waitForPicture(env, path)).rejects.toMatchObject({
    code: 'invalid-image',
    reason: 'The file goes on after the end of the image. Save it anew and choose it again.',
  });
  await eventually(async () => expect((await bucket.file(path).exists())[0]).toBe(false));
  const refused = createSetup(env, newSetupId(env), member, DRAFT, [path]);
  await expect(refused).rejects.toMatchObject({ code: 'not-allowed' });
});

test('canceling ends the wait for a picture @nightly', async () => {
  const cancel = new AbortController();
  const waiting = waitForPicture(env, `setups/${member.uid}/1767225600000-neveruploads.webp`, cancel.signal);
  cancel.abort();
  await expect(waiting).rejects.toMatchObject({ code: 'cancelled' });
});

test.each([-30, 30])('uploads where the clock of the device is %i hours off @nightly', async (hours) => {
  const real = Date.now();
  vi.useFakeTimers({ now: real + hours * 3_600_000, toFake: ['Date'] });
  try {
    const path = await uploadImage(env, member.uid, webp());
    const named = Number(/\/(\d+)-/.exec(path)?.[1]);
    expect(Math.abs(named - real)).toBeLessThan(3_600_000);
  } finally {
    vi.useRealTimers();
  }
});

test('refuses a file that is no image, or too large, before sending it [5-11 9-2]', async () => {
  const page = new Blob(['<script>alert(1)</script>'], { type: 'image/png' });
  await expect(uploadImage(env, member.uid, page)).rejects.toMatchObject({ code: 'invalid-image' });
  await expect(uploadImage(env, member.uid, new Blob([]))).rejects.toMatchObject({ code: 'invalid-image' });
  const large = webp(IMAGE_LIMITS.bytesMax + 1);
  await expect(uploadImage(env, member.uid, large)).rejects.toMatchObject({ code: 'invalid-image' });
});

test('a canceled upload reports it and leaves nothing @nightly', async () => {
  const cancel = new AbortController();
  const upload = uploadImage(env, member.uid, webp(IMAGE_LIMITS.bytesMax), { signal: cancel.signal });
  cancel.abort();
  await expect(upload).rejects.toMatchObject({ code: 'cancelled' });
  const [left] = await bucket.getFiles({ prefix: `setups/${member.uid}/` });
  expect(left).toEqual([]);
});

test('discarding a submission deletes its pictures and their sizes, even twice', async () => {
  const path = await upload(member);
  await discardImages(env, [path]);
  await discardImages(env, [path]);
  expect((await bucket.file(path).exists())[0]).toBe(false);
  for (const width of PICTURE_WIDTHS)
    await eventually(async () => expect((await bucket.file(sizePath(path, width)).exists())[0]).toBe(false));
  const refused = createSetup(env, newSetupId(env), member, DRAFT, [path]);
  await expect(refused).rejects.toMatchObject({ code: 'not-allowed' });
});

test("refuses another member's folder with a reason", async () => {
  await expect(uploadImage(env, 'somebody-else', webp())).rejects.toMatchObject({ code: 'not-allowed' });
});

test('shares a setup, trimmed and published at once [1-2 1-7 2.12-22 3-8 3-10 4-14 7-12]', async () => {
  const more = { location_city: 'Oslo', location_state: 'East', projector_model: 'BenQ TK700' };
  const setup = await share(member, { ...more, screen_size_inches: 110 });
  expect(setup).toMatchObject({
    ...DRAFT,
    ...more,
    title: 'Attic cinema',
    screen_size_inches: 110,
    created_by: member.uid,
    status: 'Published',
    user_display_name: 'Nia',
    is_featured_month: false,
    featured_month: null,
    like_count: 0,
  });
  expect(Math.abs(setup.created_at.getTime() - Date.now())).toBeLessThan(60_000);
  await signOut(env);
  expect((await findSetup(env, setup.id))?.images).toEqual(setup.images);
});

test('a session from before the name was set shares under the name @nightly', async () => {
  const auth = authService(env);
  const { user } = await createUserWithEmailAndPassword(auth, 'early@example.test', PASSWORD);
  await updateProfile(user, { displayName: 'Early' });
  expect((await user.getIdTokenResult()).claims['name']).toBeUndefined();
  expect((await share(memberOf(user))).user_display_name).toBe('Early');
});

test('shares texts as the rules accept them and refuses an invisible one @nightly', async () => {
  const setup = await share(member, {
    title: 'Den\u0000 \u202Eone\n',
    description: '\u00A0Dark.\r\n\tQuiet.\u0007',
    location_city: '\u200B',
  });
  expect(setup).toMatchObject({ title: 'Den one', description: 'Dark.\n Quiet.', location_city: '' });
  for (const field of ['title', 'description']) {
    await expect(share(member, { [field]: '\u200B\u3164' })).rejects.toMatchObject({ code: 'invalid-text' });
  }
  const emoji = {
    title: '😀'.repeat(SETUP_LIMITS.titleMax),
    description: '😀'.repeat(SETUP_LIMITS.descriptionMax),
  };
  expect((await share(member, emoji)).title).toBe(emoji.title);
});

test('shows the address without a display name [5-12]', async () => {
  const nameless = await arrive('');
  expect((await share(nameless)).user_display_name).toBe(nameless.email);
});

test('sharing the same submission twice creates one setup @nightly', async () => {
  const path = await upload(member);
  const id = newSetupId(env);
  const first = await createSetup(env, id, member, DRAFT, [path]);
  const second = await createSetup(env, id, member, DRAFT, [path]);
  expect(second).toEqual(first);
});

test('enforces the daily limit, with a reason', async () => {
  await share(member);
  await firestore.doc(`member_quota/${member.uid}`).update({ shared: TRUST_LIMITS.new.setups });
  await expect(share(member)).rejects.toMatchObject({ code: 'limit-reached' });
});

test('returns what the rules refuse as a reason [6-20]', async () => {
  const refused = createSetup(env, newSetupId(env), member, DRAFT, ['setups/somebody-else/1.png']);
  await expect(refused).rejects.toMatchObject({ code: 'not-allowed', reason: 'The setup was not accepted.' });
});

test('liking and unliking each count once [1-8 3-14 4-22 7-4 7-9..11]', async () => {
  const [setup, elsewhere] = [await share(member), await share(member, { title: 'Second' })];
  const other = await arrive();
  await like(env, other.uid, elsewhere.id);
  expect(await like(env, other.uid, setup.id)).toBe(1);
  await expect(like(env, other.uid, setup.id)).rejects.toMatchObject({ code: 'not-allowed' });
  expect(await likedAmong(env, other.uid, [setup.id, newSetupId(env)])).toEqual(new Set([setup.id]));
  expect(await unlike(env, other.uid, setup.id)).toBe(0);
  expect(await likedAmong(env, other.uid, [setup.id])).toEqual(new Set());
});

test('enforces the daily limit of likes, with a reason @nightly', async () => {
  const setups = [await share(member), await share(member, { title: 'Second' })] as const;
  await like(env, member.uid, setups[0].id);
  await firestore.doc(`like_quota/${member.uid}`).update({ liked: TRUST_LIMITS.new.likes });
  await expect(like(env, member.uid, setups[1].id)).rejects.toMatchObject({ code: 'limit-reached' });
  expect(await unlike(env, member.uid, setups[0].id)).toBe(0);
});

test.each([
  { clock: 'ahead', hours: 2, age: 23, liked: 6 },
  { clock: 'behind', hours: -2, age: 25, liked: 1 },
])(
  "likes with a clock that is $clock at the end of the quota's day @nightly",
  async ({ hours, age, liked }) => {
    const HOUR = 60 * 60 * 1000;
    const { now } = Date;
    const setup = await share(member);
    const quota = firestore.doc(`like_quota/${member.uid}`);
    await quota.set({ liked: 5, window_start: new Date(now() - age * HOUR) });
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + hours * HOUR);
    expect(await like(env, member.uid, setup.id)).toBe(1);
    clock.mockRestore();
    expect((await quota.get()).get('liked')).toBe(liked);
  },
);

test('after a refusal, reading the like returns its stored state @nightly', async () => {
  const setup = await share(member);
  const other = await arrive();
  expect(await likeState(env, other.uid, setup.id)).toEqual({ liked: false, count: 0 });
  await like(env, other.uid, setup.id);
  await expect(like(env, other.uid, setup.id)).rejects.toMatchObject({ code: 'not-allowed' });
  expect(await likeState(env, other.uid, setup.id)).toEqual({ liked: true, count: 1 });
  await firestore.doc(`user_setups/${setup.id}`).update({ status: 'Hidden' });
  expect(await likeState(env, other.uid, setup.id)).toEqual({ liked: true, count: null });
});

test('visitors cannot like [6-4]', async () => {
  const setup = await share(member);
  await signOut(env);
  await expect(like(env, 'visitor', setup.id)).rejects.toMatchObject({ code: 'not-allowed' });
});

test('only the owner deletes a setup [4-17 6-17 7-18]', async () => {
  const setup = await share(member);
  await arrive();
  await expect(deleteOwnSetup(env, setup)).rejects.toMatchObject({ code: 'not-allowed' });
  await returning(member);
  await deleteOwnSetup(env, setup);
  expect(await findSetup(env, setup.id)).toBeNull();
  await eventually(async () =>
    expect((await bucket.file(String(setup.image_paths[0])).exists())[0]).toBe(false),
  );
});

test('an admin hides, publishes and deletes, each with a log entry [1-10 7-18]', async () => {
  const setup = await share(member);
  const admin = await arriveAsAdmin();
  await hideSetup(env, admin.uid, setup.id, HIDE_REASON);
  const hidden = await listSubmissions(env, 'Hidden');
  expect(hidden.setups.map(({ id }) => id)).toContain(setup.id);
  await signOut(env);
  expect(await findSetup(env, setup.id)).toBeNull();
  await returning(admin);
  await publishSetup(env, admin.uid, setup.id);
  await removeSetup(env, admin.uid, setup.id, HIDE_REASON);
  const { entries: log } = await listModerationLog(env);
  expect(log.filter(({ setup_id }) => setup_id === setup.id).map(({ action }) => action)).toEqual([
    'delete',
    'publish',
    'hide',
  ]);
  expect(log[0]).toMatchObject({
    moderator: admin.uid,
    moderator_name: 'Ada',
    setup_title: 'Attic cinema',
  });
});

test('an admin features one setup after another and takes the month back [4-18 4-19 7-20]', async () => {
  const [first, second] = [await share(member), await share(member, { title: 'Second' })];
  const admin = await arriveAsAdmin();
  await featureSetup(env, admin.uid, first.id);
  await featureSetup(env, admin.uid, second.id);
  expect((await findFeatured(env, [month]))?.id).toBe(second.id);
  expect(await findSetup(env, first.id)).toMatchObject({ is_featured_month: false, featured_month: null });
  const [entry] = (await listModerationLog(env)).entries;
  expect(entry).toMatchObject({ action: 'feature', setup_id: second.id, replaced_setup_id: first.id, month });
  await unfeatureSetup(env, admin.uid, second.id);
  expect(await findFeatured(env, [month])).toBeNull();
});

test('two simultaneous clicks leave exactly one featured setup @nightly', async () => {
  const [first, second] = [await share(member), await share(member)];
  const admin = await arriveAsAdmin();
  await Promise.allSettled([featureSetup(env, admin.uid, first.id), featureSetup(env, admin.uid, second.id)]);
  const featured = await firestore.collection('user_setups').where('featured_month', '==', month).get();
  expect(featured.docs.filter((setup) => setup.get('is_featured_month') === true)).toHaveLength(1);
});

test('hiding or deleting the Setup of the Month frees the month', async () => {
  const setup = await share(member);
  const admin = await arriveAsAdmin();
  await featureSetup(env, admin.uid, setup.id);
  await hideSetup(env, admin.uid, setup.id, HIDE_REASON);
  expect((await firestore.doc(`featured_months/${month}`).get()).exists).toBe(false);
  await publishSetup(env, admin.uid, setup.id);
  await featureSetup(env, admin.uid, setup.id);
  await returning(member);
  const own = await findSetup(env, setup.id);
  if (own) await deleteOwnSetup(env, own);
  expect((await firestore.doc(`featured_months/${month}`).get()).exists).toBe(false);
});

test('members cannot moderate [6-20]', async () => {
  const setup = await share(member);
  await expect(hideSetup(env, member.uid, setup.id, HIDE_REASON)).rejects.toMatchObject({
    code: 'not-allowed',
  });
  await expect(featureSetup(env, member.uid, setup.id)).rejects.toMatchObject({ code: 'not-allowed' });
  await expect(listSubmissions(env)).rejects.toMatchObject({ code: 'not-allowed' });
  await expect(listModerationLog(env)).rejects.toMatchObject({ code: 'not-allowed' });
});

test('deleting an account deletes its setups, likes and pictures @nightly', async () => {
  const other = await arrive();
  const liked = await share(other);
  await returning(member);
  const own = await share(member);
  await like(env, member.uid, liked.id);
  await deleteAccount(env, PASSWORD);
  expect((await firestore.doc(`user_setups/${liked.id}`).get()).get('like_count')).toBe(0);
  expect((await firestore.doc(`user_setups/${own.id}`).get()).exists).toBe(false);
  expect((await firestore.doc(`setup_likes/${liked.id}_${member.uid}`).get()).exists).toBe(false);
  const [left] = await bucket.getFiles({ prefix: `setups/${member.uid}/` });
  expect(left).toEqual([]);
});

const KIT = {
  ...NO_DETAILS,
  projector: 'projector-a',
  kit: ['product-b'],
  distance: 9.5,
  light: 'dusk' as const,
};

test('stores kit and measures with the setup, and deletes them with the account @nightly', async () => {
  const member = await arrive();
  const id = newSetupId(env);
  await createSetup(env, id, member, DRAFT, [await upload(member)], KIT);
  expect(await readDetails(env, id)).toEqual(KIT);
  await saveDetails(env, member.uid, id, { ...KIT, light: '' });
  expect((await readDetails(env, id))?.light).toBe('');
  // Empty details are removed, and removing them twice is no failure.
  for (let tries = 0; tries < 2; tries++) await saveDetails(env, member.uid, id, NO_DETAILS);
  expect((await firestore.doc(`setup_details/${id}`).get()).exists).toBe(false);
  await saveDetails(env, member.uid, id, KIT);
  await deleteAccount(env, PASSWORD);
  await eventually(async () => expect((await firestore.doc(`setup_details/${id}`).get()).exists).toBe(false));
});

test("shares a setup of six pictures with its kit within one request's limits @nightly", async () => {
  const member = await arrive();
  const id = newSetupId(env);
  const paths: string[] = [];
  for (let index = 0; index < SETUP_LIMITS.imagesMax; index++) paths.push(await upload(member));
  const full = {
    ...KIT,
    kit: Array.from({ length: DETAIL_LIMITS.kitMax }, (_, index) => `product-${index}`),
  };
  await createSetup(env, id, member, DRAFT, paths, full);
  expect(await readDetails(env, id)).toEqual(full);
});

test('a retry after a lost answer stores the kit; invalid kit stores nothing @nightly', async () => {
  const member = await arrive();
  const id = newSetupId(env);
  const paths = [await upload(member)];
  const wrong = { ...KIT, projector: 'BenQ TK800' };
  await expect(createSetup(env, id, member, DRAFT, paths, wrong)).rejects.toMatchObject({
    code: 'not-allowed',
  });
  expect((await firestore.doc(`user_setups/${id}`).get()).exists).toBe(false);
  await createSetup(env, id, member, DRAFT, paths);
  await createSetup(env, id, member, DRAFT, paths, KIT);
  expect(await readDetails(env, id)).toEqual(KIT);
});
