import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useRoutedAddress } from '../address/use-routed-address.ts';
import type { Preset } from './presets.ts';
import { useCalculation, type LiveCalculation } from './use-calculation.ts';

/**
 * A calculation that is read from the router's address, and written into it as it changes. The
 * prerendered page shows the defaults; the address is read before the live page is painted for the
 * first time.
 */
export function useCalculator(presets: readonly Preset[]): LiveCalculation {
  const calculator = useCalculation(presets);
  const isOwn = useRoutedAddress(calculator.snapshot.calculation);
  const { key, search } = useLocation();

  const read = useEffectEvent((isFirst: boolean) => {
    if (!isFirst && isOwn(search)) return;
    delete document.documentElement.dataset['query'];
    // The defaults stand there already.
    if (isFirst && location.search === '') return;
    calculator.read(location.search);
  });

  // Each entry of the history has a key of its own.
  const lastKey = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (lastKey.current === key) return;
    read(lastKey.current === null);
    lastKey.current = key;
  }, [key]);

  return calculator;
}
