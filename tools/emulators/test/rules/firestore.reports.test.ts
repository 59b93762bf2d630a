/** Reports, the queue, answers, edits, notices and members' states: permissions and refusals. */
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import { REPORT_REASONS } from '@lumen-throw/domain/moderation';
import { MODERATION_LIMITS } from '@lumen-throw/domain/community-limits';
import { TRUST_LIMITS } from '@lumen-throw/domain/trust';
import { moderation } from '../support/moderation-acts.ts';
import { firestoreBench, type Claims } from '../support/rules-environment.ts';
import { ENTRY, logEntry, SETUP_A, SETUP_B, storedSetup, THIS_MONTH } from '../support/sample-documents.ts';
import { assertFails, assertSucceeds } from '../support/verdicts.ts';

const bench = firestoreBench('reports');
/** Setup A is Maya's, B is Jonas'; 'admin' and 'second' are admins. */
const { act } = moderation(bench);

const ANONYMOUS: Claims = { firebase: { sign_in_provider: 'anonymous', identities: {} } };
const LONG_AGO = Timestamp.fromMillis(0);
const hoursAgo = (hours: number): Timestamp => Timestamp.fromMillis(Date.now() - hours * 3_600_000);

interface Report {
  db?: Firestore;
  uid?: string;
  id?: string;
  report?: DocumentData;
  quota?: DocumentData | null;
}

/** A report of setup A, by Jonas by default, with the step of the day's quota. */
function report({
  uid = 'jonas',
  db = bench.as(uid),
  id = `${SETUP_A}_${uid}`,
  ...changes
}: Report = {}): Promise<void> {
  const batch = writeBatch(db).set(doc(db, `setup_reports/${id}`), {
    setup_id: SETUP_A,
    user_id: uid,
    reason: 'offensive',
    text: 'Look at the second picture.',
    at: serverTimestamp(),
    ...changes.report,
  });
  if (changes.quota !== null) {
    batch.set(doc(db, `report_quota/${uid}`), {
      report_id: id,
      reported: 1,
      window_start: serverTimestamp(),
      updated_at: serverTimestamp(),
      ...changes.quota,
    });
  }
  return batch.commit();
}

const quotaOf = (reported: number, hours: number): DocumentData => ({
  report_id: `${SETUP_B}_jonas`,
  reported,
  window_start: hoursAgo(hours),
  updated_at: hoursAgo(hours),
});

