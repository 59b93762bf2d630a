import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { addressWith, type AddressState, type ChangeState } from '../address-state/use-address-state.ts';

/**
 * A state that a frame reads from its URL once, when it opens, and writes back with each change. React
 * holds the state, because a browser may refuse to change the URL: inside of a sandbox, or too often.
 * @param kept the same object in each render
 */
export function useFrameAddressState<State>(kept: AddressState<State>): [State, ChangeState<State>] {
  // As the build rendered it.
  const [state, setState] = useState(() => kept.read(''));
  const latest = useRef(state);

  const show = useCallback((next: State) => {
    latest.current = next;
    setState(next);
  }, []);

  useLayoutEffect(() => {
    delete document.documentElement.dataset['query'];
    if (location.search !== '') show(kept.read(location.search));
  }, [kept, show]);

  const change: ChangeState<State> = useCallback(
    (next) => {
      show(next(latest.current));
      try {
        history.replaceState(history.state, '', addressWith(kept, latest.current));
      } catch (error) {
        if (!(error instanceof DOMException)) throw error;
      }
    },
    [kept, show],
  );
  return [state, change];
}
