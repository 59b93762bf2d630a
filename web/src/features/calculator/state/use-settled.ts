import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * A value that follows another one once it has stood still for a while; empty at first, so that a
 * page does not speak up by itself.
 * @param pause milliseconds of stillness
 * @returns the settled value, and what to call with the other one as often as it may have changed
 */
export function useSettled(pause: number): [settled: string, follow: (value: string) => void] {
  const [settled, setSettled] = useState('');
  const latest = useRef<{ value: string; since: number }>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const follow = useCallback(
    (value: string) => {
      const isFirst = latest.current === null;
      if (value === latest.current?.value) return;
      latest.current = { value, since: performance.now() };
      if (isFirst) return;
      // One timer for a whole burst: it looks again where the value has moved meanwhile.
      const look = () => {
        const { since = 0, value: newest = '' } = latest.current ?? {};
        const rest = since + pause - performance.now();
        timer.current = rest > 0 ? setTimeout(look, rest) : undefined;
        if (rest <= 0) setSettled(newest);
      };
      timer.current ??= setTimeout(look, pause);
    },
    [pause],
  );

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return [settled, follow];
}
