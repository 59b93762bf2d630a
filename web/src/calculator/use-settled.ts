import { useEffect, useRef, useState } from 'react';

/**
 * A value that follows another one once it has stood still for a while; empty at first, so that a
 * page does not speak up by itself.
 * @param pause milliseconds of stillness
 */
export function useSettled(value: string, pause: number): string {
  const [first] = useState(value);
  const [settled, setSettled] = useState('');
  const latest = useRef({ value: first, since: 0 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (value === latest.current.value) return;
    latest.current = { value, since: performance.now() };
    // One timer for a whole burst: it looks again where the value has moved meanwhile.
    const look = () => {
      const rest = latest.current.since + pause - performance.now();
      timer.current = rest > 0 ? setTimeout(look, rest) : undefined;
      if (rest <= 0) setSettled(latest.current.value);
    };
    timer.current ??= setTimeout(look, pause);
  }, [value, pause]);

  useEffect(() => () => clearTimeout(timer.current), []);
  return settled;
}
