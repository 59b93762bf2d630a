import { useMemo, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

interface AddressState<State> {
  /** @param search the query of the address, with its question mark; empty where there is none */
  read: (search: string) => State;
  /** @returns the query that `read` reads as the same state */
  write: (state: State) => string;
}

/**
 * A state that the query of the address keeps, without entries of its own in the history. A prerendered
 * page is hydrated as it was built, without a query, and reads its address right after.
 */
export function useAddressState<State>({
  read,
  write,
}: AddressState<State>): [State, (state: State) => void] {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  const state = useMemo(() => read(search), [read, search]);
  const keep = (next: State) => {
    const { pathname, hash } = window.location;
    window.history.replaceState(window.history.state, '', `${pathname}${write(next)}${hash}`);
    for (const listener of listeners) listener();
  };
  return [state, keep];
}
