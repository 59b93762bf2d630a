/** A report's path: to the queue, to a decision, to the notices, and back with an answer. */
import type { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deleteOwnSetup } from '@lumen-throw/community/sharing';
import { findSetup } from '@lumen-throw/community/gallery';
import { like } from '@lumen-throw/community/likes';
import { banMember, keepBan, liftBan, lookUpMember } from '@lumen-throw/community/member-decisions';
import type { Member } from '@lumen-throw/community/member';
import {
  featureSetup,
  hideSetup,
  keepSetup,
  publishSetup,
  undoDecision,
} from '@lumen-throw/community/moderation';
import { listQueue } from '@lumen-throw/community/moderation-queue';
import { answerDecision, readNotices } from '@lumen-throw/community/notices';
import { ownMember } from '@lumen-throw/community/own-member';
import { editSetup, listMemberSetups } from '@lumen-throw/community/own-setups';
import { reportSetup } from '@lumen-throw/community/reports';
import { TRUST_LIMITS } from '@lumen-throw/domain/trust';
import type { Setup } from '@lumen-throw/domain/setup';
import { configureCommunity } from '../../src/community-config.ts';
import { clearProject, emulatedFirebase, operator } from '../support/emulated-firebase.ts';
import { DRAFT, eventually, members, HIDE_REASON } from '../support/members.ts';
import { putSetup } from '../support/liked-setups.ts';
import { freshId } from '../support/sample-documents.ts';

const env = emulatedFirebase();
const services = operator();
const { firestore } = services;
const { arrive, arriveAsAdmin, returning, share } = members(env, 'reporter');
/** Timeout in milliseconds; each step waits for a function. */
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
  'a decision closes weighted reports and notifies everybody; an answer reopens the case @nightly',
  { timeout: MANY_STEPS },
  async () => {
    const doubter = await arrive('Jonas');
    await reportSetup(env, doubter.uid, setup.id, SPAM);
    await expect(reportSetup(env, doubter.uid, setup.id, SPAM)).rejects.toMatchObject({
      code: 'reported-before',
    });
    const trusted = await arrive('Petra');
    const known = firestore.doc(`members/${trusted.uid}`);
    // The session writes it first, as unconfirmed.
    await eventually(async () => expect((await known.get()).exists).toBe(true));
    await known.update({ confirmed: true, since: new Date(0) });
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

    await hideSetup(env, moderator, setup.id, HIDE_REASON);
    await eventually(async () => expect(await queued(setup.id)).toBeUndefined());
    await returning(doubter);
    await eventually(async () => expect(await kindsOf(doubter.uid)).toEqual(['report-upheld']));
    await returning(owner);
    const [told] = (await readNotices(env, owner.uid)).notices;
    expect(told).toMatchObject({ kind: 'hidden', setup_id: setup.id, answered: false, ...HIDE_REASON });
    const entry = String(told?.id);
    await answerDecision(env, owner.uid, entry, ' It was a joke. ');
    await expect(answerDecision(env, owner.uid, entry, 'Again.')).rejects.toMatchObject({
      code: 'answered-before',
    });
    await eventually(async () => expect((await readNotices(env, owner.uid)).notices[0]?.answered).toBe(true));

    await asAdmin();
    const answered = { open: true, reports: 0, answer: { entry, text: 'It was a joke.', ...HIDE_REASON } };
    await eventually(async () => expect(await queued(setup.id)).toMatchObject(answered));
    const kept = await keepSetup(env, moderator, setup.id);
    await eventually(async () => expect(await queued(setup.id)).toBeUndefined());
    await undoDecision(env, String(kept));
    expect(await queued(setup.id)).toMatchObject(answered);
    await publishSetup(env, moderator, setup.id);
    await eventually(async () => expect(await queued(setup.id)).toBeUndefined());
    await returning(owner);
    await eventually(async () => expect(await kindsOf(owner.uid)).toEqual(['shown', 'kept', 'hidden']));
  },
);

