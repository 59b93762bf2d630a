import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  Timestamp,
  writeBatch,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test } from 'vitest';
import { shownPictureId } from '@lumen-throw/domain/collections';
import { SETUP_LIMITS } from '@lumen-throw/domain/limits';
import { cleanLine, memberName } from '@lumen-throw/domain/member-text';
import { firestoreBench, type Claims } from '../support/rules-environment.ts';
import { putPicture, putReadyPictures } from '../support/pictures.ts';
import {
  firstQuota,
  freshId,
  imagePath,
  newSetup,
  SETUP_A,
  SETUP_B,
  THIS_MONTH,
} from '../support/sample-documents.ts';
import { assertFails, assertSucceeds } from '../support/verdicts.ts';

const bench = firestoreBench('sharing');
beforeEach(async () => {
  await putReadyPictures(bench, 'maya', 7);
  await putReadyPictures(bench, 'jonas', 6);
  for (const owner of ['ines', 'petra', 'mallory']) await putReadyPictures(bench, owner);
  // Ready or not, that is no name of a picture.
  await putPicture(bench, imagePath('maya').replace('webp', 'svg'), 'ready');
});

function share(db: Firestore, setup: DocumentData, owner = 'maya', id = SETUP_A): Promise<void> {
  return writeBatch(db)
    .set(doc(db, `user_setups/${id}`), setup)
    .set(doc(db, `member_quota/${owner}`), firstQuota(id))
    .commit();
}

function images(count: number): string[] {
  return Array.from({ length: count }, (_, index) => imagePath('maya', index + 1));
}

const places = [1, 2, 3, 4, 5, 6];

