/** A report's way: to the queue, to a decision, to those who are told, and back with an answer. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deleteOwnSetup } from '@lumen-throw/community/sharing';
import { findSetup } from '@lumen-throw/community/gallery';
import { like } from '@lumen-throw/community/likes';
import { banMember, judgeBan, liftBan, lookUpMember } from '@lumen-throw/community/member-decisions';
import type { Member } from '@lumen-throw/community/member';
import { featureSetup, hideSetup, judgeSetup, publishSetup } from '@lumen-throw/community/moderation';
import { listQueue } from '@lumen-throw/community/moderation-queue';
import { answerDecision, readNotices } from '@lumen-throw/community/notices';
import { ownMember } from '@lumen-throw/community/own-member';
import { listMemberSetups } from '@lumen-throw/community/own-setups';
import { reportSetup } from '@lumen-throw/community/reports';
import { MODERATION_LIMITS } from '@lumen-throw/domain/community-limits';
import type { Setup } from '@lumen-throw/domain/setup';
import { configureCommunity } from '../../src/community-config.ts';
import { clearProject, emulatedFirebase, operator } from '../support/emulated-firebase.ts';
import { eventually, members, WHY } from '../support/members.ts';
import { putSetup } from '../support/liked-setups.ts';
import { freshId } from '../support/sample-documents.ts';

const env = emulatedFirebase();
const services = operator();
const { firestore } = services;
const { arrive, arriveAsAdmin, returning, share } = members(env, 'reporter');
/** Each step waits for a function, in milliseconds. */
const MANY_STEPS = 240_000;
const SPAM = { reason: 'advertising', text: 'Sells lamps.' } as const;

let owner: Member;
let admin: Member | null = null;
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

const queued = async (id: string) => (await listQueue(env)).find((item) => item.id === id);
const kindsOf = async (uid: string): Promise<string[]> =>
  (await readNotices(env, uid)).notices.map(({ kind }) => kind);

async function asAdmin(): Promise<string> {
  admin = admin ? await returning(admin) : await arriveAsAdmin();
  return admin.uid;
}

test(
  'reports weigh, a decision closes them, and everybody is told; an answer opens it again',
  { timeout: MANY_STEPS },
  async () => {
    const doubter = await arrive('Jonas');
    await reportSetup(env, doubter.uid, setup.id, SPAM);
    await expect(reportSetup(env, doubter.uid, setup.id, SPAM)).rejects.toMatchObject({
      code: 'reported-before',
    });
    const trusted = await arrive('Petra');
    const known = firestore.doc(`members/${trusted.uid}`);
    // The session writes it first, as not confirmed.
    await eventually(async () => expect((await known.get()).exists).toBe(true));
    await known.update({ confirmed: true });
    await reportSetup(env, trusted.uid, setup.id, { reason: 'private', text: '' });
    const moderator = await asAdmin();
    await eventually(async () =>
      expect(await queued(setup.id)).toMatchObject({
        reports: 2,
        weight: 2 + 2 * 4,
        owner: owner.uid,
        open: true,
      }),
    );
    const item = await queued(setup.id);
    expect(item?.latest.map(({ text }) => text).toSorted()).toEqual(['', 'Sells lamps.']);
    expect(item?.setup?.image_paths).toEqual(setup.image_paths);

    await hideSetup(env, moderator, setup.id, WHY);
    await eventually(async () => expect(await queued(setup.id)).toBeUndefined());
    await returning(doubter);
    await eventually(async () => expect(await kindsOf(doubter.uid)).toEqual(['report-upheld']));
    await returning(owner);
    const [told] = (await readNotices(env, owner.uid)).notices;
    expect(told).toMatchObject({ kind: 'hidden', setup_id: setup.id, answered: false, ...WHY });
    const entry = String(told?.id);
    await answerDecision(env, owner.uid, entry, ' It was a joke. ');
    await expect(answerDecision(env, owner.uid, entry, 'Again.')).rejects.toMatchObject({
      code: 'answered-before',
    });
    await eventually(async () => expect((await readNotices(env, owner.uid)).notices[0]?.answered).toBe(true));

    await asAdmin();
    const answered = { open: true, reports: 0, answer: { entry, text: 'It was a joke.', ...WHY } };
    await eventually(async () => expect(await queued(setup.id)).toMatchObject(answered));
    await judgeSetup(env, moderator, setup.id, 'keep');
    await eventually(async () => expect(await queued(setup.id)).toBeUndefined());
    await judgeSetup(env, moderator, setup.id, 'reopen');
    await eventually(async () => expect(await queued(setup.id)).toMatchObject(answered));
    await publishSetup(env, moderator, setup.id);
    await eventually(async () => expect(await queued(setup.id)).toBeUndefined());
    await returning(owner);
    await eventually(async () => expect(await kindsOf(owner.uid)).toEqual(['shown', 'kept', 'hidden']));
  },
);

test('what is left as it is, is told to those who reported, and another report opens it again', async () => {
  const doubter = await arrive('Jonas');
  await reportSetup(env, doubter.uid, setup.id, SPAM);
  const moderator = await asAdmin();
  await eventually(async () => expect(await queued(setup.id)).toBeDefined());
  await judgeSetup(env, moderator, setup.id, 'keep');
  await eventually(async () => expect(await queued(setup.id)).toBeUndefined());
  await returning(doubter);
  await eventually(async () => expect(await kindsOf(doubter.uid)).toEqual(['report-kept']));
  const other = await arrive('Petra');
  await reportSetup(env, other.uid, setup.id, SPAM);
  await asAdmin();
  await eventually(async () => expect(await queued(setup.id)).toMatchObject({ reports: 1 }));
});

