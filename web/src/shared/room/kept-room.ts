/** The visitor's room, kept on this device alone: what was answered last, as the finder's query says it. */
import { useMemo, useSyncExternalStore } from 'react';
import { ROOM_KEY, ROOM_START } from '../../startup/room-key.ts';
import { readWishes, wishesToSearch, type Wishes } from './wishes.ts';

/** A room as it is kept: a common one, which has no query, as the question mark alone. */
export function roomText(wishes: Wishes): string {
  return wishesToSearch(wishes) || ROOM_START;
}

/** The room that a kept text says; null for none, and for anything that this site did not write. */
export function roomFrom(text: string | null): Wishes | null {
  if (text === null) return null;
  const { wishes } = readWishes(text);
  return roomText(wishes) === text ? wishes : null;
}

/** The room until the page goes, where the browser stores nothing: blocked, or full. */
let unstored: string | null = null;

function stored(): string | null {
  try {
    return unstored ?? window.localStorage.getItem(ROOM_KEY);
  } catch {
    return null;
  }
}

const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function store(text: string | null): void {
  unstored = null;
  try {
    if (text === null) window.localStorage.removeItem(ROOM_KEY);
    else window.localStorage.setItem(ROOM_KEY, text);
  } catch {
    unstored = text;
  }
  tell();
}

/** The kept room as its text, which is the finder's query; null where none is kept. */
export function keptRoomText(): string | null {
  const text = stored();
  return roomFrom(text) && text;
}

/** Keeps a room in place of the one before. */
export function keepRoom(wishes: Wishes): void {
  store(roomText(wishes));
}

/** Keeps a room where none is kept yet: one that somebody looks at, but did not describe. */
export function keepFirstRoom(wishes: Wishes): void {
  if (keptRoomText() === null) keepRoom(wishes);
}

/** Keeps no room any more. */
export function forgetRoom(): void {
  store(null);
}

/** Calls a listener when the room changes: here, in another tab, or while the page was away. @returns ends it */
export function subscribeRoom(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', listener);
  };
}

/** The kept room as its text; null where none is kept, and while a page is hydrated as it was built. */
export function useKeptRoomText(): string | null {
  return useSyncExternalStore(subscribeRoom, keptRoomText, () => null);
}

/** The kept room; null where none is kept. */
export function useKeptRoom(): Wishes | null {
  const text = useKeptRoomText();
  return useMemo(() => roomFrom(text), [text]);
}