describe('a report', () => {
  test.each(REPORT_REASONS)('can be made by a member for the reason %s', async (reason) => {
    await assertSucceeds(report({ report: { reason } }));
  });

  test('can have no text, and text up to the limit', async () => {
    await assertSucceeds(report({ report: { text: '' } }));
    const longest = 'x'.repeat(MODERATION_LIMITS.reportTextMax);
    await assertSucceeds(report({ uid: 'petra', report: { text: longest } }));
  });

  const wrong: Record<string, DocumentData> = {
    'an unknown reason': { reason: 'boring' },
    'a missing reason': { reason: null },
    'text over the limit': { text: 'x'.repeat(MODERATION_LIMITS.reportTextMax + 1) },
    'invisible text': { text: '\u200B' },
    'spaces around the text': { text: ' look ' },
    'a control character': { text: 'a\u0000b' },
    'a number as text': { text: 7 },
    'another time': { at: LONG_AGO },
    "another's name": { user_id: 'petra' },
    "another setup than its id's": { setup_id: SETUP_B },
    'an extra field': { weight: 1000 },
  };
  test.each(Object.keys(wrong))('is refused with %s', async (name) => {
    await assertFails(report({ report: wrong[name] ?? {} }));
  });

  test.each(['setup_id', 'user_id', 'reason', 'text', 'at'])('is refused without %s', async (field) => {
    const db = bench.as('jonas');
    const id = `${SETUP_A}_jonas`;
    const whole: DocumentData = {
      setup_id: SETUP_A,
      user_id: 'jonas',
      reason: 'other',
      text: '',
      at: serverTimestamp(),
    };
    const { [field]: _left, ...rest } = whole;
    const quota = {
      report_id: id,
      reported: 1,
      window_start: serverTimestamp(),
      updated_at: serverTimestamp(),
    };
    await assertFails(
      writeBatch(db)
        .set(doc(db, `setup_reports/${id}`), rest)
        .set(doc(db, 'report_quota/jonas'), quota)
        .commit(),
    );
  });

  test('is refused to visitors, to anonymous sessions and under another id', async () => {
    await assertFails(report({ db: bench.visitor() }));
    await assertFails(report({ db: bench.as('jonas', ANONYMOUS) }));
    await assertFails(report({ id: `${SETUP_A}_jonas2` }));
    await assertFails(report({ id: 'anything' }));
    await assertFails(report({ db: bench.as('petra') }));
  });

  test('requires a confirmed address where the site is configured so', async () => {
    await bench.put('site_config/community', { require_confirmed_email: true });
    await assertFails(report());
    await assertSucceeds(report({ db: bench.as('jonas', { email_verified: true }) }));
  });

  test.each(['banned', 'gone'])('cannot be made by a member who is %s', async (state) => {
    await bench.put('members/jonas', { state });
    await assertFails(report());
    await bench.put('members/jonas', { state: 'active' });
    await assertSucceeds(report());
  });

  test('concerns a published setup of another member', async () => {
    await assertFails(report({ uid: 'maya' }));
    await bench.put(`user_setups/${SETUP_A}`, storedSetup('maya', { status: 'Hidden' }));
    await assertFails(report());
    await bench.put(`user_setups/${SETUP_A}`, null);
    await assertFails(report());
  });

  test('can be made once, and neither changed nor withdrawn', async () => {
    await assertSucceeds(report());
    await assertFails(report({ quota: { reported: 2 } }));
    for (const uid of ['jonas', 'admin', 'maya']) {
      const stored = doc(bench.as(uid), `setup_reports/${SETUP_A}_jonas`);
      await assertFails(updateDoc(stored, { reason: 'other' }));
      await assertFails(deleteDoc(stored));
    }
  });

  test('can be made anew after a decision or an edit, as another step of the day', async () => {
    const before = Timestamp.fromMillis(Date.now() - 60_000);
    const [earlier, later] = [
      Timestamp.fromMillis(Date.now() - 120_000),
      Timestamp.fromMillis(Date.now() - 1),
    ];
    const first = { setup_id: SETUP_A, user_id: 'jonas', reason: 'other', text: '', at: before };
    for (const [queue, again] of [
      [null, false],
      [{ decided_at: null, edited_at: null }, false],
      [{ decided_at: earlier, edited_at: earlier }, false],
      [{ decided_at: before, edited_at: before }, false],
      [{ decided_at: later, edited_at: null }, true],
      [{ decided_at: earlier, edited_at: later }, true],
      [{ edited_at: later }, true],
    ] as const) {
      await bench.put(`setup_reports/${SETUP_A}_jonas`, first);
      await bench.put('report_quota/jonas', null);
      await bench.put(`moderation_queue/${SETUP_A}`, queue);
      await (again ? assertSucceeds(report()) : assertFails(report()));
    }
    await bench.put(`setup_reports/${SETUP_A}_jonas`, first);
    await assertFails(report({ quota: null }));
    await assertFails(report({ quota: { reported: 1 } }));
    await assertFails(report({ report: { user_id: 'petra' }, quota: { reported: 2 } }));
  });

  test('only its member reads it, in a bounded list', async () => {
    await assertSucceeds(report());
    const reports = (uid: string, size = 5) =>
      query(collection(bench.as(uid), 'setup_reports'), where('user_id', '==', 'jonas'), limit(size));
    await assertSucceeds(getDocs(reports('jonas')));
    await assertFails(getDocs(reports('jonas', 51)));
    for (const uid of ['maya', 'petra', 'admin']) await assertFails(getDocs(reports(uid)));
    await assertFails(getDocs(query(collection(bench.as('jonas'), 'setup_reports'), limit(5))));
    await assertFails(getDoc(doc(bench.as('maya'), `setup_reports/${SETUP_A}_jonas`)));
  });
});

/** Of members who have no document yet. */
const reportsPerDay = TRUST_LIMITS.new.reports;

