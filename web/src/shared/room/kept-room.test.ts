// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { Light } from '@lumen-throw/throw/room-light';
import { draws } from '@lumen-throw/throw/testing/draws';
import { afterEach, expect, test, vi } from 'vitest';
import { PLACES } from '../projectors/finder-places.ts';
import { LIGHT_CHOICES } from '../room-light/light-name.ts';
import { ROOM_KEY } from '../../startup/room-key.ts';
import {
  forgetRoom,
  keepFirstRoom,
  keepRoom,
  keptRoomText,
  roomFrom,
  roomText,
  useKeptRoom,
} from './kept-room.ts';
import { COMMON_WISHES, DIAGONALS, PRICE_LIMITS, USES, type Wishes } from './wishes.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  forgetRoom();
});

const SMALL_ROOM: Wishes = { ...COMMON_WISHES, distance: 96, light: 'dark', price: 'upTo800' };

test('each room reads back as it was kept', () => {
  const { pick, between, chance } = draws(43);
  for (let count = 0; count < 2000; count += 1) {
    const place = pick(PLACES);
    const text = roomText({
      place,
      distance: between(12, 480),
      units: pick(['ft', 'm']),
      gap: place === 'under' && chance(0.5) ? between(0.4, 60) : null,
      diagonal: pick([null, ...DIAGONALS]),
      light: pick<Light>([...LIGHT_CHOICES, 1, 35, 2000]),
      rejected: pick([0, 65]),
      gain: pick([1, 0.6]),
      use: pick([null, ...USES]),
      price: pick([null, ...PRICE_LIMITS]),
    });
    const read = roomFrom(text);
    expect(read && roomText(read)).toBe(text);
  }
  expect(roomFrom('?')).toEqual(COMMON_WISHES);
});

test.each([
  null,
  '',
  'room',
  '{"distance":10}',
  '?distance=-1',
  '?distance=10&distance=12',
  '?size=1e9',
  '?light=constructor',
  '?theme=dusk',
  '??',
  `?distance=10${'&x'.repeat(9999)}`,
])('reads %j as no room', (text) => {
  expect(roomFrom(text)).toBeNull();
});

test('a page shows the room that is kept, changed and forgotten', () => {
  const { result } = renderHook(useKeptRoom);
  expect(result.current).toBeNull();
  act(() => keepRoom(SMALL_ROOM));
  expect(result.current).toEqual(SMALL_ROOM);
  expect(window.localStorage.getItem(ROOM_KEY)).toBe('?distance=8&light=dark&price=upTo800');
  act(() => keepRoom(COMMON_WISHES));
  expect(result.current).toEqual(COMMON_WISHES);
  act(forgetRoom);
  expect(result.current).toBeNull();
  expect(window.localStorage.getItem(ROOM_KEY)).toBeNull();
});

test('a room that is looked at is kept only where there is none', () => {
  keepFirstRoom(SMALL_ROOM);
  expect(keptRoomText()).toBe(roomText(SMALL_ROOM));
  keepFirstRoom(COMMON_WISHES);
  expect(keptRoomText()).toBe(roomText(SMALL_ROOM));
});

test('a page follows another tab, and a page that comes back reads anew', () => {
  const { result } = renderHook(useKeptRoom);
  window.localStorage.setItem(ROOM_KEY, roomText(SMALL_ROOM));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: ROOM_KEY })));
  expect(result.current).toEqual(SMALL_ROOM);
  window.localStorage.setItem(ROOM_KEY, 'rubbish');
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(result.current).toBeNull();
});

function refuse(): never {
  throw new DOMException('refused', 'SecurityError');
}

test('keeps the latest room until the page goes when storage is full', () => {
  keepRoom(COMMON_WISHES);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  keepRoom(SMALL_ROOM);
  expect(keptRoomText()).toBe(roomText(SMALL_ROOM));
  forgetRoom();
  expect(keptRoomText()).toBeNull();
});

test('where storage is blocked a room stays until the page goes', () => {
  for (const name of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, name).mockImplementation(refuse);
  expect(keptRoomText()).toBeNull();
  keepRoom(SMALL_ROOM);
  expect(keptRoomText()).toBe(roomText(SMALL_ROOM));
  forgetRoom();
  expect(keptRoomText()).toBeNull();
});
