import { useCallback, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
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
  const navigate = useNavigate();
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
      // Without a place on the page, where the router would scroll to.
      void Promise.resolve(
        navigate(`${url.pathname}${url.search}`, { replace: replaces, preventScrollReset: true }),
      ).then(tellAddressChanged);
      tellAddressChanged();
    },
    [kept, navigate],
  );
  return [state, keep, search];
}
