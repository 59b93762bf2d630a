/** A member's private lists: their own member's alone, bounded, ids and nothing else. */
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test } from 'vitest';
import { COUNTED_LIMITS, SAVED_LIMITS } from '@lumen-throw/domain/community-limits';
import { firestoreBench } from '../support/rules-environment.ts';
import { SETUP_A, SETUP_B } from '../support/sample-documents.ts';
import { assertFails, assertSucceeds } from '../support/verdicts.ts';

const bench = firestoreBench('own-lists');

interface List {
  name: string;
  collection: string;
  field: string;
  max: number;
  one: string;
  other: string;
  idOf: (number: number) => string;
  /** Fields beside the ids and the moment. */
  step: () => DocumentData;
}

const EPSON = 'projector-epson-ls12000';
const modelOf = (number: number): string => `projector-${number}_${'x'.repeat(80)}`;

const LISTS: readonly List[] = [
  {
    name: 'saved setups',
    collection: 'saved_setups',
    field: 'setups',
    max: SAVED_LIMITS.setupsMax,
    one: SETUP_A,
    other: SETUP_B,
    idOf: (number) => `saved${String(number).padStart(15, '0')}`,
    step: () => ({}),
  },
  {
    name: 'saved projectors',
    collection: 'saved_models',
    field: 'models',
    max: SAVED_LIMITS.modelsMax,
    one: EPSON,
    other: 'projector-benq-tk800',
    idOf: modelOf,
    step: () => ({}),
  },
  {
    name: 'owned projectors',
    collection: 'owned_models',
    field: 'models',
    max: COUNTED_LIMITS.ownedMax,
    one: EPSON,
    other: 'projector-benq-tk800',
    idOf: modelOf,
    step: () => ({ changed: 1, window_start: serverTimestamp() }),
  },
];

describe.each(LISTS)('a list of $name', ({ collection: name, field, max, one, other, idOf, step }) => {
  const list = (db: Firestore, uid = 'maya') => doc(db, `${name}/${uid}`);
  const given = (ids: unknown = [one, other], changes: DocumentData = {}): DocumentData => ({
    [field]: ids,
    ...step(),
    updated_at: serverTimestamp(),
    ...changes,
  });
  const ids = (count: number): string[] => Array.from({ length: count }, (_, number) => idOf(number));
  const empty = () => bench.put(`${name}/maya`, null);

  beforeEach(() => bench.put('site_config/community', { require_confirmed_email: false }));

  test.each([
    ['two ids', [one, other]],
    ['one id', [one]],
    ['none', []],
    ['as many as it holds', ids(max)],
  ])('is kept and read by its member with %s', async (_what, kept) => {
    await empty();
    await assertSucceeds(setDoc(list(bench.as('maya')), given(kept)));
    expect((await assertSucceeds(getDoc(list(bench.as('maya'))))).get(field)).toEqual(kept);
  });

  test('is closed to everybody else, admins included', async () => {
    await bench.put('user_roles/admin', { role: 'admin' });
    await bench.put(`${name}/maya`, { [field]: [one], changed: 1, window_start: Timestamp.fromMillis(0) });
    const anonymous = { firebase: { sign_in_provider: 'anonymous', identities: {} } };
    for (const db of [bench.visitor(), bench.as('jonas'), bench.as('admin'), bench.as('maya', anonymous)]) {
      await assertFails(getDoc(list(db)));
      await assertFails(setDoc(list(db), given()));
      await assertFails(updateDoc(list(db), given([])));
      await assertFails(deleteDoc(list(db)));
      await assertFails(getDocs(query(collection(db, name), limit(1))));
    }
    await assertSucceeds(getDoc(list(bench.as('maya'))));
    await assertSucceeds(setDoc(list(bench.as('maya')), given()));
    await assertFails(getDocs(query(collection(bench.as('maya'), name), limit(1))));
    await assertFails(deleteDoc(list(bench.as('maya'))));
  });

  test.each<[string, unknown]>([
    ['one id too many', ids(max + 1)],
    ['an id twice', [one, one]],
    ['a long id', ['x'.repeat(101)]],
    ['an empty id', ['']],
    ['two ids in one', [`${one},${other}`]],
    ['two ids in one beside another', [`${one},${other}`, idOf(1)]],
    ['an empty id beside another', ['', one]],
    ['a path', ['../user_roles/admin1']],
    ['a draft', ['drafts.projector-epson']],
    ['an address', ['https://example.com/']],
    ['markup', ['<script>alert(1)</s>']],
    ['a line break', [`${one}\n`]],
    ['a wrong id after right ones', [one, other, '.']],
    ['a wrong id before right ones', ['.', one]],
    ['a number', [7]],
    ['nothing in the list', [null]],
    ['a list in the list', [{ id: one }]],
    ['text in place of a list', one],
    ['a map in place of a list', { 0: one }],
    ['no list', null],
  ])('refuses %s', async (_what, wrong) => {
    await empty();
    await assertFails(setDoc(list(bench.as('maya')), given(wrong)));
    await assertSucceeds(setDoc(list(bench.as('maya')), given()));
  });

  test.each<[string, DocumentData]>([
    ['an extra field', { note: 'x' }],
    ['an earlier moment', { updated_at: Timestamp.fromMillis(1_767_225_600_000) }],
    ['no moment', { updated_at: null }],
  ])('refuses %s', async (_what, changes) => {
    await empty();
    await assertFails(setDoc(list(bench.as('maya')), given([one], changes)));
    await assertSucceeds(setDoc(list(bench.as('maya')), given([one])));
  });

  test.each([field, 'updated_at', ...Object.keys(step())])('refuses one without %s', async (missing) => {
    await empty();
    const { [missing]: _, ...rest } = given();
    await assertFails(setDoc(list(bench.as('maya')), rest));
    await assertSucceeds(setDoc(list(bench.as('maya')), given()));
  });

  test("is no deleted account's", async () => {
    await empty();
    await bench.put('members/maya', { state: 'gone' });
    await assertFails(setDoc(list(bench.as('maya')), given()));
    await bench.put('members/maya', { state: 'active' });
    await assertSucceeds(setDoc(list(bench.as('maya')), given()));
  });
});

