/** Kit and measures: the setup's owner writes them, and everybody who can read the setup reads them. */
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
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
import { beforeEach, describe, expect, test } from 'vitest';
import { DETAIL_LIMITS } from '@lumen-throw/domain/community-limits';
import { SETUP_LIMITS } from '@lumen-throw/domain/limits';
import { firestoreBench, type Claims } from '../support/rules-environment.ts';
import { SETUP_A, SETUP_B, storedSetup, THIS_MONTH } from '../support/sample-documents.ts';
import { assertFails, assertSucceeds } from '../support/verdicts.ts';

const bench = firestoreBench('details');
beforeEach(async () => {
  await bench.put(`user_setups/${SETUP_A}`, storedSetup('maya'));
});

const details = (db: Firestore, id = SETUP_A) => doc(db, `setup_details/${id}`);

/** Kit and measures as a member stores them. */
function given(owner: string, changes: DocumentData = {}): DocumentData {
  return {
    created_by: owner,
    projector: 'projector-epson-home-cinema-2250',
    screen: 'product-screen-fixed',
    kit: ['product-mount-ceiling', 'product-cable-hdmi'],
    diagonal_inches: null,
    aspect: '16:9',
    distance: 12.5,
    units: 'ft',
    light: 'dark',
    place: 'ceiling',
    updated_at: serverTimestamp(),
    ...changes,
  };
}

/** A number of different pieces of kit. */
const kitOf = (pieces: number): string[] => Array.from({ length: pieces }, (_, n) => `product-${n}`);

/** The same past the rules. */
const stored = (owner: string): DocumentData =>
  given(owner, { updated_at: Timestamp.fromMillis(1_767_225_600_000) });

/** A list of details, of one owner or of all. */
function list(db: Firestore, owner: string | null, most: number | null = 10) {
  return getDocs(
    query(
      collection(db, 'setup_details'),
      ...(owner === null ? [] : [where('created_by', '==', owner)]),
      ...(most === null ? [] : [limit(most)]),
    ),
  );
}

const card = (db: Firestore) => doc(db, `gallery_cards/${SETUP_A}`);

function cards(db: Firestore, most: number | null) {
  return getDocs(query(collection(db, 'gallery_cards'), ...(most === null ? [] : [limit(most)])));
}

/** First step of a member's quota, for a setup's details. */
const firstStep = (setupId: string, changes: DocumentData = {}): DocumentData => ({
  setup_id: setupId,
  changed: 1,
  window_start: serverTimestamp(),
  updated_at: serverTimestamp(),
  ...changes,
});

interface Saving {
  id?: string;
  claims?: Claims;
  db?: Firestore;
  /** Changes the given fields alone. */
  merge?: boolean;
}

/** Writes details with the first step of the quota, as the site does on the first occasion of a day. */
async function save(uid: string, data: DocumentData, saving: Saving = {}): Promise<void> {
  const { id = SETUP_A, claims, db = bench.as(uid, claims), merge = false } = saving;
  await bench.put(`details_quota/${uid}`, null);
  return writeBatch(db)
    .set(details(db, id), data, { merge })
    .set(doc(db, `details_quota/${uid}`), firstStep(id))
    .commit();
}

