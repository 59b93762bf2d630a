import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { enter, loadMotion, type Entrance } from './entrance.ts';

/** One of a row of things, of which one is shown at a time. */
interface Shown {
  /** Null while nothing is shown. */
  id: string | null;
  /** Its place in the row. */
  index: number;
}

function entranceOf(before: Shown, now: Shown): Entrance {
  if (now.index === before.index) return 'below';
  return now.index > before.index ? 'end' : 'start';
}

/**
 * Lets the shown one of a row come in from where it stands in the row; what is shown first does not move.
 * @returns for the element that holds it
 */
export function useEntrance<Holder extends Element>({ id, index }: Shown): RefObject<Holder | null> {
  const holder = useRef<Holder>(null);
  const before = useRef<Shown | null>(null);
  useEffect(() => void loadMotion(), []);
  useLayoutEffect(() => {
    if (id === null) return;
    const now = { id, index };
    if (before.current && before.current.id !== id && holder.current)
      enter(holder.current, entranceOf(before.current, now));
    before.current = now;
  }, [id, index]);
  return holder;
}
