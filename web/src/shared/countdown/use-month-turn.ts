import { siteMonthKey } from '@lumen-throw/domain/site-calendar';
import { useEffect, useRef } from 'react';

/** How often the calendar is looked at, in milliseconds: a computer that slept finds out on waking. */
const TICK = 1000;

/** Pauses between attempts, in milliseconds: the new setup is chosen some time after midnight. */
const PAUSES = [5_000, 15_000, 30_000, 60_000, 180_000, 600_000];

/**
 * Calls back when the site's month turns, which is when the countdown is at zero, and again after
 * growing pauses for as long as there is nothing new.
 * @param onTurn reads anew; resolves with whether it found what belongs to the new month. The last
 * time it is told so
 */
export function useMonthTurn(onTurn: (last: boolean) => Promise<boolean>): void {
  const latest = useRef(onTurn);
  useEffect(() => {
    latest.current = onTurn;
  });

  useEffect(() => {
    let month = siteMonthKey(new Date());
    let next: ReturnType<typeof setTimeout> | undefined;
    let ended = false;

    const read = async (pauses: readonly number[]): Promise<void> => {
      const [pause, ...rest] = pauses;
      const found = await latest.current(pause === undefined);
      if (!found && !ended && pause !== undefined) next = setTimeout(() => void read(rest), pause);
    };

    const timer = setInterval(() => {
      const now = siteMonthKey(new Date());
      if (now === month) return;
      month = now;
      clearTimeout(next);
      void read(PAUSES);
    }, TICK);
    return () => {
      ended = true;
      clearInterval(timer);
      clearTimeout(next);
    };
  }, []);
}
