import { useEffect, useState } from 'react';

/**
 * A value that follows another one once it has stood still for a while; empty at first, so that a
 * page does not speak up by itself.
 * @param pause milliseconds of stillness
 */
export function useSettled(value: string, pause: number): string {
  const [first] = useState(value);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    if (value === first && settled === '') return undefined;
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, first, settled, pause]);
  return settled;
}