test('keeping a setup notifies the reporters, and another report reopens the case @nightly', async () => {
  const doubter = await arrive('Jonas');
  await reportSetup(env, doubter.uid, setup.id, SPAM);
  const moderator = await asAdmin();
  await eventually(async () => expect(await queued(setup.id)).toBeDefined());
  await keepSetup(env, moderator, setup.id);
  await eventually(async () => expect(await queued(setup.id)).toBeUndefined());
  await returning(doubter);
  await eventually(async () => expect(await kindsOf(doubter.uid)).toEqual(['report-kept']));
  const other = await arrive('Petra');
  await reportSetup(env, other.uid, setup.id, SPAM);
  await asAdmin();
  await eventually(async () => expect(await queued(setup.id)).toMatchObject({ reports: 1 }));
});

test('after an edit, the same member can report again, and admins see that it was edited @nightly', async () => {
  const doubter = await arrive('Jonas');
  await reportSetup(env, doubter.uid, setup.id, SPAM);
  const moderator = await asAdmin();
  await eventually(async () => expect(await queued(setup.id)).toMatchObject({ editedSince: null }));
  await keepSetup(env, moderator, setup.id);
  await eventually(async () => expect(await queued(setup.id)).toBeUndefined());
  await returning(owner);
  await editSetup(env, setup, { ...DRAFT, title: 'Buy lamps' }, setup.image_paths);
  await returning(doubter);
  await reportSetup(env, doubter.uid, setup.id, SPAM);
  await expect(reportSetup(env, doubter.uid, setup.id, SPAM)).rejects.toMatchObject({
    code: 'reported-before',
  });
  await asAdmin();
  await eventually(async () =>
    expect(await queued(setup.id)).toMatchObject({ editedSince: expect.any(Date), reports: 1 }),
  );
});

test('admins see that a setup was edited after it was reported, before any decision @nightly', async () => {
  const doubter = await arrive('Jonas');
  await reportSetup(env, doubter.uid, setup.id, SPAM);
  await eventually(async () =>
    expect((await firestore.doc(`moderation_queue/${setup.id}`).get()).exists).toBe(true),
  );
  await returning(owner);
  await editSetup(env, setup, { ...DRAFT, title: 'A quiet den' }, setup.image_paths);
  await asAdmin();
  const reported = (await firestore.doc(`setup_reports/${setup.id}_${doubter.uid}`).get()).get(
    'at',
  ) as Timestamp;
  expect((await queued(setup.id))?.editedSince).toEqual(reported.toDate());
});

test('an edit between a report and its count allows another report @nightly', async () => {
  await returning(owner);
  await editSetup(env, setup, { ...DRAFT, title: 'Buy lamps' }, setup.image_paths);
  const doubter = await arrive('Jonas');
  await firestore
    .doc(`setup_reports/${setup.id}_${doubter.uid}`)
    .set({ setup_id: setup.id, user_id: doubter.uid, ...SPAM, at: new Date(Date.now() - 60_000) });
  await asAdmin();
  await eventually(async () => expect(await queued(setup.id)).toMatchObject({ reports: 1 }));
  await returning(doubter);
  await reportSetup(env, doubter.uid, setup.id, SPAM);
});

test('an answer to a decision that was taken back does not reach the queue @nightly', async () => {
  const moderator = await asAdmin();
  await hideSetup(env, moderator, setup.id, HIDE_REASON);
  await returning(owner);
  await eventually(async () => expect(await kindsOf(owner.uid)).toEqual(['hidden']));
  const [told] = (await readNotices(env, owner.uid)).notices;
  const entry = String(told?.id);
  await asAdmin();
  await publishSetup(env, moderator, setup.id);
  await hideSetup(env, moderator, setup.id, HIDE_REASON);
  await returning(owner);
  await answerDecision(env, owner.uid, entry, 'It was a joke.');
  await eventually(async () => expect(await kindsOf(owner.uid)).toEqual(['hidden', 'shown', 'hidden']));
  const { notices } = await readNotices(env, owner.uid);
  const last = String(notices[0]?.id);
  await answerDecision(env, owner.uid, last, 'It is a joke.');
  await asAdmin();
  await eventually(async () =>
    expect(await queued(setup.id)).toMatchObject({ answer: { entry: last, text: 'It is a joke.' } }),
  );
});

