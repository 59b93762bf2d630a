/** Cards of published setups, and a projector's rooms made from them. */
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { DEFAULT_REGION, LOCAL_PROJECT_ID } from '@lumen-throw/domain/environment-defaults';
import { cardOf, projectorRooms, ROOMS_PATH, type ProjectorRooms } from '@lumen-throw/domain/gallery-card';
import { GALLERY_START_PATH, galleryStart } from '@lumen-throw/domain/gallery-start';
import { PAGE_SIZES } from '@lumen-throw/domain/limits';
import { NO_DETAILS, type SetupDetails } from '@lumen-throw/domain/setup-details';
import type { SetupFields } from '@lumen-throw/domain/setup';
import { keepAllCards } from '../../../../functions/src/gallery-cards.ts';
import { keepSetupNumbers } from '../../../../functions/src/own-list-counts.ts';
import { keepRooms, roomsAnswer } from '../../../../functions/src/projector-rooms.ts';
import { clearProject, operator, runScheduled, WEEKLY_UPKEEP } from '../support/emulated-firebase.ts';
import { putSetup } from '../support/liked-setups.ts';
import { eventually } from '../support/members.ts';
import { freshId, storedSetup } from '../support/sample-documents.ts';

const services = operator();
const { firestore } = services;
afterAll(() => services[Symbol.asyncDispose]());
let [first, second, epson] = ['', '', ''];
beforeEach(async () => {
  [first, second, epson] = [freshId(), freshId(), `projector-${freshId()}`];
  await clearProject(services);
});

const origin = `${inject('emulators').functions}/${LOCAL_PROJECT_ID}/${DEFAULT_REGION}/answers`;

async function told(projector: string): Promise<ProjectorRooms> {
  const answer = projectorRooms(await (await fetch(`${origin}${ROOMS_PATH}/${projector}`)).json());
  if (answer === null) throw new Error('The answer cannot be read.');
  return answer;
}

async function putDetails(id: string, changes: Partial<SetupDetails>): Promise<void> {
  const fields = { created_by: 'maya', ...NO_DETAILS, ...changes, updated_at: Timestamp.now() };
  await firestore.doc(`setup_details/${id}`).set(fields);
}

const start = async () => galleryStart(await (await fetch(`${origin}${GALLERY_START_PATH}`)).json());

const card = async (id: string) => (await firestore.doc(`gallery_cards/${id}`).get()).data();

test("sharing, describing, liking, hiding and deleting update the card and the projector's rooms @nightly", async () => {
  await putSetup(services, first, 'maya', { type_tag: 'Gaming' });
  await putDetails(first, { projector: epson, light: 'dark', distance: 12.25 });
  await eventually(async () => {
    const { rooms, counted } = await told(epson);
    expect([counted, rooms[0]?.id, rooms[0]?.distance]).toEqual([1, first, 12.25]);
  });
  expect((await card(first))?.['facets']).toContain(`type:Gaming|light:dark|projector:${epson}`);
  await firestore.doc(`user_setups/${first}`).update({ like_count: 7 });
  await eventually(async () => expect((await card(first))?.['like_count']).toBe(7));
  const other = `projector-${freshId()}`;
  await putDetails(first, { projector: other });
  await eventually(async () => expect((await told(other)).counted).toBe(1));
  await eventually(async () => expect((await told(epson)).counted).toBe(0));
  await firestore.doc(`user_setups/${first}`).update({ status: 'Hidden' });
  await eventually(async () => expect((await told(other)).rooms).toEqual([]));
  expect(await card(first)).toBeUndefined();
  await firestore.doc(`user_setups/${first}`).update({ status: 'Published' });
  await eventually(async () => expect((await told(other)).counted).toBe(1));
  await firestore.doc(`user_setups/${first}`).delete();
  await eventually(async () => expect((await told(other)).rooms).toEqual([]));
  // Kit and measures were deleted with the setup.
  await eventually(async () =>
    expect((await firestore.doc(`setup_details/${first}`).get()).exists).toBe(false),
  );
});

test("the gallery's first view includes kit and measures @nightly", async () => {
  await putSetup(services, first, 'maya');
  await eventually(async () => expect((await start())?.setups[0]?.details).toBeNull());
  await putDetails(first, { projector: epson, place: 'shelf' });
  await eventually(async () =>
    expect((await start())?.setups[0]?.details).toEqual({ ...NO_DETAILS, projector: epson, place: 'shelf' }),
  );
});

