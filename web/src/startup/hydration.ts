/**
 * From the prerendered page to the one that React answers for. What a visitor does before is kept by
 * the start script (`inline/start.ts`) and repeated here.
 */
import type { StartupState } from './startup-state.ts';

function hydratedState(): StartupState | null {
  return globalThis.startup?.hydrated === true ? globalThis.startup : null;
}

/** Says, once, that React answers for the page from now on. */
export function announceHydrated(): void {
  const state = globalThis.startup;
  if (!state || state.hydrated) return;
  state.hydrated = true;
  document.dispatchEvent(new Event('hydrated'));
}

/** Does what the visitor asked for before the page could answer. */
export function repeatKeptActions(): void {
  const state = hydratedState();
  if (!state) return;
  const { button, fields } = state;
  state.button = null;
  if (fields.size === 0 && !button) return;
  void import('./repeat-actions.ts').then(({ repeatActions }) => {
    // One that was changed in the meantime is not there any more.
    repeatActions([...fields], button);
    fields.clear();
  });
}