describe('writing details', () => {
  test('an owner adds, changes and removes them', async () => {
    const db = bench.as('maya');
    await assertSucceeds(save('maya', given('maya')));
    await assertSucceeds(save('maya', given('maya', { distance: 3.2, units: 'm', kit: [] })));
    await assertSucceeds(save('maya', { light: '', updated_at: serverTimestamp() }, { merge: true }));
    expect((await getDoc(details(db))).data()).toMatchObject({ distance: 3.2, light: '', kit: [] });
    await assertSucceeds(deleteDoc(details(db)));
  });

  test('the owner of a hidden setup can as well', async () => {
    await bench.put(`user_setups/${SETUP_A}`, storedSetup('maya', { status: 'Hidden' }));
    await assertSucceeds(save('maya', given('maya')));
  });

  test.each([
    ['only a projector', { screen: '', kit: [], distance: null, light: '', place: '' }],
    ['a screen without a projector', { projector: '' }],
    ['an id of the Studio', { projector: '0b9c7f1e-4a1d-4c59-9a0f-1f1c6a3b2d11' }],
    ['the longest id', { screen: 'x'.repeat(DETAIL_LIMITS.idMax) }],
    ['the smallest diagonal', { diagonal_inches: SETUP_LIMITS.screenSizeInchesMin }],
    ['the largest diagonal', { diagonal_inches: SETUP_LIMITS.screenSizeInchesMax }],
    ['the nearest place', { distance: DETAIL_LIMITS.distance.ft.min }],
    ['the farthest place', { distance: DETAIL_LIMITS.distance.ft.max }],
    ['the nearest place in meters', { distance: DETAIL_LIMITS.distance.m.min, units: 'm' }],
    ['the farthest place in meters', { distance: DETAIL_LIMITS.distance.m.max, units: 'm' }],
    ['a whole distance', { distance: 9 }],
  ])('accepts %s', async (_what, changes) => {
    await assertSucceeds(save('maya', given('maya', changes)));
  });

  test.each<[string, DocumentData]>([
    ['a name instead of an id', { projector: 'BenQ TK800' }],
    ['a draft', { projector: 'drafts.projector-benq-tk800' }],
    ['a path', { screen: 'product/../x' }],
    ['an address', { screen: 'https://example.com' }],
    ['markup', { projector: '<b>' }],
    ['an id that starts with a hyphen', { projector: '-benq' }],
    ['an id of two lines', { projector: 'benq\ntk800' }],
    ['an id that is too long', { projector: 'x'.repeat(DETAIL_LIMITS.idMax + 1) }],
    ['a screen that is too long', { screen: 'x'.repeat(DETAIL_LIMITS.idMax + 1) }],
    ['a number as a projector', { projector: 7 }],
    ['a missing projector', { projector: null }],
    ['a list as a screen', { screen: ['product-screen-fixed'] }],
    ['text as kit', { kit: 'product-mount-ceiling' }],
    ['a map as kit', { kit: { 0: 'product-mount-ceiling' } }],
    ['missing kit', { kit: null }],
    ['kit twice', { kit: ['product-cable-hdmi', 'product-cable-hdmi'] }],
    ['an empty id in the kit', { kit: [''] }],
    ['a name in the kit', { kit: ['product-cable-hdmi', 'A cable'] }],
    ['a number in the kit', { kit: [1] }],
    ['too much kit', { kit: kitOf(DETAIL_LIMITS.kitMax + 1) }],
    ['a diagonal that is too small', { diagonal_inches: SETUP_LIMITS.screenSizeInchesMin - 1 }],
    ['a diagonal that is too large', { diagonal_inches: SETUP_LIMITS.screenSizeInchesMax + 1 }],
    ['half an inch', { diagonal_inches: 100.5 }],
    ['a diagonal of NaN', { diagonal_inches: Number.NaN }],
    ['an infinite diagonal', { diagonal_inches: Number.POSITIVE_INFINITY }],
    ['a diagonal as text', { diagonal_inches: '100' }],
    ['an unknown shape', { aspect: '21:9' }],
    ['a missing shape', { aspect: '' }],
    ['a zero distance', { distance: 0 }],
    ['behind the screen', { distance: -9 }],
    ['too near', { distance: DETAIL_LIMITS.distance.ft.min - 0.01 }],
    ['too far', { distance: DETAIL_LIMITS.distance.ft.max + 0.01 }],
    ['too near in meters', { distance: DETAIL_LIMITS.distance.m.min - 0.01, units: 'm' }],
    ['feet labeled as meters', { distance: DETAIL_LIMITS.distance.m.max + 0.01, units: 'm' }],
    ['a distance of NaN', { distance: Number.NaN }],
    ['an infinite distance', { distance: Number.POSITIVE_INFINITY }],
    ['a negative infinite distance', { distance: Number.NEGATIVE_INFINITY }],
    ['a distance as text', { distance: '9' }],
    ['unknown units', { units: 'cm' }],
    ['unknown units without a distance', { units: 'cm', distance: null }],
    ['missing units', { units: '' }],
    ['an unknown light', { light: 'noon' }],
    ['lux as a light', { light: 80 }],
    ['a missing light', { light: null }],
    ['an unknown place', { place: 'moon' }],
    ['a missing place', { place: null }],
    ['an extra field', { note: 'x' }],
    ['a count of likes', { like_count: 3 }],
    ['another time', { updated_at: Timestamp.fromMillis(1_767_225_600_000) }],
    ['a missing time', { updated_at: null }],
    ["somebody else's name", { created_by: 'jonas' }],
    ['nobody', { created_by: '' }],
  ])('refuses %s', async (_what, changes) => {
    await assertFails(save('maya', given('maya', changes)));
    await bench.put(`setup_details/${SETUP_A}`, stored('maya'));
    await assertFails(save('maya', given('maya', changes)));
  });

  // The rules have no loops: each length and each place has its own condition.
  const lengths = Array.from({ length: DETAIL_LIMITS.kitMax + 1 }, (_, pieces) => pieces);

  test.each(lengths)('accepts %i pieces of kit', async (pieces) => {
    await assertSucceeds(save('maya', given('maya', { kit: kitOf(pieces) })));
  });

  test.each(lengths.slice(0, -1))('refuses a name in place %i of the kit', async (place) => {
    const kit = kitOf(DETAIL_LIMITS.kitMax).with(place, 'A name');
    await assertFails(save('maya', given('maya', { kit })));
  });

  test.each(Object.keys(stored('maya')))('refuses them without %s', async (field) => {
    const { [field]: _, ...rest } = given('maya');
    await assertFails(save('maya', rest));
    await bench.put(`setup_details/${SETUP_A}`, stored('maya'));
    const changes = { updated_at: serverTimestamp(), [field]: deleteField() };
    await assertFails(save('maya', changes, { merge: true }));
  });

  test("refuses another member's setup, under either name", async () => {
    for (const db of [bench.as('jonas'), bench.visitor()]) {
      await assertFails(save('jonas', given('jonas'), { db }));
      await assertFails(save('jonas', given('maya'), { db }));
    }
    await bench.put(`setup_details/${SETUP_A}`, stored('maya'));
    await assertFails(save('jonas', given('jonas')));
    await assertFails(save('jonas', { light: '', updated_at: serverTimestamp() }, { merge: true }));
    await assertFails(deleteDoc(details(bench.as('jonas'))));
    await assertFails(deleteDoc(details(bench.visitor())));
  });

  test('admins cannot write them', async () => {
    await bench.put('user_roles/admin', { role: 'admin' });
    await assertFails(save('admin', given('admin')));
    await assertFails(save('admin', given('maya')));
  });

  test('a missing or deleted setup has none', async () => {
    const db = bench.as('maya');
    await bench.put('details_quota/maya', null);
    await assertFails(save('maya', given('maya'), { id: SETUP_B }));
    await assertFails(save('maya', given('maya'), { id: 'short' }));
    const both = writeBatch(db)
      .set(details(db), given('maya'))
      .set(doc(db, 'details_quota/maya'), firstStep(SETUP_A))
      .delete(doc(db, `user_setups/${SETUP_A}`))
      .set(doc(db, `gone_setups/${SETUP_A}`), { deleted_at: serverTimestamp() });
    await assertFails(both.commit());
  });

  test('only the owner removes what a deleted setup left', async () => {
    await bench.put(`setup_details/${SETUP_B}`, stored('maya'));
    await assertFails(deleteDoc(details(bench.as('jonas'), SETUP_B)));
    await assertSucceeds(deleteDoc(details(bench.as('maya'), SETUP_B)));
  });

  test('a Setup of the Month stays as it was featured', async () => {
    const featured = storedSetup('maya', { is_featured_month: true, featured_month: THIS_MONTH });
    await bench.put(`user_setups/${SETUP_A}`, featured);
    await assertFails(save('maya', given('maya')));
    await bench.put(`setup_details/${SETUP_A}`, stored('maya'));
    await assertFails(save('maya', given('maya')));
    await assertFails(deleteDoc(details(bench.as('maya'))));
    await bench.put(`user_setups/${SETUP_A}`, { ...featured, is_featured_month: false });
    await assertSucceeds(save('maya', given('maya')));
  });

  test('a banned member cannot write, nor one without a required confirmed address', async () => {
    await bench.put('members/maya', { state: 'banned' });
    await assertFails(save('maya', given('maya')));
    await bench.put('members/maya', null);
    await bench.put('site_config/community', { require_confirmed_email: true });
    await assertFails(save('maya', given('maya')));
    await assertSucceeds(save('maya', given('maya'), { claims: { email_verified: true } }));
  });

  test('an anonymous session cannot write', async () => {
    const anonymous = { firebase: { sign_in_provider: 'anonymous', identities: {} } };
    await assertFails(save('maya', given('maya'), { claims: anonymous }));
  });
});

