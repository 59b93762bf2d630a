import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { enter, loadMotion, type Entrance } from './entrance.ts';

/**
 * Lets what an element holds come in whenever it becomes something else; what was there first does not move.
 * @param what names what the element holds
 * @param from where the next one comes from
 */
export function useEntrance<Held extends Element>(
  what: string | undefined,
  from: Entrance,
): RefObject<Held | null> {
  const element = useRef<Held>(null);
  const held = useRef(what);
  useEffect(() => void loadMotion(), []);
  useLayoutEffect(() => {
    const changed = held.current !== undefined && what !== undefined && held.current !== what;
    held.current = what;
    if (changed && element.current) enter(element.current, from);
  }, [what, from]);
  return element;
}
