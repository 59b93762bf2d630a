import { useCallback, useMemo, useRef } from 'react';
import { addressWith, tellAddressChanged, useAddressSearch, type AddressState } from './use-address-state.ts';

/**
 * Changes a state, as `ChangeState` does. Each change is a step that Back undoes.
 * @param burst name of what is being typed: changes of one burst in a row are one step
 */
export type KeepStep<State> = (change: (now: State) => State, burst?: string) => void;

/**
 * A state that the query of the address keeps, with an entry in the history for each change. A
 * prerendered page is hydrated as it was built, without a query, and reads its address right after.
 * @param kept the same object in each render
 * @returns the state, what changes it, and the query that it was read from
 */
export function useAddressHistory<State>(
  kept: AddressState<State>,
): [state: State, keep: KeepStep<State>, search: string] {
  const { read } = kept;
  const search = useAddressSearch();
  const state = useMemo(() => read(search), [read, search]);
  const last = useRef<{ burst: string; search: string }>(null);

  const keep: KeepStep<State> = useCallback(
    (change, burst) => {
      const next = change(kept.read(window.location.search));
      const url = new URL(addressWith(kept, next), window.location.origin);
      if (url.search === window.location.search) return;
      // What was gone back to is no part of what was typed after it.
      const goesOn = burst !== undefined && last.current?.burst === burst;
      const replaces = goesOn && last.current?.search === window.location.search;
      last.current = burst === undefined ? null : { burst, search: url.search };
      // Past the router, which would render the whole page anew: what depends on the query listens to it.
      const address = `${url.pathname}${url.search}`;
      if (replaces) window.history.replaceState(window.history.state, '', address);
      else window.history.pushState(window.history.state, '', address);
      tellAddressChanged();
    },
    [kept],
  );
  return [state, keep, search];
}
