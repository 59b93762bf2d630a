import {
  startTransition,
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type Dispatch,
} from 'react';
import { useLocation } from 'react-router-dom';
import { readAddress } from '../address/address.ts';
import { linkNotice } from '../address/link-notice.ts';
import { calculate, newCalculation, type CalculationAction } from './calculation.ts';
import { createLiveSnapshot, type LiveSnapshot } from './live-snapshot.ts';
import type { Preset } from './presets.ts';
import { haveSameParts, snapshotOf, type Snapshot } from './snapshot.ts';
import { useWrittenAddress } from '../address/use-written-address.ts';

interface LiveCalculator {
  /** As React draws it. */
  snapshot: Snapshot;
  /** The newest, for everything that follows a slider. */
  live: LiveSnapshot;
  dispatch: Dispatch<CalculationAction>;
  /** What the address asked for and is not shown; null where there is nothing to say. */
  notice: string | null;
  dismissNotice: () => void;
}

/** Whether nothing but texts and places changes, which need not wait for React. */
function isDrawn(action: CalculationAction, before: Snapshot, after: Snapshot): boolean {
  return (
    action.type === 'set' &&
    before.calculation.drafts[action.field] === undefined &&
    before.calculation.notice === after.calculation.notice &&
    haveSameParts(before.found, after.found)
  );
}

/**
 * A calculation that is read from the address, and written into it as it changes. The prerendered page
 * shows the defaults; the address is read before the live page is painted for the first time.
 */
export function useCalculator(presets: readonly Preset[]): LiveCalculator {
  const [calculation, setCalculation] = useState(() => newCalculation());
  const [live] = useState(() => createLiveSnapshot(snapshotOf(calculation, presets)));
  const snapshot = useMemo(() => snapshotOf(calculation, presets), [calculation, presets]);
  const isOwn = useWrittenAddress(calculation);
  const { key, search } = useLocation();
  const [notice, setNotice] = useState<string | null>(null);
  const dismissNotice = useCallback(() => setNotice(null), []);

  const dispatch = useCallback(
    (action: CalculationAction) => {
      const before = live.get();
      const after = snapshotOf(calculate(before.calculation, action), presets);
      live.set(after);
      if (!isDrawn(action, before, after)) {
        setCalculation(after.calculation);
        return;
      }
      live.show();
      startTransition(() => setCalculation(after.calculation));
    },
    [live, presets],
  );

  const read = useEffectEvent((isFirst: boolean) => {
    if (!isFirst && isOwn(search)) return;
    delete document.documentElement.dataset['query'];
    // The defaults stand there already.
    if (isFirst && location.search === '') return;
    const { settings, replaced } = readAddress(location.search, presets);
    setNotice(linkNotice(replaced, settings, presets));
    dispatch({ type: 'read', settings });
  });

  // Each entry of the history has a key of its own.
  const lastKey = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (lastKey.current === key) return;
    read(lastKey.current === null);
    lastKey.current = key;
  }, [key]);

  useLayoutEffect(() => {
    live.set(snapshotOf(live.get().calculation, presets));
  }, [live, presets]);

  // What React has drawn may be older than what a slider has reached meanwhile.
  useLayoutEffect(() => live.show());

  return { snapshot, live, dispatch, notice, dismissNotice };
}
