import type { Setup } from '@lumen-throw/domain/setup';
import { expect, test } from 'vitest';
import {
  INITIAL_SETUPS,
  setupsReducer,
  totalOf,
  visibleSetups,
  type SetupsAction,
  type SetupsState,
} from './setups-state.ts';

function setup(id: string, status: Setup['status'] = 'Published'): Setup {
  return { id, status, type_tag: 'Indoor', images: [], image_paths: [] } as unknown as Setup;
}

const CURSOR = { seconds: 1, nanoseconds: 0, id: 'b' };

function loaded(more: Partial<Extract<SetupsAction, { kind: 'loaded' }>> = {}): SetupsState {
  return setupsReducer(INITIAL_SETUPS, {
    kind: 'loaded',
    page: { setups: [setup('a'), setup('b')], next: CURSOR },
    counted: 5,
    hidden: [],
    opened: null,
    missing: false,
    ...more,
  });
}

const ids = (state: SetupsState) => visibleSetups(state).map(({ id }) => id);
const shown = (state: SetupsState) => ids(state)[state.index];

test('a linked setup and one’s own hidden ones stand first, each once, and count once', () => {
  expect(ids(loaded({ opened: setup('b') }))).toEqual(['b', 'a']);
  expect(totalOf(loaded({ opened: setup('b') }))).toBe(5);
  const own = loaded({ hidden: [setup('h', 'Hidden')], opened: setup('h', 'Hidden') });
  expect(ids(own)).toEqual(['h', 'a', 'b']);
  expect(totalOf(own)).toBe(6);
  // An admin may follow a link to somebody else's hidden setup.
  expect(totalOf(loaded({ opened: setup('x', 'Hidden') }))).toBe(6);
});

test('one moves as far as is loaded, and not before the first', () => {
  const start = loaded();
  expect(setupsReducer(start, { kind: 'moved', step: -1 }).index).toBe(0);
  const second = setupsReducer(start, { kind: 'moved', step: 1 });
  expect(second.index).toBe(1);
  expect(setupsReducer(second, { kind: 'moved', step: 1 })).toBe(second);
  const more = setupsReducer(second, {
    kind: 'more',
    page: { setups: [setup('c')], next: null },
    after: CURSOR,
  });
  expect(shown(setupsReducer(more, { kind: 'moved', step: 1 }))).toBe('c');
});

test('a page that was asked for before the filter changed is not added', () => {
  const other = setupsReducer(loaded(), { kind: 'chosen', filter: 'Gaming' });
  const late: SetupsAction = { kind: 'more', page: { setups: [setup('c')], next: null }, after: CURSOR };
  expect(setupsReducer(other, late)).toBe(other);
  expect(other).toMatchObject({ filter: 'Gaming', index: 0, phase: 'loading' });
});

test('who signs in or out stays at the setup that is shown, unless it goes', () => {
  const second = setupsReducer(loaded(), { kind: 'moved', step: 1 });
  const signedIn = setupsReducer(second, {
    kind: 'member',
    hidden: [setup('h', 'Hidden')],
    opened: null,
    missing: false,
  });
  expect(shown(signedIn)).toBe('b');
  expect(totalOf(signedIn)).toBe(6);
  const atHidden = { ...signedIn, index: 0 };
  expect(shown(atHidden)).toBe('h');
  const signedOut = setupsReducer(atHidden, { kind: 'member', hidden: [], opened: null, missing: false });
  expect(shown(signedOut)).toBe('a');
});

test('a removed setup makes room for the next, and the total shrinks by one', () => {
  const last = { ...loaded(), index: 1 };
  const fewer = setupsReducer(last, { kind: 'removed', id: 'b' });
  expect(shown(fewer)).toBe('a');
  expect(totalOf(fewer)).toBe(4);
  const own = loaded({ hidden: [setup('h', 'Hidden')] });
  expect(totalOf(setupsReducer(own, { kind: 'removed', id: 'h' }))).toBe(5);
});

test('a failure keeps what is there; without anything it shows', () => {
  expect(setupsReducer(loaded(), { kind: 'failed' }).phase).toBe('ready');
  expect(setupsReducer(INITIAL_SETUPS, { kind: 'failed' }).phase).toBe('failed');
});

test('after sharing, the gallery starts with every type; trying again keeps the filter', () => {
  const gaming = setupsReducer(loaded(), { kind: 'chosen', filter: 'Gaming' });
  expect(setupsReducer(gaming, { kind: 'reload' })).toMatchObject({ filter: 'Gaming', round: 1 });
  expect(setupsReducer(gaming, { kind: 'reload', filter: 'All' })).toMatchObject({ filter: 'All', round: 1 });
});

/** All the setups that there are. */
const page = (...setups: Setup[]) => ({ page: { setups, next: null } });

test('the Setup of the Month, which stands above, is not the first of the carousel as well', () => {
  const featured = { ...setup('a'), is_featured_month: true };
  expect(ids(loaded(page(featured, setup('b'), setup('c'))))).toEqual(['b', 'a', 'c']);
  expect(ids(loaded(page(setup('b'), featured)))).toEqual(['b', 'a']);
  expect(ids(loaded(page(featured)))).toEqual(['a']);
  // Who follows a link to it wants to see it.
  expect(ids(loaded({ ...page(featured, setup('b')), opened: featured }))).toEqual(['a', 'b']);
});

test('a setup that others took away leaves a word until one moves on', () => {
  const gone = setupsReducer(loaded(), { kind: 'removed', id: 'a', gone: true });
  expect(gone.left).toBe(true);
  expect(setupsReducer(loaded(), { kind: 'removed', id: 'a' }).left).toBe(false);
  const more = { ...gone, published: [setup('b'), setup('c')] };
  expect(setupsReducer(more, { kind: 'moved', step: 1 }).left).toBe(false);
});
