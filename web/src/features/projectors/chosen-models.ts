/** The models that somebody has chosen to compare; they stay chosen while one browses in this tab. */
import { useCallback, useMemo, useSyncExternalStore } from 'react';

const KEY = 'projectors-to-compare';

const listeners = new Set<() => void>();

/** Keeps the choice where the browser lets nobody store anything. */
let unstored = '';

function stored(): string {
  try {
    return window.sessionStorage.getItem(KEY) ?? '';
  } catch {
    return unstored;
  }
}

function store(slugs: string): void {
  unstored = slugs;
  try {
    window.sessionStorage.setItem(KEY, slugs);
  } catch {
    // It is kept until the page goes.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Slugs of the chosen models in the order of the choice, and what chooses others in their place. */
export function useChosenModels(): [
  slugs: readonly string[],
  change: (next: (before: readonly string[]) => readonly string[]) => void,
] {
  const text = useSyncExternalStore(subscribe, stored, () => '');
  const slugs = useMemo(() => text.split(',').filter(Boolean), [text]);
  const change = useCallback((next: (before: readonly string[]) => readonly string[]) => {
    store(next(stored().split(',').filter(Boolean)).join(','));
  }, []);
  return [slugs, change];
}
