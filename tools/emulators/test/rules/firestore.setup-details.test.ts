/** Kit and measures: written by the setup's owner, read by whoever may read the setup. */
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
import { firestoreBench } from '../support/rules-environment.ts';
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

/** So many different pieces of kit. */
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

describe('writing', () => {
  test('an owner adds, changes and takes away', async () => {
    const db = bench.as('maya');
    await assertSucceeds(setDoc(details(db), given('maya')));
    await assertSucceeds(setDoc(details(db), given('maya', { distance: 3.2, units: 'm', kit: [] })));
    await assertSucceeds(updateDoc(details(db), { light: '', updated_at: serverTimestamp() }));
    expect((await getDoc(details(db))).data()).toMatchObject({ distance: 3.2, light: '', kit: [] });
    await assertSucceeds(deleteDoc(details(db)));
  });

  test('the owner of a hidden setup does as well', async () => {
    await bench.put(`user_setups/${SETUP_A}`, storedSetup('maya', { status: 'Hidden' }));
    await assertSucceeds(setDoc(details(bench.as('maya')), given('maya')));
  });

  test.each([
    ['nothing but a projector', { screen: '', kit: [], distance: null, light: '', place: '' }],
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
  ])('%s is accepted', async (_what, changes) => {
    await assertSucceeds(setDoc(details(bench.as('maya')), given('maya', changes)));
  });

  test.each<[string, DocumentData]>([
    ['a name instead of an id', { projector: 'BenQ TK800' }],
    ['a draft', { projector: 'drafts.projector-benq-tk800' }],
    ['a path', { screen: 'product/../x' }],
    ['an address', { screen: 'https://example.com' }],
    ['markup', { projector: '<b>' }],
    ['an id that begins with a hyphen', { projector: '-benq' }],
    ['an id of two lines', { projector: 'benq\ntk800' }],
    ['an id that is too long', { projector: 'x'.repeat(DETAIL_LIMITS.idMax + 1) }],
    ['a screen that is too long', { screen: 'x'.repeat(DETAIL_LIMITS.idMax + 1) }],
    ['a number for a projector', { projector: 7 }],
    ['no projector', { projector: null }],
    ['a list for a screen', { screen: ['product-screen-fixed'] }],
    ['a text for the kit', { kit: 'product-mount-ceiling' }],
    ['a map for the kit', { kit: { 0: 'product-mount-ceiling' } }],
    ['no kit', { kit: null }],
    ['kit twice', { kit: ['product-cable-hdmi', 'product-cable-hdmi'] }],
    ['an empty id in the kit', { kit: [''] }],
    ['a name in the kit', { kit: ['product-cable-hdmi', 'A cable'] }],
    ['a number in the kit', { kit: [1] }],
    ['too much kit', { kit: kitOf(DETAIL_LIMITS.kitMax + 1) }],
    ['a diagonal that is too small', { diagonal_inches: SETUP_LIMITS.screenSizeInchesMin - 1 }],
    ['a diagonal that is too large', { diagonal_inches: SETUP_LIMITS.screenSizeInchesMax + 1 }],
    ['half an inch', { diagonal_inches: 100.5 }],
    ['a diagonal that is no number', { diagonal_inches: Number.NaN }],
    ['an infinite diagonal', { diagonal_inches: Number.POSITIVE_INFINITY }],
    ['a diagonal in words', { diagonal_inches: '100' }],
    ['a shape nobody knows', { aspect: '21:9' }],
    ['no shape', { aspect: '' }],
    ['no place at all', { distance: 0 }],
    ['behind the screen', { distance: -9 }],
    ['too near', { distance: DETAIL_LIMITS.distance.ft.min - 0.01 }],
    ['too far', { distance: DETAIL_LIMITS.distance.ft.max + 0.01 }],
    ['too near in meters', { distance: DETAIL_LIMITS.distance.m.min - 0.01, units: 'm' }],
    ['feet under the name of meters', { distance: DETAIL_LIMITS.distance.m.max + 0.01, units: 'm' }],
    ['a distance that is no number', { distance: Number.NaN }],
    ['an infinite distance', { distance: Number.POSITIVE_INFINITY }],
    ['an infinite distance backwards', { distance: Number.NEGATIVE_INFINITY }],
    ['a distance in words', { distance: '9' }],
    ['other units', { units: 'cm' }],
    ['other units for no distance', { units: 'cm', distance: null }],
    ['no units', { units: '' }],
    ['a light nobody knows', { light: 'noon' }],
    ['lux for a light', { light: 80 }],
    ['no light at all', { light: null }],
    ['a place nobody knows', { place: 'moon' }],
    ['no place', { place: null }],
    ['a field more', { note: 'x' }],
    ['a count of likes', { like_count: 3 }],
    ["a time of one's own", { updated_at: Timestamp.fromMillis(1_767_225_600_000) }],
    ['no time', { updated_at: null }],
    ["somebody else's name", { created_by: 'jonas' }],
    ['nobody', { created_by: '' }],
  ])('%s is refused', async (_what, changes) => {
    await assertFails(setDoc(details(bench.as('maya')), given('maya', changes)));
    await bench.put(`setup_details/${SETUP_A}`, stored('maya'));
    await assertFails(setDoc(details(bench.as('maya')), given('maya', changes)));
  });

  // The rules have no loops: each length and each place has a condition of its own.
  const lengths = Array.from({ length: DETAIL_LIMITS.kitMax + 1 }, (_, pieces) => pieces);

  test.each(lengths)('%i pieces of kit are accepted', async (pieces) => {
    await assertSucceeds(setDoc(details(bench.as('maya')), given('maya', { kit: kitOf(pieces) })));
  });

  test.each(lengths.slice(0, -1))('a name in place %i of the kit is refused', async (place) => {
    const kit = kitOf(DETAIL_LIMITS.kitMax).with(place, 'A name');
    await assertFails(setDoc(details(bench.as('maya')), given('maya', { kit })));
  });

  test.each(Object.keys(stored('maya')))('without %s it is refused', async (field) => {
    const { [field]: _, ...rest } = given('maya');
    await assertFails(setDoc(details(bench.as('maya')), rest));
    await bench.put(`setup_details/${SETUP_A}`, stored('maya'));
    const changes = { updated_at: serverTimestamp(), [field]: deleteField() };
    await assertFails(updateDoc(details(bench.as('maya')), changes));
  });

  test("somebody else's setup is left alone, under either name", async () => {
    for (const db of [bench.as('jonas'), bench.visitor()]) {
      await assertFails(setDoc(details(db), given('jonas')));
      await assertFails(setDoc(details(db), given('maya')));
    }
    await bench.put(`setup_details/${SETUP_A}`, stored('maya'));
    await assertFails(setDoc(details(bench.as('jonas')), given('jonas')));
    await assertFails(updateDoc(details(bench.as('jonas')), { light: '', updated_at: serverTimestamp() }));
    await assertFails(deleteDoc(details(bench.as('jonas'))));
    await assertFails(deleteDoc(details(bench.visitor())));
  });

  test('an admin writes none either', async () => {
    await bench.put('user_roles/admin', { role: 'admin' });
    await assertFails(setDoc(details(bench.as('admin')), given('admin')));
    await assertFails(setDoc(details(bench.as('admin')), given('maya')));
  });

  test('a setup that is not there, or has gone, has none', async () => {
    const db = bench.as('maya');
    await assertFails(setDoc(details(db, SETUP_B), given('maya')));
    await assertFails(setDoc(details(db, 'short'), given('maya')));
    const both = writeBatch(db)
      .set(details(db), given('maya'))
      .delete(doc(db, `user_setups/${SETUP_A}`))
      .set(doc(db, `gone_setups/${SETUP_A}`), { deleted_at: serverTimestamp() });
    await assertFails(both.commit());
  });

  test('what a deleted setup has left may be taken away by its owner alone', async () => {
    await bench.put(`setup_details/${SETUP_B}`, stored('maya'));
    await assertFails(deleteDoc(details(bench.as('jonas'), SETUP_B)));
    await assertSucceeds(deleteDoc(details(bench.as('maya'), SETUP_B)));
  });

  test('a Setup of the Month stays as it was featured', async () => {
    const featured = storedSetup('maya', { is_featured_month: true, featured_month: THIS_MONTH });
    await bench.put(`user_setups/${SETUP_A}`, featured);
    await assertFails(setDoc(details(bench.as('maya')), given('maya')));
    await bench.put(`setup_details/${SETUP_A}`, stored('maya'));
    await assertFails(setDoc(details(bench.as('maya')), given('maya')));
    await assertFails(deleteDoc(details(bench.as('maya'))));
    await bench.put(`user_setups/${SETUP_A}`, { ...featured, is_featured_month: false });
    await assertSucceeds(setDoc(details(bench.as('maya')), given('maya')));
  });

  test('who is banned, or has no confirmed address where one is asked for, writes none', async () => {
    await bench.put('members/maya', { state: 'banned' });
    await assertFails(setDoc(details(bench.as('maya')), given('maya')));
    await bench.put('members/maya', null);
    await bench.put('site_config/community', { require_confirmed_email: true });
    await assertFails(setDoc(details(bench.as('maya')), given('maya')));
    await assertSucceeds(setDoc(details(bench.as('maya', { email_verified: true })), given('maya')));
  });

  test('an anonymous session writes none', async () => {
    const anonymous = { firebase: { sign_in_provider: 'anonymous', identities: {} } };
    await assertFails(setDoc(details(bench.as('maya', anonymous)), given('maya')));
  });
});

