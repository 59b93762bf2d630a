import { countdown, nextSiteMonth, type CountdownParts } from '@lumen-throw/domain/site-calendar';
import { useEffect, useState } from 'react';

const TICK = 1000;

function remaining(): CountdownParts {
  const now = new Date();
  return countdown(now, nextSiteMonth(now));
}

/** Time until the site's next month, every second; null until the browser has looked at its clock. */
export function useCountdown(): CountdownParts | null {
  const [parts, setParts] = useState<CountdownParts | null>(null);
  useEffect(() => {
    setParts(remaining());
    const timer = setInterval(() => setParts(remaining()), TICK);
    return () => clearInterval(timer);
  }, []);
  return parts;
}
