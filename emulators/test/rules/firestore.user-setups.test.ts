import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  documentId,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  startAfter,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest';
import { firestoreBench, type FirestoreRulesBench } from '../support/rules-environment.ts';
import {
  firstQuota,
  imagePath,
  newSetup,
  SETUP_A,
  SETUP_B,
  storedSetup,
  THIS_MONTH,
} from '../support/sample-documents.ts';

let bench: FirestoreRulesBench;
beforeAll(async () => {
  bench = await firestoreBench('setups');
});
afterAll(() => bench.close());
beforeEach(async () => {
  await bench.clear();
  await bench.put('user_roles/admin', { role: 'admin' });
});

function share(db: Firestore, setup: DocumentData, owner = 'maya', id = SETUP_A): Promise<void> {
  return writeBatch(db)
    .set(doc(db, `user_setups/${id}`), setup)
    .set(doc(db, `member_quota/${owner}`), firstQuota(id))
    .commit();
}

describe('sharing', () => {
  test('a member shares a setup together with a step of the quota', async () => {
    await assertSucceeds(share(bench.as('maya'), newSetup('maya')));
  });

  test('optional fields may be empty, and six pictures are enough', async () => {
    const images = [1, 2, 3, 4, 5, 6].map((number) => imagePath('maya', number));
    const empty = { location_city: '', location_country: '', projector_model: '', screen_size_inches: null };
    await assertSucceeds(share(bench.as('maya'), newSetup('maya', { ...empty, images })));
  });

  test('a visitor and an anonymous session share nothing', async () => {
    await assertFails(share(bench.visitor(), newSetup('maya')));
    const anonymous = bench.as('maya', { firebase: { sign_in_provider: 'anonymous', identities: {} } });
    await assertFails(share(anonymous, newSetup('maya')));
  });

  test("nobody shares under another's name", async () => {
    await assertFails(share(bench.as('mallory'), newSetup('maya'), 'mallory'));
    await assertFails(
      share(bench.as('mallory'), newSetup('maya', { images: [imagePath('mallory')] }), 'mallory'),
    );
  });

  test('the id has the form of generated ones', async () => {
    for (const id of ['short', 'AAAAAAAAAAAAAAAAAAA_', '__AAAAAAAAAAAAAAAA__'.replaceAll('__', 'é-')]) {
      await assertFails(share(bench.as('maya'), newSetup('maya'), 'maya', id));
    }
  });

  const refused: Record<string, DocumentData> = {
    'an unknown field': { role: 'admin' },
    'a title of blanks': { title: '   ' },
    'an untrimmed title': { title: ' Garage' },
    'an empty title': { title: '' },
    'a title that is too long': { title: 'x'.repeat(121) },
    'a title that is not text': { title: 5 },
    'a title of null': { title: null },
    'an empty description': { description: '' },
    'a description that is too long': { description: 'x'.repeat(4001) },
    'a megabyte of description': { description: 'x'.repeat(900_000) },
    'a city that is too long': { location_city: 'x'.repeat(81) },
    'a state that is a list': { location_state: ['a'] },
    'a country that is a map': { location_country: { a: 1 } },
    'an unknown type': { type_tag: 'Basement' },
    'an unknown size': { size_tag: 'Huge' },
    'a projector that is too long': { projector_model: 'x'.repeat(121) },
    'a screen that is not a number': { screen_size_inches: '100' },
    'a screen of half inches': { screen_size_inches: 99.5 },
    'a screen of NaN': { screen_size_inches: Number.NaN },
    'an infinite screen': { screen_size_inches: Number.POSITIVE_INFINITY },
    'a screen that is too small': { screen_size_inches: 9 },
    'a negative screen': { screen_size_inches: -100 },
    'a screen that is too large': { screen_size_inches: 1001 },
    'no pictures': { images: [] },
    'seven pictures': { images: [1, 2, 3, 4, 5, 6, 7].map((number) => imagePath('maya', number)) },
    'the same picture twice': { images: [imagePath('maya'), imagePath('maya')] },
    "another member's picture": { images: [imagePath('jonas')] },
    "another member's picture among own ones": {
      images: [imagePath('maya', 1), imagePath('maya', 2), imagePath('maya', 3), imagePath('jonas', 4)],
    },
    'a picture at another host': { images: ['https://example.com/setups/maya/x.webp'] },
    'a script for a picture': { images: ['javascript:alert(1)'] },
    'data for a picture': { images: ['data:image/png;base64,AAAA'] },
    'a path with a second line': { images: [`${imagePath('maya')}\njavascript:alert(1)`] },
    'a path that climbs': { images: ['setups/maya/../jonas/1767225600000-abcdefghij01.webp'] },
    'an svg': { images: [imagePath('maya').replace('webp', 'svg')] },
    'a map for a picture': { images: [{ path: imagePath('maya') }] },
    'a text for pictures': { images: imagePath('maya') },
    'a map for pictures': { images: { 0: imagePath('maya') } },
    'an empty name': { user_display_name: '' },
    'a name that is too long': { user_display_name: 'x'.repeat(81) },
    'a hidden status': { status: 'Hidden' },
    'an unknown status': { status: 'Approved' },
    'a featured flag': { is_featured_month: true, featured_month: THIS_MONTH },
    'a month': { featured_month: THIS_MONTH },
    'likes to start with': { like_count: 5 },
    'a fraction of likes': { like_count: 0.5 },
    'a date in the past': { created_at: Timestamp.fromMillis(0) },
    'a date in the future': { created_at: Timestamp.fromMillis(4_102_444_800_000) },
    'a date as text': { created_at: '2026-01-01' },
  };
  for (const [what, changes] of Object.entries(refused)) {
    test(`refuses ${what}`, async () => {
      await assertFails(share(bench.as('maya'), newSetup('maya', changes)));
    });
  }

  test('refuses a setup that lacks any field', async () => {
    const complete = newSetup('maya');
    for (const field of Object.keys(complete)) {
      const { [field]: _left, ...rest } = complete;
      await assertFails(share(bench.as('maya'), rest));
    }
  });

  test('a length is counted in UTF-16 units, also of emoji', async () => {
    await assertSucceeds(share(bench.as('maya'), newSetup('maya', { title: '😀'.repeat(60) })));
    await assertFails(
      share(bench.as('jonas'), newSetup('jonas', { title: '😀'.repeat(61) }), 'jonas', SETUP_B),
    );
  });
});