test('a banned member still saves setups and projectors', async () => {
  await bench.put('members/maya', { state: 'banned' });
  const db = bench.as('maya');
  const updated_at = serverTimestamp();
  await assertSucceeds(setDoc(doc(db, 'saved_setups/maya'), { setups: [SETUP_A], updated_at }));
  await assertSucceeds(setDoc(doc(db, 'saved_models/maya'), { models: [EPSON], updated_at }));
});

const mine = (db: Firestore) => doc(db, 'owned_models/maya');

describe('owned projectors, which are counted', () => {
  const HOUR = 60 * 60 * 1000;
  const begun = Timestamp.fromMillis(Date.now() - HOUR);
  const over = Timestamp.fromMillis(Date.now() - 25 * HOUR);
  const put = (changes: DocumentData) =>
    bench.put('owned_models/maya', {
      models: [EPSON],
      changed: 3,
      window_start: begun,
      updated_at: begun,
      ...changes,
    });
  const change = (changes: DocumentData): DocumentData => ({
    models: [],
    changed: 4,
    window_start: begun,
    updated_at: serverTimestamp(),
    ...changes,
  });

  beforeEach(async () => {
    await bench.put('site_config/community', { require_confirmed_email: false });
    await bench.put('members/maya', { state: 'active' });
  });

  test('change by one step of a window at a time', async () => {
    await put({});
    await assertFails(setDoc(mine(bench.as('maya')), change({ changed: 3 })));
    await assertFails(setDoc(mine(bench.as('maya')), change({ changed: 5 })));
    await assertFails(
      setDoc(mine(bench.as('maya')), change({ changed: 1, window_start: serverTimestamp() })),
    );
    await assertFails(setDoc(mine(bench.as('maya')), change({ window_start: over })));
    await put({ window_start: over });
    await assertFails(setDoc(mine(bench.as('maya')), change({ window_start: over })));
    await put({});
    await assertSucceeds(setDoc(mine(bench.as('maya')), change({})));
  });

  test('change at most so often a day, and again the next day', async () => {
    const full = COUNTED_LIMITS.changesPerDay;
    await put({ changed: full });
    await assertFails(setDoc(mine(bench.as('maya')), change({ changed: full + 1 })));
    await put({ changed: full - 1 });
    await assertSucceeds(setDoc(mine(bench.as('maya')), change({ changed: full })));
    await put({ changed: full, window_start: over });
    await assertFails(setDoc(mine(bench.as('maya')), change({ changed: full + 1, window_start: over })));
    await assertSucceeds(
      setDoc(mine(bench.as('maya')), change({ changed: 1, window_start: serverTimestamp() })),
    );
  });

  test.each([
    ['a banned member', { state: 'banned' }, false],
    ['a member with an address to confirm', { state: 'active' }, true],
  ])('are taken back by %s, who adds none', async (_who, member, confirm) => {
    await bench.put('site_config/community', { require_confirmed_email: confirm });
    await put({});
    await bench.put('members/maya', member);
    const db = bench.as('maya', { email_verified: false });
    await assertFails(setDoc(mine(db), change({ models: [EPSON, 'projector-b'] })));
    await assertFails(setDoc(mine(db), change({ models: ['projector-b'] })));
    await assertSucceeds(setDoc(mine(db), change({})));
  });

  test('are nothing that a deleted account takes back', async () => {
    await put({});
    await bench.put('members/maya', { state: 'gone' });
    await assertFails(setDoc(mine(bench.as('maya')), change({})));
    await bench.put('members/maya', { state: 'banned' });
    await assertSucceeds(setDoc(mine(bench.as('maya')), change({})));
  });
});
