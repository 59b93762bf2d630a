import { useCallback, useMemo, useRef } from 'react';
import {
  addressSearch,
  addressWith,
  changeAddress,
  useAddressSearch,
  type AddressState,
} from './use-address-state.ts';

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
      const before = addressSearch();
      const url = addressWith(kept, change(kept.read(before)));
      if (url.search === before) return;
      url.hash = '';
      // What was gone back to is no part of what was typed after it.
      const goesOn = burst !== undefined && last.current?.burst === burst;
      const replaces = goesOn && last.current?.search === before;
      last.current = burst === undefined ? null : { burst, search: url.search };
      changeAddress(url, replaces);
    },
    [kept],
  );
  return [state, keep, search];
}
