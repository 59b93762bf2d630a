import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type Dispatch,
  type RefObject,
} from 'react';
import { useLocation } from 'react-router-dom';
import { readAddress, writeAddress } from './address.ts';
import { createAddressWriter } from './address-writer.ts';
import { calculate, newCalculation, type Calculation, type CalculationAction } from './calculation.ts';
import { earlySettings } from './early-input.ts';
import type { Preset } from './presets.ts';

interface LiveCalculator {
  calculation: Calculation;
  dispatch: Dispatch<CalculationAction>;
  /** For the form with the controls. */
  form: RefObject<HTMLFormElement | null>;
}

/**
 * A calculation that is read from the address, and written into it as it changes. The prerendered page
 * shows the defaults; the address is read before the live page is painted for the first time.
 */
export function useCalculator(presets: readonly Preset[]): LiveCalculator {
  const [calculation, dispatch] = useReducer(calculate, undefined, () => newCalculation());
  const [writer] = useState(createAddressWriter);
  const form = useRef<HTMLFormElement>(null);
  const { key } = useLocation();
  const { settings } = calculation;
  const settled = useRef(settings);

  const read = useEffectEvent((isFirst: boolean) => {
    const early =
      isFirst && location.search === '' && form.current ? earlySettings(form.current, presets) : null;
    const found = early ?? readAddress(location.search, presets);
    if (!early) settled.current = found;
    dispatch({ type: 'read', settings: found });
    delete document.documentElement.dataset['query'];
  });

  // Each entry of the history has a key of its own; the first one has been read with the first render.
  const lastKey = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (lastKey.current === key) return;
    read(lastKey.current === null);
    lastKey.current = key;
  }, [key]);

  useEffect(() => {
    // What came from the address need not go back into it.
    if (settings !== settled.current) writer.write(writeAddress(settings));
    settled.current = settings;
  }, [settings, writer]);

  useEffect(() => {
    // Whoever leaves by a link or reloads finds the last change in the address when coming back.
    document.addEventListener('click', writer.flush, true);
    addEventListener('pagehide', writer.flush);
    return () => {
      document.removeEventListener('click', writer.flush, true);
      removeEventListener('pagehide', writer.flush);
      writer.drop();
    };
  }, [writer]);

  return { calculation, dispatch, form };
}
