import { useSyncExternalStore, type ReactNode } from 'react';

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

/** Parts that only a page with scripts shows. Only they are rendered when the page is hydrated. */
export function OnceHydrated({ children }: { children: ReactNode }): ReactNode {
  return useHydrated() ? children : null;
}