describe('the report quota', () => {
  test('increases by one within its window, up to the limit', async () => {
    const before = quotaOf(reportsPerDay - 1, 2);
    await bench.put('report_quota/jonas', before);
    const step = { reported: reportsPerDay, window_start: before['window_start'] as unknown };
    for (const reported of [reportsPerDay - 1, reportsPerDay + 1, 1, 0, -5]) {
      await assertFails(report({ quota: { ...step, reported } }));
    }
    await assertFails(report({ quota: { ...step, window_start: hoursAgo(30) } }));
    await assertFails(report({ quota: { reported: 1 } }));
    await assertSucceeds(report({ quota: step }));
  });

  test('ends at the limit and restarts a day later', async () => {
    const full = quotaOf(reportsPerDay, 23);
    await bench.put('report_quota/jonas', full);
    await assertFails(
      report({ quota: { reported: reportsPerDay + 1, window_start: full['window_start'] as unknown } }),
    );
    const over = quotaOf(1, 25);
    await bench.put('report_quota/jonas', over);
    await assertFails(report({ quota: { reported: 2, window_start: over['window_start'] as unknown } }));
    await assertSucceeds(report());
  });

  const wrong: Record<string, DocumentData> = {
    'starts in the past': { window_start: LONG_AGO },
    'starts at zero': { reported: 0 },
    'starts at two': { reported: 2 },
    'is for another report': { report_id: `${SETUP_B}_jonas` },
    'is old': { updated_at: LONG_AGO },
    'has an extra field': { note: 'x' },
  };
  test.each(Object.keys(wrong))('is refused when it %s', async (name) => {
    await assertFails(report({ quota: wrong[name] ?? {} }));
  });

  test('is required, and one step covers one report', async () => {
    await assertFails(report({ quota: null }));
    const db = bench.as('petra');
    const both = [SETUP_A, SETUP_B].map((id) => ({ id: `${id}_petra`, setup_id: id }));
    const batch = writeBatch(db);
    for (const { id, setup_id } of both) {
      batch.set(doc(db, `setup_reports/${id}`), {
        setup_id,
        user_id: 'petra',
        reason: 'other',
        text: '',
        at: serverTimestamp(),
      });
    }
    batch.set(doc(db, 'report_quota/petra'), {
      report_id: `${SETUP_A}_petra`,
      reported: 1,
      window_start: serverTimestamp(),
      updated_at: serverTimestamp(),
    });
    await assertFails(batch.commit());
  });

  test("does not increase for an existing report, no report or another member's", async () => {
    await assertSucceeds(report());
    const step = { reported: 1, window_start: serverTimestamp(), updated_at: serverTimestamp() };
    const quota = (uid: string, report_id: string) =>
      setDoc(doc(bench.as(uid), `report_quota/${uid}`), { ...step, report_id });
    await assertFails(quota('petra', `${SETUP_A}_jonas`));
    await assertFails(quota('petra', `${SETUP_A}_petra`));
    const mine = doc(bench.as('jonas'), 'report_quota/jonas');
    await assertFails(updateDoc(mine, { reported: 2, updated_at: serverTimestamp() }));
    await assertFails(updateDoc(mine, { reported: 0 }));
    await assertFails(deleteDoc(mine));
    await assertFails(setDoc(doc(bench.as('mallory'), 'report_quota/jonas'), { ...step, report_id: 'x' }));
    await assertSucceeds(getDoc(mine));
    await assertFails(getDoc(doc(bench.as('petra'), 'report_quota/jonas')));
    await assertFails(getDoc(doc(bench.as('admin'), 'report_quota/jonas')));
  });

  test("another member's quota does not increase with one's own report", async () => {
    const db = bench.as('mallory');
    const id = `${SETUP_A}_mallory`;
    const step = {
      report_id: id,
      reported: 1,
      window_start: serverTimestamp(),
      updated_at: serverTimestamp(),
    };
    const body = { setup_id: SETUP_A, user_id: 'mallory', reason: 'other', text: '', at: serverTimestamp() };
    const batch = (owner: string) =>
      writeBatch(db)
        .set(doc(db, `setup_reports/${id}`), body)
        .set(doc(db, 'report_quota/mallory'), step)
        .set(doc(db, `report_quota/${owner}`), step)
        .commit();
    await assertFails(batch('jonas'));
    await assertSucceeds(batch('mallory'));
  });
});

/** Open items, heaviest first. */
const heaviestFirst = (db: Firestore, size = 20) =>
  query(
    collection(db, 'moderation_queue'),
    where('open', '==', true),
    orderBy('weight', 'desc'),
    limit(size),
  );

