/** The places of a page that say something about the visitor's room; empty until one is kept. */
import { useSyncExternalStore, type ReactNode } from 'react';
import type { RoomParts } from './room-parts.tsx';

let parts: RoomParts | null = null;
const listeners = new Set<() => void>();

/** Fills every place, or empties it again. */
export function setRoomParts(next: RoomParts | null): void {
  parts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What fills the places; null until it has loaded, and where no room is kept. */
export function useRoomParts(): RoomParts | null {
  return useSyncExternalStore(
    subscribe,
    () => parts,
    () => null,
  );
}

/** A place for a verdict, as high as it from the first paint (`design/global-style.ts`). @param children what stands in it */
export function VerdictSlot({ children }: { children: (parts: RoomParts) => ReactNode }) {
  const loaded = useRoomParts();
  return <span data-verdict="">{loaded && children(loaded)}</span>;
}