describe('confirmed e-mail', () => {
  test('is asked for where the site is configured so', async () => {
    await bench.put('site_config/community', { require_confirmed_email: true });
    await assertFails(share(bench.as('maya', { email_verified: false }), newSetup('maya')));
    await assertSucceeds(share(bench.as('maya', { email_verified: true }), newSetup('maya')));
  });

  test('is not asked for where it is configured otherwise', async () => {
    await bench.put('site_config/community', { require_confirmed_email: false });
    await assertSucceeds(share(bench.as('maya', { email_verified: false }), newSetup('maya')));
  });

  test('nobody changes or reads that configuration', async () => {
    await bench.put('site_config/community', { require_confirmed_email: true });
    await bench.put(`user_roles/maya`, { role: 'admin' });
    await assertFails(
      setDoc(doc(bench.as('maya'), 'site_config/community'), { require_confirmed_email: false }),
    );
    await assertFails(getDoc(doc(bench.as('maya'), 'site_config/community')));
  });
});

describe('reading one', () => {
  beforeEach(async () => {
    await bench.put(`user_setups/${SETUP_A}`, storedSetup('maya'));
    await bench.put(`user_setups/${SETUP_B}`, storedSetup('maya', { status: 'Hidden' }));
  });

  test('a published setup is public', async () => {
    await assertSucceeds(getDoc(doc(bench.visitor(), `user_setups/${SETUP_A}`)));
  });

  test('a hidden one is for its owner and admins', async () => {
    await assertFails(getDoc(doc(bench.visitor(), `user_setups/${SETUP_B}`)));
    await assertFails(getDoc(doc(bench.as('jonas'), `user_setups/${SETUP_B}`)));
    await assertSucceeds(getDoc(doc(bench.as('maya'), `user_setups/${SETUP_B}`)));
    await assertSucceeds(getDoc(doc(bench.as('admin'), `user_setups/${SETUP_B}`)));
  });

  test('a missing one is refused like a hidden one', async () => {
    await assertFails(getDoc(doc(bench.visitor(), `user_setups/${'C'.repeat(20)}`)));
    await assertFails(getDoc(doc(bench.as('jonas'), `user_setups/${'C'.repeat(20)}`)));
  });
});

const setups = (db: Firestore) => collection(db, 'user_setups');

