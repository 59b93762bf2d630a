import { useEffectEvent, useLayoutEffect } from 'react';
import { useWrittenAddress } from '../address/use-written-address.ts';
import type { Preset } from '../state/presets.ts';
import { useCalculation, type LiveCalculation } from '../state/use-calculation.ts';

/** A calculation in a frame: read from the frame's address once, and written into it, without a router. */
export function useFrameCalculator(presets: readonly Preset[]): LiveCalculation {
  const calculator = useCalculation(presets);
  useWrittenAddress(calculator.snapshot.calculation);

  const read = useEffectEvent(() => {
    delete document.documentElement.dataset['query'];
    // The defaults stand there already.
    if (location.search !== '') calculator.read(location.search);
  });
  useLayoutEffect(() => read(), []);

  return calculator;
}
