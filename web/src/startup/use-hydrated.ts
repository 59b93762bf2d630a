import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether scripts run here: false in what the build renders. A reader without scripts must not wait
 * for what says that it is loading.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