/** A quota as stored some hours after its window began. */
const quotaOf = (changed: number, hours: number): DocumentData => ({
  setup_id: SETUP_B,
  changed,
  window_start: Timestamp.fromMillis(Date.now() - hours * 60 * 60 * 1000),
  updated_at: Timestamp.fromMillis(Date.now() - 1000),
});

const mine = (db = bench.as('maya')) => doc(db, 'details_quota/maya');

/** The step after a quota. */
const stepAfter = (before: DocumentData): DocumentData => ({
  ...before,
  setup_id: SETUP_A,
  changed: Number(before['changed']) + 1,
  updated_at: serverTimestamp(),
});

/** Writes details with a step; null leaves it out. */
const change = (step: DocumentData | null, id = SETUP_A): Promise<void> => {
  const db = bench.as('maya');
  const batch = writeBatch(db).set(details(db, id), given('maya'));
  if (step) batch.set(mine(db), step);
  return batch.commit();
};

describe("a day's changes of details", () => {
  test('each takes a step', async () => {
    await assertFails(change(null));
    await assertSucceeds(change(firstStep(SETUP_A)));
    await assertFails(change(null));
    await assertFails(change(firstStep(SETUP_A)));
    const before = quotaOf(1, 2);
    await bench.put('details_quota/maya', before);
    const next = { ...before, setup_id: SETUP_A, changed: 2, updated_at: serverTimestamp() };
    await assertSucceeds(change(next));
  });

  test.each<[string, DocumentData]>([
    ['none', { changed: 3 }],
    ['two', { changed: 5 }],
    ['one back', { changed: 2 }],
    ['one as text', { changed: '4' }],
    ['one of another setup', { setup_id: SETUP_B }],
    ['one without a setup', { setup_id: '' }],
    ['one of an earlier moment', { updated_at: Timestamp.fromMillis(1_767_225_600_000) }],
    ['one with a field more', { note: 'x' }],
    ['one in a new window', { window_start: serverTimestamp() }],
    ['one in another window', { window_start: Timestamp.fromMillis(Date.now()) }],
    ['the first again', { changed: 1, window_start: serverTimestamp() }],
  ])('refuses a step that is %s', async (_what, changes) => {
    const before = quotaOf(3, 2);
    await bench.put('details_quota/maya', before);
    const next = { ...before, setup_id: SETUP_A, changed: 4, updated_at: serverTimestamp() };
    await assertFails(change({ ...next, ...changes }));
    await assertSucceeds(change(next));
  });

  test('ends at the limit, and begins anew after a day', async () => {
    const full = quotaOf(DETAIL_LIMITS.changesPerDay, 23);
    const last = quotaOf(DETAIL_LIMITS.changesPerDay - 1, 23);
    await bench.put('details_quota/maya', full);
    await assertFails(change(stepAfter(full)));
    await assertFails(change(firstStep(SETUP_A)));
    await bench.put('details_quota/maya', last);
    await assertSucceeds(change(stepAfter(last)));
    const over = quotaOf(3, 25);
    await bench.put('details_quota/maya', over);
    await assertFails(change(stepAfter(over)));
    await assertFails(change(firstStep(SETUP_A, { changed: 0 })));
    await assertFails(change(firstStep(SETUP_A, { window_start: Timestamp.fromMillis(0) })));
    await assertSucceeds(change(firstStep(SETUP_A)));
  });

  test('one step does not cover two setups, nor that of another member', async () => {
    await bench.put(`user_setups/${SETUP_B}`, storedSetup('maya'));
    const db = bench.as('maya');
    const both = writeBatch(db)
      .set(details(db, SETUP_A), given('maya'))
      .set(details(db, SETUP_B), given('maya'))
      .set(mine(db), firstStep(SETUP_A));
    await assertFails(both.commit());
    const jonas = bench.as('jonas');
    await assertFails(setDoc(doc(jonas, 'details_quota/maya'), firstStep(SETUP_A)));
    await assertFails(setDoc(doc(bench.visitor(), 'details_quota/maya'), firstStep(SETUP_A)));
    await bench.put('details_quota/jonas', { ...firstStep(SETUP_A) });
    await assertFails(change(null));
  });

  test.each<[string, DocumentData]>([
    ['no id of a setup', { setup_id: 'short' }],
    ['a long text as an id', { setup_id: 'x'.repeat(1000) }],
    ['an earlier moment', { updated_at: Timestamp.fromMillis(1_767_225_600_000) }],
    ['something large in place of a moment', { updated_at: 'x'.repeat(1000) }],
  ])('a step by itself is a step too: refuses %s', async (_what, changes) => {
    await assertFails(setDoc(mine(), firstStep(SETUP_A, changes)));
    await assertSucceeds(setDoc(mine(), firstStep(SETUP_A)));
  });

  test('nobody takes it back, and only its member reads it', async () => {
    await bench.put('details_quota/maya', quotaOf(3, 2));
    await assertFails(deleteDoc(mine()));
    await assertSucceeds(getDoc(mine()));
    await assertFails(getDoc(mine(bench.as('jonas'))));
    await assertFails(getDoc(mine(bench.visitor())));
    await assertFails(getDocs(query(collection(bench.as('maya'), 'details_quota'), limit(1))));
  });
});

