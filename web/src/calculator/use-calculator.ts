import { useEffectEvent, useLayoutEffect, useReducer, useRef, type Dispatch } from 'react';
import { useLocation } from 'react-router-dom';
import { readAddress } from './address.ts';
import { calculate, newCalculation, type Calculation, type CalculationAction } from './calculation.ts';
import type { Preset } from './presets.ts';
import { useWrittenAddress } from './use-written-address.ts';

interface LiveCalculator {
  calculation: Calculation;
  dispatch: Dispatch<CalculationAction>;
}

/**
 * A calculation that is read from the address, and written into it as it changes. The prerendered page
 * shows the defaults; the address is read before the live page is painted for the first time.
 */
export function useCalculator(presets: readonly Preset[]): LiveCalculator {
  const [calculation, dispatch] = useReducer(calculate, undefined, () => newCalculation());
  const isOwn = useWrittenAddress(calculation);
  const { key, search } = useLocation();

  const read = useEffectEvent((isFirst: boolean) => {
    if (!isFirst && isOwn(search)) return;
    delete document.documentElement.dataset['query'];
    // The defaults stand there already.
    if (isFirst && location.search === '') return;
    dispatch({ type: 'read', settings: readAddress(location.search, presets) });
  });

  // Each entry of the history has a key of its own.
  const lastKey = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (lastKey.current === key) return;
    read(lastKey.current === null);
    lastKey.current = key;
  }, [key]);

  return { calculation, dispatch };
}