describe('the queue', () => {
  const item = { open: true, weight: 3, decided_at: null };

  test('only admins read it, in bounded lists, and nobody writes it', async () => {
    await bench.put(`moderation_queue/${SETUP_A}`, item);
    await assertSucceeds(getDocs(heaviestFirst(bench.as('second'))));
    await assertFails(getDocs(heaviestFirst(bench.as('admin'), 51)));
    for (const db of [bench.visitor(), bench.as('maya'), bench.as('editor')]) {
      await assertFails(getDocs(heaviestFirst(db)));
      await assertFails(getDoc(doc(db, `moderation_queue/${SETUP_A}`)));
    }
    for (const db of [bench.as('admin'), bench.as('maya')]) {
      await assertFails(updateDoc(doc(db, `moderation_queue/${SETUP_A}`), { open: false }));
      await assertFails(deleteDoc(doc(db, `moderation_queue/${SETUP_A}`)));
      await assertFails(setDoc(doc(db, `moderation_queue/${SETUP_B}`), item));
    }
  });

  test('only an admin keeps an open item', async () => {
    await bench.put(`moderation_queue/${SETUP_A}`, item);
    for (const uid of ['maya', 'editor']) await assertFails(act({ uid, entry: logEntry(uid, 'keep') }));
    await assertFails(act({ entry: logEntry('admin', 'keep'), desk: false }));
    await assertFails(act({ entry: logEntry('admin', 'reopen') }));
    await assertFails(act({ entry: logEntry('admin', 'keep', { month: THIS_MONTH }) }));
    await assertFails(act({ entry: logEntry('admin', 'keep', { setup_title: 'Another' }) }));
    await assertFails(act({ entry: logEntry('admin', 'keep', { owner: 'jonas' }) }));
    await assertFails(act({ entry: logEntry('admin', 'keep', { replaced_setup_id: SETUP_B }) }));
    await assertSucceeds(act({ entry: logEntry('admin', 'keep') }));
  });

  test('a closed item cannot be kept', async () => {
    await assertFails(act({ entry: logEntry('admin', 'keep') }));
    await bench.put(`moderation_queue/${SETUP_A}`, { ...item, open: false, decided_at: hoursAgo(1) });
    await assertFails(act({ entry: logEntry('admin', 'keep') }));
  });

  test('nobody but a function puts an item back', async () => {
    await bench.put(`moderation_queue/${SETUP_A}`, { ...item, open: false, decided_at: hoursAgo(1) });
    await assertFails(act({ entry: logEntry('admin', 'reopen') }));
    await bench.put(`moderation_queue/${SETUP_A}`, item);
    await assertFails(act({ entry: logEntry('admin', 'reopen') }));
    await assertFails(act({ entry: logEntry('admin', 'keep', { undoes: 'entry' }) }));
    await assertSucceeds(act({ entry: logEntry('admin', 'keep') }));
  });

  test('a keep entry covers no other action', async () => {
    await bench.put(`moderation_queue/${SETUP_A}`, item);
    await assertFails(act({ changes: { status: 'Hidden' }, entry: logEntry('admin', 'keep') }));
    for (const action of ['ban', 'lift']) await assertFails(act({ entry: logEntry('admin', action) }));
  });
});

describe('the reason for hiding', () => {
  const changes = { status: 'Hidden' };
  const longest = 'x'.repeat(MODERATION_LIMITS.reportTextMax);
  const wrong: Record<string, DocumentData> = {
    'without a reason': { reason: null },
    'with an unknown reason': { reason: 'boring' },
    'with a note over the limit': { note: `${longest}x` },
    'with an invisible note': { note: '\u200B' },
    'with a note that reverses text': { note: 'Please \u202Ethink again' },
    'without a note': { note: null },
    "about another's setup": { owner: 'jonas' },
  };
  test.each(Object.keys(wrong))('refuses to hide a setup %s', async (name) => {
    await assertFails(act({ changes, entry: logEntry('admin', 'hide', wrong[name] ?? {}) }));
  });

  test('hides a setup with a reason and a note', async () => {
    await assertSucceeds(act({ changes, entry: logEntry('admin', 'hide', { note: longest }) }));
  });

  test('no other action has a reason or a note', async () => {
    await bench.put(`user_setups/${SETUP_A}`, storedSetup('maya', { status: 'Hidden' }));
    const back = { status: 'Published' };
    await assertFails(act({ changes: back, entry: logEntry('admin', 'publish', { reason: 'other' }) }));
    await assertFails(act({ changes: back, entry: logEntry('admin', 'publish', { note: 'x' }) }));
    await assertSucceeds(act({ changes: back, entry: logEntry('admin', 'publish') }));
  });

  test.each(['banned', 'gone'])('setups of a member who is %s stay hidden', async (state) => {
    await bench.put(`user_setups/${SETUP_A}`, storedSetup('maya', { status: 'Hidden' }));
    await bench.put('members/maya', { state });
    const back = { changes: { status: 'Published' }, entry: logEntry('admin', 'publish') };
    await assertFails(act(back));
    await bench.put('members/maya', { state: 'active' });
    await assertSucceeds(act(back));
  });
});