const entry = (db: Firestore) => doc(db, `setup_words/8232774399999-${SETUP_A}`);

/** Searches for a word. */
const search = (db: Firestore, status: string | null, most: number | null = 24) =>
  getDocs(
    query(
      collection(db, 'setup_words'),
      where('words.shed', '==', true),
      ...(status === null ? [] : [where('status', '==', status)]),
      ...(most === null ? [] : [limit(most)]),
    ),
  );

describe('reading details', () => {
  beforeEach(() => bench.put(`setup_details/${SETUP_A}`, stored('maya')));

  test('everybody reads those of a published setup, also where there are none', async () => {
    await bench.put(`user_setups/${SETUP_B}`, storedSetup('jonas'));
    for (const db of [bench.visitor(), bench.as('jonas')]) {
      expect((await assertSucceeds(getDoc(details(db)))).get('light')).toBe('dark');
      expect((await assertSucceeds(getDoc(details(db, SETUP_B)))).exists()).toBe(false);
    }
  });

  test('only the owner and admins read those of a hidden setup', async () => {
    await bench.put(`user_setups/${SETUP_A}`, storedSetup('maya', { status: 'Hidden' }));
    await bench.put('user_roles/admin', { role: 'admin' });
    await assertFails(getDoc(details(bench.visitor())));
    await assertFails(getDoc(details(bench.as('jonas'))));
    await assertSucceeds(getDoc(details(bench.as('maya'))));
    await assertSucceeds(getDoc(details(bench.as('admin'))));
  });

  test('refuses those of a deleted setup', async () => {
    await bench.put(`user_setups/${SETUP_A}`, null);
    await assertFails(getDoc(details(bench.visitor())));
    await assertFails(getDoc(details(bench.as('maya'))));
  });

  test('a member lists only their own, within limits', async () => {
    expect((await assertSucceeds(list(bench.as('maya'), 'maya'))).size).toBe(1);
    await assertFails(list(bench.as('maya'), 'maya', null));
    await assertFails(list(bench.as('maya'), 'maya', 51));
    await assertFails(list(bench.as('maya'), null));
    await assertFails(list(bench.as('jonas'), 'maya'));
    await assertFails(list(bench.visitor(), 'maya'));
    await assertFails(list(bench.visitor(), null));
  });
});

