import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';

/** Milliseconds within which a page that was drawn anew is not drawn anew again. */
const PAUSE = 1000;

/** Whether React did not find a node where it had put it: a translator or an extension moved it. */
function isLostNode(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotFoundError';
}

/**
 * Hydrates the prerendered page, or renders one where none was prerendered. Where others changed the
 * page, React renders it anew: at once where it finds out while hydrating, and in an empty element where
 * a node is gone that it wants to take away.
 */
export function showApp(app: ReactNode, isBuilt: boolean): void {
  const root = document.querySelector('#root');
  if (!root) throw new Error('There is no #root.');
  let drawnAt = -PAUSE;

  const drawAnew = (): void => {
    if (performance.now() - drawnAt < PAUSE) return;
    drawnAt = performance.now();
    const empty = document.createElement('div');
    empty.id = 'root';
    // Where it was is where React left the old one, which nobody can take apart any more.
    document.querySelector('#root')?.replaceWith(empty);
    createRoot(empty, options).render(app);
  };
  const onError = (error: unknown): void => {
    console.error(error);
    if (isLostNode(error)) setTimeout(drawAnew);
  };
  const options: RootOptions = {
    onCaughtError: onError,
    onUncaughtError: onError,
    onRecoverableError: (error, { componentStack }) => {
      console.error('Hydration failed.', error, componentStack);
    },
  };

  if (!isBuilt) {
    createRoot(root, options).render(app);
    return;
  }
  const hydrate = () => void hydrateRoot(root, app, options);
  // In slices the browser can answer in between; in one go React answers sooner.
  if (globalThis.startup?.button ?? globalThis.startup?.fields.size) hydrate();
  else startTransition(hydrate);
}
