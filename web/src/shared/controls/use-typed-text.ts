import { useEffect, useState } from 'react';

/** How long nothing may be typed before a search is asked, in milliseconds: each costs a page of reads. */
const PAUSE = 500;

/** A typed text once it has not changed for a while. */
export function useTypedText(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
