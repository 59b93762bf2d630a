import { useEffectEvent, useLayoutEffect, useReducer, useRef, type Dispatch, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { readAddress } from './address.ts';
import { calculate, newCalculation, type Calculation, type CalculationAction } from './calculation.ts';
import { earlySettings } from './early-input.ts';
import type { Preset } from './presets.ts';
import { useWrittenAddress } from './use-written-address.ts';

interface LiveCalculator<Root extends HTMLElement> {
  calculation: Calculation;
  dispatch: Dispatch<CalculationAction>;
  /** For the element with all controls. */
  page: RefObject<Root | null>;
}

/**
 * A calculation that is read from the address, and written into it as it changes. The prerendered page
 * shows the defaults; the address is read before the live page is painted for the first time.
 */
export function useCalculator<Root extends HTMLElement>(presets: readonly Preset[]): LiveCalculator<Root> {
  const [calculation, dispatch] = useReducer(calculate, undefined, () => newCalculation());
  const page = useRef<Root>(null);
  const isOwn = useWrittenAddress(calculation);
  const { key, search } = useLocation();

  const read = useEffectEvent((isFirst: boolean) => {
    if (!isFirst && isOwn(search)) return;
    delete document.documentElement.dataset['query'];
    const isPlain = isFirst && location.search === '';
    const early = isPlain && page.current ? earlySettings(page.current, presets) : null;
    // The defaults stand there already.
    if (isPlain && !early) return;
    dispatch(
      early
        ? { type: 'read', settings: early, isNew: true }
        : { type: 'read', settings: readAddress(location.search, presets) },
    );
  });

  // Each entry of the history has a key of its own.
  const lastKey = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (lastKey.current === key) return;
    read(lastKey.current === null);
    lastKey.current = key;
  }, [key]);

  return { calculation, dispatch, page };
}