describe('reading', () => {
  beforeEach(() => bench.put(`setup_details/${SETUP_A}`, stored('maya')));

  test('everybody reads those of a published setup, also where there are none', async () => {
    await bench.put(`user_setups/${SETUP_B}`, storedSetup('jonas'));
    for (const db of [bench.visitor(), bench.as('jonas')]) {
      expect((await assertSucceeds(getDoc(details(db)))).get('light')).toBe('dark');
      expect((await assertSucceeds(getDoc(details(db, SETUP_B)))).exists()).toBe(false);
    }
  });

  test('those of a hidden one are for its owner and admins', async () => {
    await bench.put(`user_setups/${SETUP_A}`, storedSetup('maya', { status: 'Hidden' }));
    await bench.put('user_roles/admin', { role: 'admin' });
    await assertFails(getDoc(details(bench.visitor())));
    await assertFails(getDoc(details(bench.as('jonas'))));
    await assertSucceeds(getDoc(details(bench.as('maya'))));
    await assertSucceeds(getDoc(details(bench.as('admin'))));
  });

  test('those of a setup that is gone tell nothing', async () => {
    await bench.put(`user_setups/${SETUP_A}`, null);
    await assertFails(getDoc(details(bench.visitor())));
    await assertFails(getDoc(details(bench.as('maya'))));
  });

  test('a member lists the own ones, within bounds, and nobody lists more', async () => {
    expect((await assertSucceeds(list(bench.as('maya'), 'maya'))).size).toBe(1);
    await assertFails(list(bench.as('maya'), 'maya', null));
    await assertFails(list(bench.as('maya'), 'maya', 51));
    await assertFails(list(bench.as('maya'), null));
    await assertFails(list(bench.as('jonas'), 'maya'));
    await assertFails(list(bench.visitor(), 'maya'));
    await assertFails(list(bench.visitor(), null));
  });
});

describe('what functions keep', () => {
  test('cards are read by everybody, in bounded lists, and written by nobody', async () => {
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

  test('the rooms of a projector are read through the answer alone', async () => {
    await bench.put('projector_rooms/projector-benq-tk800', { answer: '{}' });
    await bench.put('user_roles/admin', { role: 'admin' });
    for (const db of [bench.visitor(), bench.as('maya'), bench.as('admin')]) {
      const document = doc(db, 'projector_rooms/projector-benq-tk800');
      await assertFails(getDoc(document));
      await assertFails(setDoc(document, { answer: '' }));
    }
  });
});
