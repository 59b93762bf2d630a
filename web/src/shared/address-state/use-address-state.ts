import { useCallback, useMemo, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** Tells every state of the address that the query is another one. */
export function tellAddressChanged(): void {
  for (const listener of listeners) listener();
}

/** The query of the address; empty while a prerendered page is hydrated as it was built. */
export function useAddressSearch(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
}

/** The query without some parameters; the others stay as they are written. */
function withoutParameters(search: string, names: readonly string[]): string[] {
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && !names.includes(part.split('=', 1)[0] ?? ''));
}

/** A state that the query of the address keeps. */
export interface AddressState<State> {
  /** The parameters of the query that hold the state; all others are left alone. */
  names: readonly string[];
  /** @param search the query of the address, with its question mark; empty where there is none */
  read: (search: string) => State;
  /** @returns the query that `read` reads as the same state, with its question mark; empty for none */
  write: (state: State) => string;
}

/** The page's own address with a state in its query; what others keep there stays as it is. */
export function addressWith<State>({ names, write }: AddressState<State>, state: State): string {
  const { pathname, search, hash } = window.location;
  const parts = [...withoutParameters(search, names), write(state).slice(1)].filter(Boolean);
  const query = parts.length > 0 ? `?${parts.join('&')}` : '';
  return `${pathname}${query}${hash}`;
}

/**
 * Changes a state. What it is now comes from the address: two changes in a row, as when a page repeats
 * what was done before it could answer, would otherwise both begin with what was rendered last.
 */
export type ChangeState<State> = (change: (now: State) => State) => void;

/**
 * A state that the query of the address keeps, without entries of its own in the history. A prerendered
 * page is hydrated as it was built, without a query, and reads its address right after. The function
 * that changes the state stays the same for a description that does.
 */
export function useAddressState<State>(kept: AddressState<State>): [State, ChangeState<State>] {
  const { read } = kept;
  const search = useAddressSearch();
  const state = useMemo(() => read(search), [read, search]);
  const change: ChangeState<State> = useCallback(
    (next) => {
      const now = kept.read(window.location.search);
      window.history.replaceState(window.history.state, '', addressWith(kept, next(now)));
      tellAddressChanged();
    },
    [kept],
  );
  return [state, change];
}
