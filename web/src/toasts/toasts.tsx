import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { subscribeToasts, waitingToasts, type Toast } from './toast-store.ts';

const ToastHost = lazy(async () => ({ default: (await import('./toast-host.tsx')).ToastHost }));

const NONE: readonly Toast[] = [];

/** The place where messages appear; costs nothing until there is one. */
export function Toasts() {
  const waiting = useSyncExternalStore(subscribeToasts, waitingToasts, () => NONE);
  const [needed, setNeeded] = useState(false);
  if (waiting.length > 0 && !needed) setNeeded(true);
  return needed ? (
    <Suspense fallback={null}>
      <ToastHost waiting={waiting} />
    </Suspense>
  ) : null;
}