/** An answer to the decision about Maya, by her by default. */
const answer = (changes: DocumentData = {}, uid = 'maya', db = bench.as(uid), entry = ENTRY) =>
  setDoc(doc(db, `moderation_answers/${entry}`), {
    owner: uid,
    text: 'It was a joke.',
    at: serverTimestamp(),
    ...changes,
  });

const setHidden = (hidden: boolean) =>
  bench.put(`user_setups/${SETUP_A}`, storedSetup('maya', { status: hidden ? 'Hidden' : 'Published' }));

describe('an answer', () => {
  const hide = { action: 'hide', owner: 'maya', setup_id: SETUP_A };
  beforeEach(async () => {
    await bench.put(`moderation_log/${ENTRY}`, hide);
    await setHidden(true);
  });

  test('can be given once, and neither changed nor withdrawn', async () => {
    await assertSucceeds(answer());
    await assertFails(answer({ text: 'Once more.' }));
    for (const uid of ['maya', 'admin']) {
      await assertFails(updateDoc(doc(bench.as(uid), `moderation_answers/${ENTRY}`), { text: 'Other.' }));
      await assertFails(deleteDoc(doc(bench.as(uid), `moderation_answers/${ENTRY}`)));
    }
  });

  const wrong: Record<string, DocumentData> = {
    'empty text': { text: '' },
    'too much text': { text: 'x'.repeat(MODERATION_LIMITS.answerMax + 1) },
    'invisible text': { text: '\u200B' },
    'only spaces': { text: '  ' },
    'text that reverses the text around it': { text: 'It was \u202Ea joke.' },
    'another time': { at: LONG_AGO },
    "another's name": { owner: 'jonas' },
    'an extra field': { pinned: true },
  };
  test.each(Object.keys(wrong))('is refused with %s', async (name) => {
    await assertFails(answer(wrong[name]));
  });

  test('has a length limit', async () => {
    await assertSucceeds(answer({ text: 'x'.repeat(MODERATION_LIMITS.answerMax) }));
  });

  test('can be given by the member whom the decision concerns', async () => {
    await assertFails(answer({}, 'jonas'));
    await assertFails(answer({}, 'admin'));
    await assertFails(answer({}, 'maya', bench.visitor()));
    await assertFails(answer({}, 'maya', bench.as('maya', ANONYMOUS)));
    await assertFails(answer({}, 'maya', bench.as('maya'), 'nothing'));
  });

  test.each(['publish', 'feature', 'delete', 'lift', 'keep'])('cannot be given to %s', async (action) => {
    await bench.put(`moderation_log/${ENTRY}`, { ...hide, action });
    await assertFails(answer());
  });

  test('can be given by a banned member, but not by a deleted one', async () => {
    await bench.put('members/maya', { state: 'gone' });
    await assertFails(answer());
    await bench.put(`moderation_log/${ENTRY}`, { action: 'ban', owner: 'maya', setup_id: '' });
    await bench.put('members/maya', { state: 'gone', ban: { entry: ENTRY } });
    await assertFails(answer());
    await bench.put('members/maya', { state: 'banned', ban: { entry: ENTRY } });
    await assertSucceeds(answer());
  });

  test('needs a decision that still stands', async () => {
    await setHidden(false);
    await assertFails(answer());
    await bench.put(`moderation_log/${ENTRY}`, { action: 'ban', owner: 'maya', setup_id: '' });
    for (const member of [
      null,
      { state: 'active' },
      { state: 'active', ban: { entry: ENTRY } },
      { state: 'banned', ban: { entry: 'another' } },
    ]) {
      await bench.put('members/maya', member);
      await assertFails(answer());
    }
    await bench.put('members/maya', null);
    await bench.put(`moderation_log/${ENTRY}`, hide);
    await setHidden(true);
    await assertSucceeds(answer());
  });

  test('to what was hidden with a ban is given to the ban', async () => {
    await bench.put(`moderation_log/${ENTRY}`, { ...hide, with_ban: 'ban' });
    await assertFails(answer());
  });

  test('only its member reads it', async () => {
    await bench.put(`moderation_answers/${ENTRY}`, { owner: 'maya', text: 'x' });
    const own = (uid: string, size = 5) =>
      query(collection(bench.as(uid), 'moderation_answers'), where('owner', '==', 'maya'), limit(size));
    await assertSucceeds(getDocs(own('maya')));
    await assertFails(getDocs(own('maya', 51)));
    await assertFails(getDocs(own('jonas')));
    await assertFails(getDoc(doc(bench.as('jonas'), `moderation_answers/${ENTRY}`)));
  });
});