test(
  'an undone hide, and an undone ban, have their reports wait again @nightly',
  { timeout: MANY_STEPS },
  async () => {
    const doubter = await arrive('Jonas');
    await reportSetup(env, doubter.uid, setup.id, SPAM);
    const told = async (kinds: readonly string[]) => {
      await returning(doubter);
      await eventually(async () => expect(await kindsOf(doubter.uid)).toEqual(kinds));
      return asAdmin();
    };
    const moderator = await asAdmin();
    const undone = [
      () => hideSetup(env, moderator, setup.id, HIDE_REASON),
      async () => (await banMember(env, owner.uid, HIDE_REASON)).entry,
    ];
    for (const decide of undone) {
      await eventually(async () => expect(await queued(setup.id)).toMatchObject({ reports: 1 }));
      const entry = String(await decide());
      await eventually(async () => expect(await queued(setup.id)).toBeUndefined());
      await told(['report-upheld']);
      await undoDecision(env, entry);
      await eventually(async () => expect(await queued(setup.id)).toMatchObject({ reports: 1 }));
      await told([]);
      await expect(undoDecision(env, entry)).rejects.toMatchObject({ code: 'decided-anew' });
    }
  },
);

test('only an admin takes a decision back, by the name of its entry @nightly', async () => {
  const moderator = await asAdmin();
  const entry = String(await hideSetup(env, moderator, setup.id, HIDE_REASON));
  await expect(undoDecision(env, 'no/entry')).rejects.toMatchObject({ code: 'server-error' });
  await expect(undoDecision(env, 'unknown')).rejects.toMatchObject({ code: 'not-found' });
  await returning(owner);
  await expect(undoDecision(env, entry)).rejects.toMatchObject({ code: 'not-allowed' });
  await asAdmin();
  await undoDecision(env, entry);
  expect(await findSetup(env, setup.id)).toMatchObject({ status: 'Published' });
});

test('deleting a setup deletes its reports and notifies the reporters @nightly', async () => {
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

test('enforces the daily limit, with a reason', async () => {
  const doubter = await arrive('Jonas');
  const now = new Date();
  await firestore
    .doc(`report_quota/${doubter.uid}`)
    .set({ report_id: 'x', reported: TRUST_LIMITS.new.reports, window_start: now, updated_at: now });
  await expect(reportSetup(env, doubter.uid, setup.id, SPAM)).rejects.toMatchObject({
    code: 'limit-reached',
  });
});

test(
  'a ban shows its reach first, hides everything, notifies, can be answered, and is lifted whole @nightly',
  { timeout: MANY_STEPS },
  async () => {
    const uid = owner.uid;
    const hiddenBefore = await share(owner);
    const liked = freshId();
    await putSetup(services, liked, 'somebody');
    await like(env, uid, liked);
    const moderator = await asAdmin();
    await hideSetup(env, moderator, hiddenBefore.id, HIDE_REASON);
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
    const first = await banMember(env, uid, { reason: 'offensive', note: 'Three warnings.' });
    expect(first.setups).toBe(1);
    expect(await banMember(env, uid, { reason: 'other', note: '' })).toEqual({ ...first, setups: 0 });
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
    const keptBan = await keepBan(env, uid);
    await eventually(async () => expect(await queued(uid)).toBeUndefined());
    await undoDecision(env, String(keptBan));
    await eventually(async () => expect(await queued(uid)).toBeDefined());

    expect(await liftBan(env, uid)).toBe(1);
    await eventually(async () => expect(await queued(uid)).toBeUndefined());
    expect((await listMemberSetups(env, uid)).setups.map(({ id }) => id)).toEqual([setup.id]);
    await returning(owner);
    expect(await ownMember(env, uid)).toMatchObject({ state: 'active', ban: null });
    await share(owner);
  },
);

test('only an admin looks up, bans and lifts, and admins cannot be banned', async () => {
  const refused = { code: 'not-allowed' };
  await expect(lookUpMember(env, owner.uid)).rejects.toMatchObject(refused);
  await expect(banMember(env, owner.uid, HIDE_REASON)).rejects.toMatchObject(refused);
  await expect(liftBan(env, owner.uid)).rejects.toMatchObject(refused);
  await expect(keepBan(env, owner.uid)).rejects.toMatchObject(refused);
  await expect(listQueue(env)).rejects.toMatchObject(refused);
  const moderator = await asAdmin();
  await expect(banMember(env, moderator, HIDE_REASON)).rejects.toMatchObject(refused);
  await expect(banMember(env, 'nobody', HIDE_REASON)).rejects.toMatchObject({ code: 'not-found' });
});

test('an owner gets one notice of likes per setup, and one of the month @nightly', async () => {
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
