// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ROOM_KEY } from '../../startup/room-key.ts';

const { dataset } = document.documentElement;

let visit: (pathname: string) => void;

/** A page as it opens, with modules of its own. */
async function open(kept: string | null) {
  vi.resetModules();
  localStorage.clear();
  delete dataset['room'];
  if (kept !== null) {
    localStorage.setItem(ROOM_KEY, kept);
    dataset['room'] = '';
  }
  const { showRoom } = await import('./show-room.ts');
  const { useRoomParts } = await import('./room-slot.tsx');
  const { keepRoom, forgetRoom } = await import('./kept-room.ts');
  const { COMMON_WISHES } = await import('./wishes.ts');
  showRoom({
    subscribe: (listener) => {
      visit = (pathname) => listener({ location: { pathname } });
      return () => undefined;
    },
  });
  const { result } = renderHook(useRoomParts);
  return {
    keep: () => keepRoom(COMMON_WISHES),
    forget: forgetRoom,
    shown: () => [dataset['room'] !== undefined, result.current !== null],
  };
}

beforeEach(() => {
  history.replaceState(null, '', '/');
});

test('fills the places of a kept room, and empties them when it is forgotten', async () => {
  const { shown, forget } = await open('?');
  await waitFor(() => expect(shown()).toEqual([true, true]));
  forget();
  await waitFor(() => expect(shown()).toEqual([false, false]));
});

test('gives the place back where rubbish stands for a room', async () => {
  const { shown } = await open('?light=constructor');
  expect(shown()).toEqual([false, false]);
});

test('shows a room that was kept here with the next page', async () => {
  const { shown, keep } = await open(null);
  keep();
  visit('/');
  expect(shown()).toEqual([false, false]);
  visit('/projectors');
  await waitFor(() => expect(shown()).toEqual([true, true]));
});

test('shows a room at once that another tab kept', async () => {
  const { shown } = await open(null);
  localStorage.setItem(ROOM_KEY, '?light=dark');
  dispatchEvent(new StorageEvent('storage', { key: ROOM_KEY }));
  await waitFor(() => expect(shown()).toEqual([true, true]));
});
