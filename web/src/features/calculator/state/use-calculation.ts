import { startTransition, useCallback, useLayoutEffect, useMemo, useState, type Dispatch } from 'react';
import { readAddress } from '../address/address.ts';
import { linkNotice } from '../address/link-notice.ts';
import { calculate, newCalculation, type CalculationAction } from './calculation.ts';
import { createLiveSnapshot, type LiveSnapshot } from './live-snapshot.ts';
import type { Preset } from './presets.ts';
import { haveSameParts, snapshotOf, type Snapshot } from './snapshot.ts';

/** A calculation that is drawn, and what changes it. */
export interface LiveCalculation {
  /** As React draws it. */
  snapshot: Snapshot;
  /** The newest, for everything that follows a slider. */
  live: LiveSnapshot;
  dispatch: Dispatch<CalculationAction>;
  /** Starts again from a query string. */
  read: (search: string) => void;
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

/** A calculation that starts from the defaults; where its address comes from is somebody else's matter. */
export function useCalculation(presets: readonly Preset[]): LiveCalculation {
  const [calculation, setCalculation] = useState(() => newCalculation());
  const [live] = useState(() => createLiveSnapshot(snapshotOf(calculation, presets)));
  const snapshot = useMemo(() => snapshotOf(calculation, presets), [calculation, presets]);
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

  const read = useCallback(
    (search: string) => {
      const { settings, replaced } = readAddress(search, presets);
      setNotice(linkNotice(replaced, settings, presets));
      dispatch({ type: 'read', settings });
    },
    [dispatch, presets],
  );

  useLayoutEffect(() => {
    live.set(snapshotOf(live.get().calculation, presets));
  }, [live, presets]);

  // What React has drawn may be older than what a slider has reached meanwhile.
  useLayoutEffect(() => live.show());

  return { snapshot, live, dispatch, read, notice, dismissNotice };
}