const edits = (db: Firestore, size = 5) =>
  query(collection(db, 'setup_edits'), where('owner', '==', 'maya'), limit(size));

describe('edits', () => {
  beforeEach(() =>
    bench.put('setup_edits/one', { owner: 'maya', setup_id: SETUP_A, before: { title: 'x' } }),
  );

  test('only their member and admins read them, in bounded lists', async () => {
    await assertSucceeds(getDocs(edits(bench.as('maya'))));
    await assertSucceeds(getDocs(edits(bench.as('admin'))));
    await assertFails(getDocs(edits(bench.as('maya'), 51)));
    await assertFails(getDocs(edits(bench.as('admin'), 51)));
    for (const db of [bench.visitor(), bench.as('jonas'), bench.as('editor')])
      await assertFails(getDocs(edits(db)));
  });

  test('nobody writes them, and no client changes a setup with or without one', async () => {
    for (const db of [bench.as('maya'), bench.as('admin')]) {
      await assertFails(setDoc(doc(db, 'setup_edits/two'), { owner: 'maya' }));
      await assertFails(updateDoc(doc(db, 'setup_edits/one'), { owner: 'x' }));
      await assertFails(deleteDoc(doc(db, 'setup_edits/one')));
      await assertFails(
        writeBatch(db)
          .update(doc(db, `user_setups/${SETUP_A}`), { title: 'Another' })
          .set(doc(db, 'setup_edits/two'), { owner: 'maya', setup_id: SETUP_A })
          .commit(),
      );
      await assertFails(updateDoc(doc(db, `user_setups/${SETUP_A}`), { description: 'Another' }));
      await assertFails(updateDoc(doc(db, `user_setups/${SETUP_A}`), { images: [] }));
    }
  });
});

describe('notices', () => {
  beforeEach(() => bench.put('member_notices/maya', { notices: [] }));

  test('only their member reads them, and nobody writes them', async () => {
    await assertSucceeds(getDoc(doc(bench.as('maya'), 'member_notices/maya')));
    for (const db of [bench.visitor(), bench.as('jonas'), bench.as('admin'), bench.as('maya', ANONYMOUS)]) {
      await assertFails(getDoc(doc(db, 'member_notices/maya')));
    }
    for (const uid of ['maya', 'admin']) {
      await assertFails(setDoc(doc(bench.as(uid), 'member_notices/maya'), { notices: [] }));
      await assertFails(deleteDoc(doc(bench.as(uid), 'member_notices/maya')));
    }
  });

  test('their member marks them as read now', async () => {
    const seen = (changes: DocumentData = {}, uid = 'maya') =>
      setDoc(doc(bench.as(uid), 'notices_seen/maya'), { seen_at: serverTimestamp(), ...changes });
    await assertFails(seen({ seen_at: LONG_AGO }));
    await assertFails(seen({ note: 'x' }));
    await assertFails(seen({}, 'jonas'));
    await assertSucceeds(seen());
    await assertSucceeds(seen());
    await bench.put('members/maya', { state: 'gone' });
    await assertFails(seen());
    await bench.put('notices_seen/maya', null);
    await assertFails(seen());
    await bench.put('members/maya', { state: 'banned' });
    await assertSucceeds(seen());
    await assertSucceeds(getDoc(doc(bench.as('maya'), 'notices_seen/maya')));
    await assertFails(getDoc(doc(bench.as('jonas'), 'notices_seen/maya')));
    await assertFails(deleteDoc(doc(bench.as('maya'), 'notices_seen/maya')));
  });
});

