/**
 * From the prerendered page to the one that React answers for. What a visitor does before, or in a part
 * that is deferred, is kept by the start script (`inline/start.ts`) and repeated here.
 */
import type { StartupState } from './startup-state.ts';

/** Start or join the loading of a script for a part of the page that is deferred. */
const deferred = new Set<() => Promise<unknown>>();

/** Takes note of a script for a part of the page that is deferred, by what loads it. */
export function expectDeferred(load: () => Promise<unknown>): void {
  deferred.add(load);
}

/** Loads the scripts of all deferred parts; resolves once they are there, or will not come. */
export async function deferredScripts(): Promise<void> {
  let known = 0;
  // A script may bring parts with scripts of their own.
  while (known < deferred.size) {
    known = deferred.size;
    await Promise.allSettled([...deferred].map((load) => load()));
  }
}

function hydratedState(): StartupState | null {
  return globalThis.startup?.hydrated === true ? globalThis.startup : null;
}

/** Whether the page is hydrated; on the way to another page there is nothing that could stand meanwhile. */
export function isHydrated(): boolean {
  return hydratedState() !== null;
}

let discarded = false;

/** Notes that React renders the page from scratch instead of hydrating it. */
export function discardBuiltPage(): void {
  discarded = true;
}

/** Whether prerendered HTML of what React renders now is in the page. */
export function standsAsBuilt(): boolean {
  return globalThis.startup !== undefined && !globalThis.startup.hydrated && !discarded;
}

/** Says, once, that React answers for the page from now on. */
export function announceHydrated(): void {
  const state = globalThis.startup;
  if (!state || state.hydrated) return;
  state.hydrated = true;
  document.dispatchEvent(new Event('hydrated'));
}

function isAnswered(element: Element): boolean {
  return element.closest('[data-deferred]') === null;
}

/** Does what the visitor asked for before, where it can be answered by now. */
export function repeatKeptActions(): void {
  const state = hydratedState();
  if (!state) return;
  const fields = [...state.fields].filter(([field]) => isAnswered(field));
  const button = state.button && isAnswered(state.button) ? state.button : null;
  if (button) state.button = null;
  if (fields.length === 0 && !button) return;
  void import('./repeat-actions.ts').then(({ repeatActions }) =>
    // One that was changed in the meantime is not there any more.
    repeatActions(
      fields.filter(([field]) => state.fields.delete(field)),
      button,
    ),
  );
}
