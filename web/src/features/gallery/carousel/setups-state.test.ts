import type { Setup } from '@lumen-throw/domain/setup';
import { expect, test } from 'vitest';
import {
  FIRST_PLACE,
  placeOf,
  placeReducer,
  totalOf,
  visibleSetups,
  type Place,
  type PlaceAction,
  type ReadSetups,
} from './setups-state.ts';

function setup(id: string, status: Setup['status'] = 'Published'): Setup {
  return { id, status, type_tag: 'Indoor', images: [], image_paths: [] } as unknown as Setup;
}

function readSetups(more: Partial<ReadSetups> = {}): ReadSetups {
  return { linked: null, hidden: [], published: [setup('a'), setup('b')], counted: 5, ...more };
}

/** A visitor's carousel: the loaded setups and the position. */
interface Carousel {
  read: ReadSetups;
  place: Place;
}

const setupsOf = ({ read, place }: Carousel) => visibleSetups(read, place.removed);
const total = ({ read, place }: Carousel) => totalOf(read, place.removed);
const index = (carousel: Carousel) => placeOf(setupsOf(carousel), carousel.place.shown);
const ids = (carousel: Carousel) => setupsOf(carousel).map(({ id }) => id);
const shown = (carousel: Carousel) => ids(carousel)[index(carousel)];

function started(more: Partial<ReadSetups> = {}): Carousel {
  const fresh = { read: readSetups(more), place: FIRST_PLACE };
  const place = placeReducer(FIRST_PLACE, { kind: 'started', setups: setupsOf(fresh) });
  return { ...fresh, place };
}

type Step<Kind extends PlaceAction['kind']> = Omit<Extract<PlaceAction, { kind: Kind }>, 'kind' | 'setups'>;

function move(carousel: Carousel, step: -1 | 1, more = false): Carousel {
  const action: PlaceAction = { kind: 'moved', step, setups: setupsOf(carousel), more };
  return { ...carousel, place: placeReducer(carousel.place, action) };
}

function remove(carousel: Carousel, removed: Step<'removed'>): Carousel {
  const action: PlaceAction = { kind: 'removed', ...removed, setups: setupsOf(carousel) };
  return { ...carousel, place: placeReducer(carousel.place, action) };
}

/** The same position after another read. */
const reread = (carousel: Carousel, more: Partial<ReadSetups>): Carousel => ({
  ...carousel,
  read: { ...carousel.read, ...more },
});

test('puts a linked setup and own hidden ones first and counts each once [2.12-1]', () => {
  expect(ids(started({ linked: setup('b') }))).toEqual(['b', 'a']);
  expect(total(started({ linked: setup('b') }))).toBe(5);
  const own = started({ hidden: [setup('h', 'Hidden')], linked: setup('h', 'Hidden') });
  expect(ids(own)).toEqual(['h', 'a', 'b']);
  expect(total(own)).toBe(6);
  // An admin may follow a link to another member's hidden setup.
  expect(total(started({ linked: setup('x', 'Hidden') }))).toBe(6);
});

test('moves only within the loaded setups [4-26]', () => {
  const start = started();
  expect(index(move(start, -1))).toBe(0);
  const second = move(start, 1);
  expect(index(second)).toBe(1);
  expect(move(second, 1).place).toBe(second.place);
  const more = reread(second, { published: [setup('a'), setup('b'), setup('c')] });
  expect(shown(move(more, 1))).toBe('c');
});

test('moving past the last loaded setup waits for the next one, unless the visitor turns back', () => {
  const waiting = move(move(started(), 1), 1, true);
  expect(shown(waiting)).toBe('b');
  expect(waiting.place.awaitsNext).toBe(true);
  const arrived = reread(waiting, { published: [setup('a'), setup('b'), setup('c')] });
  expect(move(arrived, 1).place).toMatchObject({ shown: 'c', awaitsNext: false });
  expect(move(waiting, -1).place).toMatchObject({ shown: 'a', awaitsNext: false });
});

test('another type starts at its first setup, and choosing the current type changes nothing', () => {
  const second = move(started(), 1);
  expect(placeReducer(second.place, { kind: 'chosen', filter: 'All' })).toBe(second.place);
  const gaming = placeReducer(second.place, { kind: 'chosen', filter: 'Gaming' });
  expect(gaming).toMatchObject({ filter: 'Gaming', shown: null });
  expect(index({ ...second, place: gaming })).toBe(0);
});

test('keeps the position at sign-in and sign-out if its setup remains', () => {
  const second = move(started(), 1);
  const signedIn = reread(second, { hidden: [setup('h', 'Hidden')] });
  expect(shown(signedIn)).toBe('b');
  expect(total(signedIn)).toBe(6);
  const atHidden = move(move(signedIn, -1), -1);
  expect(shown(atHidden)).toBe('h');
  expect(shown(reread(atHidden, { hidden: [] }))).toBe('a');
});

test('a removed setup is replaced by the next, and the total drops by one', () => {
  const fewer = remove(move(started(), 1), { id: 'b' });
  expect(shown(fewer)).toBe('a');
  expect(total(fewer)).toBe(4);
  expect(shown(remove(started(), { id: 'a' }))).toBe('b');
  const own = started({ hidden: [setup('h', 'Hidden')] });
  expect(total(remove(own, { id: 'h' }))).toBe(5);
  const linked = started({ linked: setup('x') });
  expect(total(remove(linked, { id: 'x' }))).toBe(4);
});

test('keeps the position when another setup turns out to be deleted', () => {
  const second = remove(move(started(), 1), { id: 'a', gone: true });
  expect(ids(second)).toEqual(['b']);
  expect(shown(second)).toBe('b');
});

/** All setups. */
const published = (...setups: Setup[]) => ({ published: setups });

test("does not repeat the Setup of the Month as the carousel's first setup", () => {
  const featured = { ...setup('a'), is_featured_month: true };
  expect(ids(started(published(featured, setup('b'), setup('c'))))).toEqual(['b', 'a', 'c']);
  expect(ids(started(published(setup('b'), featured)))).toEqual(['b', 'a']);
  expect(ids(started(published(featured)))).toEqual(['a']);
  // A visitor who follows a link to it still sees it.
  expect(ids(started({ ...published(featured, setup('b')), linked: featured }))).toEqual(['a', 'b']);
});

test('a setup removed by others leaves a notice until the visitor moves on', () => {
  const gone = remove(started(), { id: 'a', gone: true });
  expect(gone.place.left).toBe(true);
  expect(remove(started(), { id: 'a' }).place.left).toBe(false);
  const more = reread(gone, published(setup('b'), setup('c')));
  expect(move(more, 1).place.left).toBe(false);
});