describe("a member's document", () => {
  const CLAIMS: Claims = { name: 'Maya', email: 'maya@example.test', email_verified: true };
  const first = (changes: DocumentData = {}, claims = CLAIMS, uid = 'maya') =>
    setDoc(doc(bench.as('maya', claims), `members/${uid}`), {
      shown_name: 'Maya',
      since: serverTimestamp(),
      confirmed: true,
      state: 'active',
      ...changes,
    });

  test("has the session's name and state", async () => {
    await assertSucceeds(first());
  });

  test('reflects a missing name and an unconfirmed address', async () => {
    await assertSucceeds(first({ shown_name: 'Anonymous', confirmed: false }, {}));
  });

  const wrong: Record<string, DocumentData> = {
    "another's name": { shown_name: 'Lumen & Throw Team' },
    'a false confirmation': { confirmed: false },
    'another time': { since: LONG_AGO },
    'an unknown state': { state: 'admin' },
    'the state banned': { state: 'banned' },
    'a missing state': { state: null },
    'an extra field': { ban: null },
  };
  test.each(Object.keys(wrong))('is refused with %s', async (name) => {
    await assertFails(first(wrong[name]));
  });

  test.each(['shown_name', 'since', 'confirmed', 'state'])('is refused without %s', async (field) => {
    const whole: DocumentData = {
      shown_name: 'Maya',
      since: serverTimestamp(),
      confirmed: true,
      state: 'active',
    };
    const { [field]: _left, ...rest } = whole;
    await assertFails(setDoc(doc(bench.as('maya', CLAIMS), 'members/maya'), rest));
  });

  test('only its member writes it', async () => {
    await assertFails(first({}, CLAIMS, 'jonas'));
    await assertFails(first({}, { ...CLAIMS, ...ANONYMOUS }));
    await assertFails(setDoc(doc(bench.visitor(), 'members/maya'), { state: 'active' }));
    await assertFails(setDoc(doc(bench.as('admin'), 'members/maya'), { state: 'banned' }));
  });

  test('follows a new name and a confirmation, and nothing else', async () => {
    const stored = {
      shown_name: 'Old',
      since: LONG_AGO,
      confirmed: false,
      state: 'banned',
      ban: { entry: 'x' },
    };
    await bench.put('members/maya', stored);
    const member = doc(bench.as('maya', CLAIMS), 'members/maya');
    const now = { shown_name: 'Maya', confirmed: true };
    await assertFails(updateDoc(member, { ...now, state: 'active' }));
    await assertFails(updateDoc(member, { ...now, since: serverTimestamp() }));
    await assertFails(updateDoc(member, { ...now, ban: null }));
    await assertFails(updateDoc(member, { ...now, note: 'x' }));
    await assertFails(updateDoc(member, { ...now, shown_name: 'Ada' }));
    await assertFails(updateDoc(member, { ...now, confirmed: false }));
    await assertFails(updateDoc(doc(bench.as('jonas', CLAIMS), 'members/maya'), now));
    await assertFails(first());
    await assertFails(deleteDoc(member));
    await assertSucceeds(updateDoc(member, now));
  });

  test('of a deleted account accepts no name', async () => {
    await bench.put('members/maya', { state: 'gone' });
    const member = doc(bench.as('maya', CLAIMS), 'members/maya');
    await assertFails(updateDoc(member, { shown_name: 'Maya', confirmed: true }));
    await assertFails(first());
  });

  test('only its member and admins read it, and nobody lists it', async () => {
    await bench.put('members/maya', { state: 'active', shown_name: 'Maya' });
    for (const uid of ['maya', 'admin']) await assertSucceeds(getDoc(doc(bench.as(uid), 'members/maya')));
    for (const db of [bench.visitor(), bench.as('jonas'), bench.as('editor')]) {
      await assertFails(getDoc(doc(db, 'members/maya')));
    }
    for (const uid of ['maya', 'admin']) {
      await assertFails(getDocs(query(collection(bench.as(uid), 'members'), limit(5))));
    }
  });
});