describe('listing', () => {
  beforeEach(async () => {
    await bench.put(`user_setups/${SETUP_A}`, storedSetup('maya'));
    await bench.put(`user_setups/${SETUP_B}`, storedSetup('maya', { status: 'Hidden' }));
  });

  const published = where('status', '==', 'Published');
  const newestFirst = orderBy('created_at', 'desc');

  test('the public reads published setups in bounded pages, by type as well', async () => {
    const db = bench.visitor();
    await assertSucceeds(getDocs(query(setups(db), published, newestFirst, limit(12))));
    await assertSucceeds(
      getDocs(query(setups(db), published, where('type_tag', '==', 'Indoor'), newestFirst, limit(50))),
    );
    await assertSucceeds(
      getDocs(
        query(
          setups(db),
          published,
          newestFirst,
          orderBy(documentId(), 'desc'),
          startAfter(Timestamp.now(), SETUP_A),
          limit(12),
        ),
      ),
    );
  });

  test('the public asks for the Setup of the Month', async () => {
    const db = bench.visitor();
    const featured = [where('is_featured_month', '==', true), where('featured_month', '==', THIS_MONTH)];
    await assertSucceeds(getDocs(query(setups(db), published, ...featured, limit(1))));
    await assertFails(getDocs(query(setups(db), ...featured, limit(1))));
  });

  test('no list without a limit, nor with too large a one', async () => {
    for (const db of [bench.visitor(), bench.as('admin')]) {
      await assertFails(getDocs(query(setups(db), published)));
      await assertFails(getDocs(query(setups(db), published, limit(51))));
    }
  });

  test('counting is bounded alike', async () => {
    const db = bench.visitor();
    await assertSucceeds(getCount(query(setups(db), published, limit(50))));
    await assertFails(getCount(query(setups(db), published)));
    await assertFails(getCount(query(setups(db), limit(50))));
  });

  test('no way around the status', async () => {
    for (const db of [bench.visitor(), bench.as('jonas')]) {
      await assertFails(getDocs(query(setups(db), limit(10))));
      await assertFails(
        getDocs(query(setups(db), where('status', 'in', ['Published', 'Hidden']), limit(10))),
      );
      await assertFails(getDocs(query(setups(db), where('status', '!=', 'Published'), limit(10))));
      await assertFails(getDocs(query(setups(db), where('status', '==', 'Hidden'), limit(10))));
      await assertFails(getDocs(query(setups(db), orderBy('status'), limit(10))));
      await assertFails(getDocs(query(setups(db), where(documentId(), '==', SETUP_B), limit(1))));
      await assertFails(getDocs(query(collectionGroup(db, 'user_setups'), limit(10))));
    }
  });

  test("a member lists the own setups, hidden ones too, and nobody else's", async () => {
    const hidden = where('status', '==', 'Hidden');
    const mayas = where('created_by', '==', 'maya');
    await assertSucceeds(getDocs(query(setups(bench.as('maya')), mayas, hidden, newestFirst, limit(50))));
    await assertFails(getDocs(query(setups(bench.as('jonas')), mayas, hidden, newestFirst, limit(50))));
  });

  test('an admin lists all, by status as well', async () => {
    const db = bench.as('admin');
    await assertSucceeds(getDocs(query(setups(db), newestFirst, limit(50))));
    await assertSucceeds(getDocs(query(setups(db), where('status', '==', 'Hidden'), newestFirst, limit(50))));
  });
});

describe('changing', () => {
  beforeEach(async () => {
    await bench.put(`user_setups/${SETUP_A}`, storedSetup('maya'));
  });

  const changes: Record<string, DocumentData> = {
    'the title': { title: 'Another' },
    'the status': { status: 'Hidden' },
    'the featured flag': { is_featured_month: true, featured_month: THIS_MONTH },
    'the owner': { created_by: 'jonas' },
    'the date': { created_at: Timestamp.now() },
    'the count': { like_count: 1 },
    'the pictures': { images: [imagePath('maya', 9)] },
    'the fields': { role: 'admin' },
    'a megabyte': { description: 'x'.repeat(900_000) },
  };
  for (const [what, change] of Object.entries(changes)) {
    test(`neither the owner nor a stranger changes ${what}`, async () => {
      for (const uid of ['maya', 'jonas']) {
        await assertFails(updateDoc(doc(bench.as(uid), `user_setups/${SETUP_A}`), change));
      }
    });
  }

  test('nobody replaces a setup, an admin neither', async () => {
    for (const uid of ['maya', 'jonas', 'admin']) {
      await assertFails(setDoc(doc(bench.as(uid), `user_setups/${SETUP_A}`), { status: 'Published' }));
    }
  });
});

describe('deleting', () => {
  beforeEach(async () => {
    await bench.put(`user_setups/${SETUP_A}`, storedSetup('maya'));
  });

  test('the owner deletes, also when hidden', async () => {
    await bench.put(`user_setups/${SETUP_B}`, storedSetup('maya', { status: 'Hidden' }));
    await assertSucceeds(deleteDoc(doc(bench.as('maya'), `user_setups/${SETUP_A}`)));
    await assertSucceeds(deleteDoc(doc(bench.as('maya'), `user_setups/${SETUP_B}`)));
  });

  test('a stranger and a visitor do not', async () => {
    await assertFails(deleteDoc(doc(bench.as('jonas'), `user_setups/${SETUP_A}`)));
    await assertFails(deleteDoc(doc(bench.visitor(), `user_setups/${SETUP_A}`)));
  });

  test('the owner of the Setup of the Month deletes it together with the month', async () => {
    await bench.put(
      `user_setups/${SETUP_A}`,
      storedSetup('maya', { is_featured_month: true, featured_month: THIS_MONTH }),
    );
    await bench.put(`featured_months/${THIS_MONTH}`, { setup_id: SETUP_A });
    const db = bench.as('maya');
    await assertFails(deleteDoc(doc(db, `user_setups/${SETUP_A}`)));
    await assertFails(deleteDoc(doc(db, `featured_months/${THIS_MONTH}`)));
    await assertSucceeds(
      writeBatch(db)
        .delete(doc(db, `user_setups/${SETUP_A}`))
        .delete(doc(db, `featured_months/${THIS_MONTH}`))
        .commit(),
    );
  });
});
