import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

const loading = new Set<Promise<unknown>>();

/** Resolves once every late component that has begun to load is there, or will not come. */
export async function lateComponentsLoaded(): Promise<void> {
  await Promise.allSettled(loading);
}

/** A promise that is never kept: what waits for it stays as it is. */
function never(): Promise<never> {
  return new Promise(() => {});
}

/**
 * A component whose script is not needed for the page to come alive: it starts to load at once, and
 * what the build rendered stands until then. Should it not come at all, that goes on standing.
 */
export function lateComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const first = load();
  loading.add(first);
  // The second try is for those who move to the page when the connection is back.
  const Loaded = lazy(async () => ({ default: await first.catch(load).catch(never) }));
  return function Late(props: Props) {
    return (
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
