import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { subscribeToasts, waitingToasts, type Toast } from './toast-store.ts';

const NONE: readonly Toast[] = [];

type Host = ComponentType<{ waiting: readonly Toast[] }>;

/**
 * Loads what shows messages. Pages on which something may fail for want of a connection call it
 * early: the message about that could not be loaded any more.
 */
export async function loadToastHost(): Promise<Host> {
  return (await import('./toast-host.tsx')).ToastHost;
}

/** The place where messages appear; costs nothing until there is one. */
export function Toasts() {
  const waiting = useSyncExternalStore(subscribeToasts, waitingToasts, () => NONE);
  const [Host, setHost] = useState<Host | null>(null);
  const needed = waiting.length > 0 && Host === null;

  useEffect(() => {
    if (!needed) return undefined;
    const load = (): void => {
      loadToastHost().then(
        (loaded) => setHost(() => loaded),
        // Messages wait until they can be shown.
        () => addEventListener('online', load, { once: true }),
      );
    };
    load();
    return () => removeEventListener('online', load);
  }, [needed]);

  return Host ? <Host waiting={waiting} /> : null;
}