test('an answer costs one read of the same size at 20 and 5,000 setups, and is cacheable @nightly', async () => {
  const batch = firestore.batch();
  const count = PAGE_SIZES.rooms + 14;
  for (let day = 1; day <= count; day++) {
    const setup = storedSetup('maya') as SetupFields;
    const id = `room${String(day).padStart(16, '0')}`;
    const created = Timestamp.fromMillis(Date.UTC(2026, 0, day));
    batch.set(firestore.doc(`gallery_cards/${id}`), {
      ...cardOf(setup, { ...NO_DETAILS, projector: epson }),
      created_at: created,
    });
  }
  await batch.commit();
  const { rooms, counted } = await keepRooms(firestore, epson);
  expect(counted).toBe(count);
  expect(rooms.map(({ id }) => Number(id.slice(4)))).toEqual(
    Array.from({ length: PAGE_SIZES.rooms }, (_, index) => count - index),
  );
  const response = await fetch(`${origin}${ROOMS_PATH}/${epson}`);
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
  const read = vi.spyOn(firestore, 'runTransaction');
  expect(JSON.parse(await roomsAnswer(firestore, epson, new Date()))).toEqual({ rooms, counted, owners: 0 });
  expect(await roomsAnswer(firestore, 'projector-nobody-has', new Date())).toBe(
    '{"rooms":[],"counted":0,"owners":0}',
  );
  expect(read).not.toHaveBeenCalled();
  // An old one is rebuilt, because an event may be lost.
  await firestore.doc(`projector_rooms/${epson}`).update({ answer: '{"old":true}' });
  const tomorrow = new Date(Date.now() + 25 * 60 * 60 * 1000);
  expect(await roomsAnswer(firestore, epson, tomorrow)).not.toContain('old');
  read.mockRestore();
  // A state from a later moment stays.
  const later = Timestamp.fromMillis(Date.now() + 60_000);
  await firestore.doc(`projector_rooms/${epson}`).set({ answer: 'later', at: later });
  await keepRooms(firestore, epson);
  expect((await firestore.doc(`projector_rooms/${epson}`).get()).get('answer')).toBe('later');
});

test('a projector that no setup has any more leaves no rooms behind @nightly', async () => {
  const rooms = firestore.doc(`projector_rooms/${epson}`);
  const setup = cardOf(storedSetup('maya') as SetupFields, { ...NO_DETAILS, projector: epson });
  await firestore.doc(`gallery_cards/${first}`).set({ ...setup, created_at: Timestamp.now() });
  await keepRooms(firestore, epson);
  expect((await rooms.get()).exists).toBe(true);
  await firestore.doc(`gallery_cards/${first}`).delete();
  await keepRooms(firestore, epson);
  expect((await rooms.get()).exists).toBe(false);
  await keepRooms(firestore, `projector-${second}`);
  expect((await firestore.doc(`projector_rooms/projector-${second}`).get()).exists).toBe(false);
  expect(await roomsAnswer(firestore, epson, new Date())).toBe('{"rooms":[],"counted":0,"owners":0}');
});

test('members but its owner who recreated a setup are counted for the owner, each once, until it goes @nightly', async () => {
  await putSetup(services, first, 'maya');
  const recreate = (uid: string, setups: string[]) =>
    firestore.doc(`recreated_setups/${uid}`).set({ setups });
  const numbers = async () => (await firestore.doc(`setup_numbers/${first}`).get()).data();
  await recreate('maya', [first]);
  await recreate('jonas', [first]);
  await recreate('petra', [second, first]);
  await recreate('jonas', [first]);
  await eventually(async () => expect(await numbers()).toEqual({ owner: 'maya', recreated: 2 }));
  await firestore.doc('recreated_setups/petra').delete();
  await eventually(async () => expect(await numbers()).toEqual({ owner: 'maya', recreated: 1 }));
  // Nothing is kept of an id that no setup has, nor of a setup that is gone.
  expect((await firestore.doc(`setup_numbers/${second}`).get()).exists).toBe(false);
  await firestore.doc(`user_setups/${first}`).delete();
  await eventually(async () => expect(await numbers()).toBeUndefined());
  await keepSetupNumbers(firestore, first);
  expect(await numbers()).toBeUndefined();
});

test('members who own a projector are counted, each once, until they take it back @nightly', async () => {
  const other = `projector-${second}`;
  const own = (uid: string, models: string[]) => firestore.doc(`owned_models/${uid}`).set({ models });
  await own('maya', [epson]);
  await own('jonas', [epson, other]);
  await own('maya', [epson]);
  await eventually(async () => expect((await told(epson)).owners).toBe(2));
  await eventually(async () => expect((await told(other)).owners).toBe(1));
  await own('maya', []);
  await eventually(async () => expect((await told(epson)).owners).toBe(1));
  await firestore.doc('owned_models/jonas').delete();
  await eventually(async () => expect((await told(epson)).owners).toBe(0));
  await eventually(async () =>
    expect((await firestore.doc(`projector_rooms/${other}`).get()).exists).toBe(false),
  );
});

test.each(['', 'a%2Fb', '..%2F..%2Fuser_setups', '.drafts', 'x'.repeat(101)])(
  'a URL that names no projector (%s) has no rooms and causes no read @nightly',
  async (name) => {
    expect(await (await fetch(`${origin}${ROOMS_PATH}/${name}`)).json()).toEqual({
      rooms: [],
      counted: 0,
      owners: 0,
    });
  },
);

test('shows nothing that is stored invalidly @nightly', async () => {
  await putSetup(services, first, 'maya');
  await firestore.doc(`setup_details/${first}`).set({ created_by: 'maya', projector: '<b>', light: 'dark' });
  await eventually(async () => expect((await card(first))?.['projector']).toBe(''));
  expect((await card(first))?.['light']).toBe('');
});

test('restores lost cards once a week and deletes those without a setup @nightly', async () => {
  await putSetup(services, first, 'maya');
  await putSetup(services, second, 'maya', { status: 'Hidden' });
  await eventually(async () => expect(await card(first)).toBeDefined());
  await firestore.doc(`gallery_cards/${first}`).delete();
  await firestore.doc(`gallery_cards/${second}`).set({ title: 'Left behind', facets: ['*'] });
  await runScheduled('nightlyUpkeep', WEEKLY_UPKEEP);
  expect((await card(first))?.['title']).toBe('Garage cinema');
  expect(await card(second)).toBeUndefined();
  expect(await keepAllCards(firestore)).toBe(2);
});