describe('documents that functions write', () => {
  test('everybody reads cards, in bounded lists, and nobody writes them', async () => {
    await bench.put(`gallery_cards/${SETUP_A}`, { title: 'Garage cinema', facets: ['*'] });
    await bench.put('user_roles/admin', { role: 'admin' });
    for (const db of [bench.visitor(), bench.as('maya')]) {
      await assertSucceeds(getDoc(card(db)));
      await assertSucceeds(cards(db, 24));
      await assertFails(cards(db, null));
      await assertFails(cards(db, 51));
    }
    for (const db of [bench.visitor(), bench.as('maya'), bench.as('admin')]) {
      await assertFails(setDoc(card(db), { title: 'Mine' }));
      await assertFails(updateDoc(card(db), { like_count: 1000 }));
      await assertFails(deleteDoc(card(db)));
    }
  });

  test('the words of published setups can be searched, and nobody writes them', async () => {
    const words = { shed: true };
    await bench.put(`setup_words/8232774399999-${SETUP_A}`, { status: 'Published', words });
    await bench.put(`setup_words/8232774399998-${SETUP_B}`, { status: 'Hidden', words });
    await bench.put('user_roles/admin', { role: 'admin' });
    for (const db of [bench.visitor(), bench.as('maya'), bench.as('jonas')]) {
      expect((await assertSucceeds(search(db, 'Published'))).size).toBe(1);
      await assertFails(search(db, 'Hidden'));
      await assertFails(search(db, null));
      await assertFails(search(db, 'Published', 51));
      await assertFails(search(db, 'Published', null));
      await assertFails(getDoc(entry(db)));
    }
    expect((await assertSucceeds(search(bench.as('admin'), null))).size).toBe(2);
    expect((await assertSucceeds(search(bench.as('admin'), 'Hidden'))).size).toBe(1);
    await assertFails(search(bench.as('admin'), null, 51));
    for (const db of [bench.visitor(), bench.as('maya'), bench.as('admin')]) {
      await assertFails(setDoc(entry(db), { status: 'Published', words: { spam: true } }));
      await assertFails(updateDoc(entry(db), { 'words.spam': true }));
      await assertFails(deleteDoc(entry(db)));
    }
  });

  test("a projector's rooms are readable only through the answer", async () => {
    await bench.put('projector_rooms/projector-benq-tk800', { answer: '{}' });
    await bench.put('user_roles/admin', { role: 'admin' });
    for (const db of [bench.visitor(), bench.as('maya'), bench.as('admin')]) {
      const document = doc(db, 'projector_rooms/projector-benq-tk800');
      await assertFails(getDoc(document));
      await assertFails(setDoc(document, { answer: '' }));
    }
  });
});
