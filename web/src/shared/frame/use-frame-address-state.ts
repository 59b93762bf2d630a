import { useCallback, useLayoutEffect, useState } from 'react';
import { addressWith, type AddressState } from '../address-state/use-address-state.ts';

/**
 * A state that a frame reads from its URL once, when it opens, and writes back with each change. React
 * holds the state, because a browser may refuse to change the URL: inside of a sandbox, or too often.
 * @param kept the same object in each render
 */
export function useFrameAddressState<State>(kept: AddressState<State>): [State, (state: State) => void] {
  // As the build rendered it.
  const [state, setState] = useState(() => kept.read(''));

  useLayoutEffect(() => {
    delete document.documentElement.dataset['query'];
    if (location.search !== '') setState(kept.read(location.search));
  }, [kept]);

  const keep = useCallback(
    (next: State) => {
      setState(next);
      try {
        history.replaceState(history.state, '', addressWith(kept, next));
      } catch (error) {
        if (!(error instanceof DOMException)) throw error;
      }
    },
    [kept],
  );
  return [state, keep];
}