test('a deleted setup takes its reports along, and those who reported hear of it', async () => {
  const doubter = await arrive('Jonas');
  await reportSetup(env, doubter.uid, setup.id, SPAM);
  await eventually(async () =>
    expect((await firestore.doc(`moderation_queue/${setup.id}`).get()).exists).toBe(true),
  );
  await returning(owner);
  await deleteOwnSetup(env, setup);
  await eventually(async () => {
    expect((await firestore.doc(`setup_reports/${setup.id}_${doubter.uid}`).get()).exists).toBe(false);
    expect((await firestore.doc(`moderation_queue/${setup.id}`).get()).exists).toBe(false);
  });
  await returning(doubter);
  expect(await kindsOf(doubter.uid)).toEqual(['report-upheld']);
});

test('the day has a limit, and the reason says so', async () => {
  const doubter = await arrive('Jonas');
  const now = new Date();
  await firestore
    .doc(`report_quota/${doubter.uid}`)
    .set({ report_id: 'x', reported: MODERATION_LIMITS.reportsPerDay, window_start: now, updated_at: now });
  await expect(reportSetup(env, doubter.uid, setup.id, SPAM)).rejects.toMatchObject({
    code: 'limit-reached',
  });
});

test(
  "a ban's reach is known before it, hides everything, is told and answered, and is lifted whole",
  { timeout: MANY_STEPS },
  async () => {
    const uid = owner.uid;
    const hiddenBefore = await share(owner);
    const liked = freshId();
    await putSetup(services, liked, 'somebody');
    await like(env, uid, liked);
    const moderator = await asAdmin();
    await hideSetup(env, moderator, hiddenBefore.id, WHY);
    await eventually(async () =>
      expect(await lookUpMember(env, uid)).toMatchObject({
        shown_name: 'Nia',
        state: 'active',
        published: 1,
        hidden: 1,
        likes_given: 1,
        times_hidden: 1,
        is_admin: false,
      }),
    );
    expect(await banMember(env, uid, { reason: 'offensive', note: 'Three warnings.' })).toBe(1);
    expect(await banMember(env, uid, { reason: 'other', note: '' })).toBe(0);
    expect(await findSetup(env, setup.id)).toMatchObject({ status: 'Hidden' });
    await expect(publishSetup(env, moderator, setup.id)).rejects.toMatchObject({ code: 'not-allowed' });
    expect((await lookUpMember(env, uid)).state).toBe('banned');

    await returning(owner);
    expect(await ownMember(env, uid)).toMatchObject({
      state: 'banned',
      ban: { reason: 'offensive', note: 'Three warnings.' },
    });
    await expect(share(owner)).rejects.toMatchObject({ code: 'not-allowed' });
    await eventually(async () => expect(await kindsOf(uid)).toEqual(['banned', 'hidden']));
    const [ban] = (await readNotices(env, uid)).notices;
    await answerDecision(env, uid, String(ban?.id), 'I am sorry.');
    await asAdmin();
    await eventually(async () =>
      expect(await queued(uid)).toMatchObject({
        kind: 'member',
        title: 'Nia',
        answer: { text: 'I am sorry.' },
      }),
    );
    await judgeBan(env, uid, 'keep');
    await eventually(async () => expect(await queued(uid)).toBeUndefined());
    await judgeBan(env, uid, 'reopen');
    await eventually(async () => expect(await queued(uid)).toBeDefined());

    expect(await liftBan(env, uid)).toBe(1);
    await eventually(async () => expect(await queued(uid)).toBeUndefined());
    expect((await listMemberSetups(env, uid)).setups.map(({ id }) => id)).toEqual([setup.id]);
    await returning(owner);
    expect(await ownMember(env, uid)).toMatchObject({ state: 'active', ban: null });
    await share(owner);
  },
);

test('nobody but an admin looks up, bans or lifts, and no admin is banned', async () => {
  const refused = { code: 'not-allowed' };
  await expect(lookUpMember(env, owner.uid)).rejects.toMatchObject(refused);
  await expect(banMember(env, owner.uid, WHY)).rejects.toMatchObject(refused);
  await expect(liftBan(env, owner.uid)).rejects.toMatchObject(refused);
  await expect(judgeBan(env, owner.uid, 'keep')).rejects.toMatchObject(refused);
  await expect(listQueue(env)).rejects.toMatchObject(refused);
  const moderator = await asAdmin();
  await expect(banMember(env, moderator, WHY)).rejects.toMatchObject(refused);
  await expect(banMember(env, 'nobody', WHY)).rejects.toMatchObject({ code: 'not-found' });
});

test('an owner hears of likes, in one notice for each setup, and of the month', async () => {
  for (const name of ['Jonas', 'Petra']) {
    const fan = await arrive(name);
    await like(env, fan.uid, setup.id);
  }
  const moderator = await asAdmin();
  await featureSetup(env, moderator, setup.id);
  await returning(owner);
  await eventually(async () => {
    const { notices } = await readNotices(env, owner.uid);
    expect(notices.map(({ kind }) => kind).toSorted()).toEqual(['featured', 'liked']);
    expect(notices.find(({ kind }) => kind === 'liked')).toMatchObject({ likes: 2, setup_id: setup.id });
  });
});