describe('sharing a setup', () => {
  test('a member shares it together with a quota step [6-6]', async () => {
    await assertSucceeds(share(bench.as('maya'), newSetup('maya')));
  });

  test('accepts empty optional fields [3-2 5-6 5-8]', async () => {
    const empty = { location_city: '', location_country: '', projector_model: '', screen_size_inches: null };
    await assertSucceeds(share(bench.as('maya'), newSetup('maya', empty)));
  });

  test('accepts values at their limits', async () => {
    const longest = {
      title: 'x'.repeat(SETUP_LIMITS.titleMax),
      description: 'x'.repeat(SETUP_LIMITS.descriptionMax),
      location_city: 'x'.repeat(SETUP_LIMITS.locationPartMax),
      projector_model: 'x'.repeat(SETUP_LIMITS.projectorModelMax),
      location_state: 'x'.repeat(SETUP_LIMITS.locationPartMax),
      location_country: 'x'.repeat(SETUP_LIMITS.locationPartMax),
      user_display_name: 'x'.repeat(SETUP_LIMITS.displayNameMax),
      screen_size_inches: SETUP_LIMITS.screenSizeInchesMax,
    };
    const named = { name: longest.user_display_name };
    await assertSucceeds(share(bench.as('maya', named), newSetup('maya', longest)));
    const shortest = {
      title: 'x',
      description: 'x',
      user_display_name: 'x',
      location_city: 'x',
      projector_model: 'x',
      screen_size_inches: SETUP_LIMITS.screenSizeInchesMin,
    };
    await assertSucceeds(
      share(bench.as('jonas', { name: 'x' }), newSetup('jonas', shortest), 'jonas', SETUP_B),
    );
  });

  test.each(places)('accepts %i pictures [9-1]', async (count) => {
    await assertSucceeds(share(bench.as('maya'), newSetup('maya', { images: images(count) })));
  });
  test.each(places)("refuses another member's picture at place %i", async (place) => {
    const mixed = images(6).with(place - 1, imagePath('jonas', place));
    await assertFails(share(bench.as('maya'), newSetup('maya', { images: mixed })));
  });

  test('a visitor and an anonymous session cannot share [6-5 6-19]', async () => {
    await assertFails(share(bench.visitor(), newSetup('maya')));
    const anonymous = bench.as('maya', { firebase: { sign_in_provider: 'anonymous', identities: {} } });
    await assertFails(share(anonymous, newSetup('maya')));
  });

  test("nobody shares under another member's name [3-9]", async () => {
    await assertFails(share(bench.as('mallory'), newSetup('maya'), 'mallory'));
    await assertFails(
      share(bench.as('mallory'), newSetup('maya', { images: [imagePath('mallory')] }), 'mallory'),
    );
  });

  test('requires the form of generated ids', async () => {
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
    'a description that is too long': { description: 'x'.repeat(8001) },
    'a description of blanks': { description: ' \n ' },
    'an untrimmed description': { description: 'Dark.\n' },
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
    'a picture at another host': { images: ['https://example.com/setups/maya/x.webp'] },
    'a script for a picture': { images: ['javascript:alert(1)'] },
    'data for a picture': { images: ['data:image/png;base64,AAAA'] },
    'a path with a second line': { images: [`${imagePath('maya')}\njavascript:alert(1)`] },
    'a path that climbs': { images: ['setups/maya/../jonas/1767225600000-abcdefghij01.webp'] },
    'an svg': { images: [imagePath('maya').replace('webp', 'svg')] },
    'a file in another folder': { images: [imagePath('maya').replace('setups', 'private')] },
    'a file below a picture': { images: [`${imagePath('maya')}/x`] },
    'a file without a folder': { images: [imagePath('maya').split('/').slice(1).join('/')] },
    'a map for a picture': { images: [{ path: imagePath('maya') }] },
    'a text for pictures': { images: imagePath('maya') },
    'a map for pictures': { images: { 0: imagePath('maya') } },
    'an empty name': { user_display_name: '' },
    'a hidden status': { status: 'Hidden' },
    'an unknown status': { status: 'Approved' },
    'a featured flag': { is_featured_month: true, featured_month: THIS_MONTH },
    'a month': { featured_month: THIS_MONTH },
    'likes to start with': { like_count: 5 },
    'a fraction of likes': { like_count: 0.5 },
    'likes below zero': { like_count: -1 },
    'a floating zero of likes': { like_count: -0 },
    'a missing picture among others': { images: [imagePath('maya'), null] },
    'a date of null': { created_at: null },
    'a flag that is not yes or no': { is_featured_month: 'no' },
    'a flag of null': { is_featured_month: null },
    'a date in the past': { created_at: Timestamp.fromMillis(0) },
    'a date in the future': { created_at: Timestamp.fromMillis(4_102_444_800_000) },
    'a date as text': { created_at: '2026-01-01' },
  };
  for (const [what, changes] of Object.entries(refused)) {
    test(`refuses ${what} [3-1 3-3..7 3-10 3-11 3-40 4-14 5-1..5 9-1]`, async () => {
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

  test('counts length in characters, including emoji', async () => {
    await assertSucceeds(share(bench.as('maya'), newSetup('maya', { title: '😀'.repeat(120) })));
    const place = { location_city: '🎬'.repeat(80) };
    await assertSucceeds(share(bench.as('ines'), newSetup('ines', place), 'ines', freshId()));
    const story = { description: '😀'.repeat(SETUP_LIMITS.descriptionMax) };
    await assertSucceeds(share(bench.as('petra'), newSetup('petra', story), 'petra', SETUP_B));
    await assertFails(
      share(bench.as('jonas'), newSetup('jonas', { title: '😀'.repeat(121) }), 'jonas', freshId()),
    );
  });

  const accepted: Record<string, string> = {
    Arabic: 'سينما منزلية (4K) في غرفة المعيشة!',
    Persian: 'می‌خواهم',
    'a family of emoji': 'Movie night 👩‍👩‍👧',
    'a flag and a heart': '🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️',
    Japanese: 'ホームシアター',
    'letters with marks': 'Ghế sofa và màn chiếu',
    'six marks of Unicode 14': `D${'\u1ACB'.repeat(6)}en`,
    'inches and dashes': '5″ × 9″ – “quoted”',
  };
  for (const [what, text] of Object.entries(accepted)) {
    test(`accepts ${what}, as the form leaves it`, async () => {
      expect(cleanLine(text)).toBe(text);
      const texts = { title: text, description: `${text}\n\n${text}`, location_city: text };
      await assertSucceeds(share(bench.as('maya'), newSetup('maya', texts)));
    });
  }

  const invisible: Record<string, string> = {
    'a no-break space': '\u00A0',
    'zero-width spaces': '\u200B\u200B',
    'a joiner': '\u200D',
    'a filler': '\u3164',
    'combining marks': '\u0301\u0301',
    'a text that is turned around': 'Den \u202Egpj.exe',
    'a text with a mark of byte order': 'Den \uFEFFone',
    'a text with a NUL': 'Den\u0000',
    'a text with a bell': 'Den \u0007 one',
    'a text with a tab': 'Den\tone',
    'a text after a no-break space': '\u00A0Den',
    'a text before a line separator': 'Den\u2028one',
    'tags outside of a flag': 'Den\u{E0068}\u{E0069}\u{E007F}',
    'the language tag': 'Den\u{E0001}',
    'more tags than a flag has': `Den 🏴${'\u{E0061}'.repeat(6)}\u{E007F}`,
    'a flag without an end': 'Den 🏴\u{E0067}\u{E0062}',
    'marks that pile up': `D${'\u0301'.repeat(7)}en`,
    'marks of Unicode 14 that pile up': `D${'\u1ACB'.repeat(7)}en`,
    'a mark of Unicode 13': '\u{16FE4}',
    'a blank note': 'Den \u{1D159}',
    'characters for private use': 'Den \uE000',
    'no character': 'Den\u{1FFFE}',
    'a message in joiners': `Den${'\u200C\u200D'.repeat(4)}x`,
  };
  for (const [what, text] of Object.entries(invisible)) {
    test(`refuses ${what} in every field`, async () => {
      for (const field of [
        'title',
        'description',
        'location_city',
        'location_state',
        'location_country',
        'projector_model',
      ]) {
        await assertFails(share(bench.as('maya'), newSetup('maya', { [field]: text })));
      }
    });
  }

  test('a single-line field has one line; a description may have more', async () => {
    const lines = 'Dark.\n\nAnd quiet.';
    await assertSucceeds(share(bench.as('maya'), newSetup('maya', { description: lines })));
    for (const field of ['title', 'location_city', 'projector_model']) {
      await assertFails(share(bench.as('jonas'), newSetup('jonas', { [field]: lines }), 'jonas', SETUP_B));
    }
  });
});

const shareNamed = (claims: Claims, name: string): Promise<void> =>
  share(bench.as('maya', claims), newSetup('maya', { user_display_name: name }));

describe('the name', () => {
  test("is the account's own", async () => {
    for (const name of ['Lumen & Throw Team', 'Ada', '', 'Anonymous', 'maya@example.test', 'maya']) {
      await assertFails(shareNamed({ name: 'Maya', email: 'maya@example.test' }, name));
    }
    await assertSucceeds(shareNamed({ name: 'Maya', email: 'maya@example.test' }, 'Maya'));
  });

  test.each([
    ['', 'maya@example.test', 'maya@example.test'],
    ['\u200D', 'maya@example.test', 'maya@example.test'],
    [' Maya\t', 'maya@example.test', 'Maya'],
    ['\u00A0Maya', 'maya@example.test', 'maya@example.test'],
    ['x'.repeat(81), 'maya@example.test', 'maya@example.test'],
    ['', '', 'Anonymous'],
    ['', `${'x'.repeat(81)}@example.test`, 'Anonymous'],
  ])("of '%s' and the address '%s' is what the site makes of them", async (name, email, shown) => {
    expect(memberName(name, email)).toBe(shown);
    await assertFails(shareNamed({ name, email }, name || 'Somebody'));
    await assertSucceeds(shareNamed({ name, email }, shown));
  });
});

describe('pictures', () => {
  test.each(places)('at place %i must be approved by a function', async (place) => {
    const six = images(6);
    for (const state of ['shown', 'refused', 'gone', '']) {
      await putPicture(bench, String(six[place - 1]), state);
      await assertFails(share(bench.as('maya'), newSetup('maya', { images: six })));
    }
    await assertSucceeds(share(bench.as('maya'), newSetup('maya', { images: six.toSpliced(place - 1, 1) })));
  });

  test('without an inspection are refused', async () => {
    const listed = 'ready_pictures/maya';
    for (const files of [{}, { [imagePath('maya')]: true }, { 'other.webp': true }]) {
      await bench.put(listed, { files });
      await assertFails(share(bench.as('maya'), newSetup('maya')));
    }
    await bench.put(listed, null);
    await assertFails(share(bench.as('maya'), newSetup('maya')));
  });

  test('nobody reads or writes the list of those that are ready', async () => {
    await bench.put('user_roles/admin', { role: 'admin' });
    for (const db of [bench.as('maya'), bench.as('admin'), bench.visitor()]) {
      await assertFails(getDoc(doc(db, 'ready_pictures/maya')));
      await assertFails(setDoc(doc(db, 'ready_pictures/maya'), { files: { 'x.webp': true } }));
    }
  });

  test("may have the name of another member's picture", async () => {
    await putPicture(bench, imagePath('jonas'), 'shown');
    await assertSucceeds(share(bench.as('maya'), newSetup('maya')));
  });

  const ASKED = `shown_pictures/${shownPictureId(imagePath('maya'))}`;

  test("the owner reads a picture's state, even before it exists", async () => {
    await putPicture(bench, imagePath('a_maya'), 'ready');
    await bench.put('user_roles/admin', { role: 'admin' });
    const anonymous = bench.as('maya', { firebase: { sign_in_provider: 'anonymous', identities: {} } });
    for (const path of [ASKED, `shown_pictures/${shownPictureId(imagePath('maya', 99))}`]) {
      await assertSucceeds(getDoc(doc(bench.as('maya'), path)));
      for (const db of [bench.as('jonas'), bench.as('admin'), bench.as('a_maya'), bench.visitor(), anonymous])
        await assertFails(getDoc(doc(db, path)));
    }
    const underscored = `shown_pictures/${shownPictureId(imagePath('a_maya'))}`;
    await assertSucceeds(getDoc(doc(bench.as('a_maya'), underscored)));
    for (const uid of ['a', 'maya']) await assertFails(getDoc(doc(bench.as(uid), underscored)));
  });

  test('nobody writes or lists the states', async () => {
    await bench.put('user_roles/admin', { role: 'admin' });
    for (const db of [bench.as('maya'), bench.as('admin')]) {
      await assertFails(setDoc(doc(db, ASKED), { state: 'ready' }));
      await assertFails(setDoc(doc(db, `${ASKED.slice(0, -5)}x.webp`), { state: 'ready' }));
      await assertFails(deleteDoc(doc(db, ASKED)));
      await assertFails(getDocs(query(collection(db, 'shown_pictures'), limit(1))));
    }
  });
});

describe('confirmed e-mail', () => {
  test('is required where the site is configured so', async () => {
    await bench.put('site_config/community', { require_confirmed_email: true });
    await assertFails(share(bench.as('maya', { email_verified: false }), newSetup('maya')));
    await assertSucceeds(share(bench.as('maya', { email_verified: true }), newSetup('maya')));
  });

  test('is not required where it is configured otherwise', async () => {
    await bench.put('site_config/community', { require_confirmed_email: false });
    await assertSucceeds(share(bench.as('maya', { email_verified: false }), newSetup('maya')));
  });

  test('is required without a configuration', async () => {
    await bench.put('site_config/community', null);
    await assertFails(share(bench.as('maya', { email_verified: false }), newSetup('maya')));
    await assertSucceeds(share(bench.as('maya', { email_verified: true }), newSetup('maya')));
  });

  test('nobody changes or reads the configuration', async () => {
    await bench.put('site_config/community', { require_confirmed_email: true });
    await bench.put(`user_roles/maya`, { role: 'admin' });
    await assertFails(
      setDoc(doc(bench.as('maya'), 'site_config/community'), { require_confirmed_email: false }),
    );
    await assertFails(getDoc(doc(bench.as('maya'), 'site_config/community')));
  });
});
