import { useCallback, useMemo, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

/**
 * A change that is shown and not yet in the address: writing it there would hold up the frame that shows
 * it, and a browser may refuse to when many follow each other.
 */
interface Ahead {
  url: URL;
  replaces: boolean;
  /** The whole address that it changes. It no longer counts when the visitor has gone elsewhere. */
  from: string;
}

let ahead: Ahead | null = null;

/** The query of the address, with the changes that are yet to be written to it. */
export function addressSearch(): string {
  return ahead?.from === location.href ? ahead.url.search : location.search;
}

function writeAhead(): void {
  if (ahead?.from === location.href) {
    try {
      // Past the router, which would render the whole page anew: what depends on the query listens to it.
      history[ahead.replaces ? 'replaceState' : 'pushState'](history.state, '', ahead.url);
    } catch {
      // Safari throws where Chrome ignores the call.
    }
    // Refused for now: the page goes on with what was chosen, and the next change tries again.
    if (location.href === ahead.from) return;
  }
  ahead = null;
}

/**
 * Changes the query for all who listen to it; the address follows once the change is painted.
 * @param replaces whether the address takes the place of the one before instead of a step after it
 */
export function changeAddress(url: URL, replaces: boolean): void {
  writeAhead();
  ahead = { url, replaces, from: location.href };
  for (const listener of listeners) listener();
  requestAnimationFrame(() => setTimeout(writeAhead));
}

/** The query of the address; empty while a prerendered page is hydrated as it was built. */
export function useAddressSearch(): string {
  return useSyncExternalStore(subscribe, addressSearch, () => '');
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
export function addressWith<State>({ names, write }: AddressState<State>, state: State): URL {
  const url = new URL(location.href);
  url.search = [...withoutParameters(addressSearch(), names), write(state).slice(1)]
    .filter(Boolean)
    .join('&');
  return url;
}

/**
 * Changes a state, which begins with the query as it is now: two changes in a row, as when a page repeats
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
      changeAddress(addressWith(kept, next(kept.read(addressSearch()))), true);
    },
    [kept],
  );
  return [state, change];
}
