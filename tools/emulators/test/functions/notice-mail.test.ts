/** Mail about decisions: sent once, only to confirmed addresses, and readable by nobody. */
import { featuredNoticeId } from '@lumen-throw/domain/notices';
import { doc, getDoc, setDoc } from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { MailedNotice } from '../../../../functions/src/mail-texts.ts';
import { clearProject, operator } from '../support/emulated-firebase.ts';
import { firestoreBench } from '../support/rules-environment.ts';
import { SETUP_A } from '../support/sample-documents.ts';
import { assertFails } from '../support/verdicts.ts';

// No function runs in it, and so none locks what a test clears.
const PROJECT = 'demo-mail';
const services = operator(PROJECT);
const { firestore: db, auth: accounts } = services;
afterAll(() => services[Symbol.asyncDispose]());

/** The functions' own code, which reads its project from the environment. */
let mailNotices: typeof import('../../../../functions/src/notice-mail.ts').mailNotices;
let clearMember: typeof import('../../../../functions/src/member-removal.ts').clearMember;
beforeAll(async () => {
  vi.stubEnv('GCLOUD_PROJECT', PROJECT);
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ storageBucket: `${PROJECT}.appspot.com` }));
  ({ mailNotices } = await import('../../../../functions/src/notice-mail.ts'));
  ({ clearMember } = await import('../../../../functions/src/member-removal.ts'));
});

const UID = 'maya';
beforeEach(async () => {
  await clearProject(services);
  await accounts.importUsers([{ uid: UID, email: 'maya@example.test', emailVerified: true }]);
});

const notice = (changes: Partial<MailedNotice> = {}): MailedNotice => ({
  id: 'entry1',
  kind: 'hidden',
  title: 'Attic cinema',
  setup_id: SETUP_A,
  reason: 'advertising',
  note: 'The text names a shop twice.',
  ...changes,
});

function mail(after: readonly MailedNotice[], before: readonly MailedNotice[] = [], uid = UID) {
  return mailNotices({ db, accounts, siteUrl: 'https://lumen.example' }, uid, before, after);
}

async function queued(): Promise<Record<string, unknown>[]> {
  return (await db.collection('mail').get()).docs.map((one) => one.data());
}

test('sends a decision once, with its reason and the way to answer @nightly', async () => {
  expect(await mail([notice()])).toBe(1);
  expect(await mail([notice()])).toBe(0);
  const [one, ...more] = await queued();
  expect(more).toEqual([]);
  expect(one).toMatchObject({ to: 'maya@example.test', uid: UID });
  expect(one?.['message']).toEqual({
    subject: 'Your setup was hidden',
    text: `${[
      'An admin has hidden your setup “Attic cinema”.',
      'Reason: Advertising or spam',
      "The admin's note: The text names a shop twice.",
      'You can answer once, under Notices on your account page.',
      'https://lumen.example/account#notices',
      'You get this mail because you have an account at lumen.example.',
    ].join('\n\n')}\n`,
  });
});

test('sends no mail for past decisions, likes and reports, but one for the month @nightly', async () => {
  expect(await mail([notice()], [notice({ note: '' })])).toBe(0);
  const quiet = (['liked', 'report-upheld', 'report-kept'] as const).map((kind) =>
    notice({ id: kind, kind }),
  );
  expect(await mail(quiet)).toBe(0);
  expect(
    await mail([
      notice({ id: featuredNoticeId(SETUP_A, '2026-11'), kind: 'featured', reason: null, note: '' }),
    ]),
  ).toBe(1);
  const [one] = await queued();
  expect(one?.['message']).toMatchObject({
    text: expect.stringContaining('https://lumen.example/inspiration/gallery/months/2026-11') as string,
  });
});

test('sends nothing to an unconfirmed address, a deleted account, or nobody @nightly', async () => {
  await accounts.importUsers([
    { uid: 'jonas', email: 'jonas@example.test', emailVerified: false },
    { uid: 'petra', email: 'petra@example.test', emailVerified: true, disabled: true },
  ]);
  for (const uid of ['jonas', 'petra', 'nobody']) expect(await mail([notice()], [], uid)).toBe(0);
  expect(await queued()).toEqual([]);
});

test('deleting an account deletes its mail @nightly', async () => {
  await mail([notice()]);
  await clearMember(UID, '');
  expect(await queued()).toEqual([]);
});

const bench = firestoreBench('mail');

test('nobody reads or writes mail, including admins @nightly', async () => {
  await bench.put('user_roles/admin', { role: 'admin' });
  await bench.put('mail/maya_entry1', { to: 'maya@example.test', uid: UID });
  for (const uid of [UID, 'admin']) {
    await assertFails(getDoc(doc(bench.as(uid), 'mail/maya_entry1')));
    await assertFails(setDoc(doc(bench.as(uid), 'mail/own'), { to: 'all@example.test', uid }));
  }
});
