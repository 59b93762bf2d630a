/**
 * What the inline scripts (`inline/`) and the client share: two globals and one event. The scripts
 * stand in the page, the client comes later as modules, so only globals reach from one to the other.
 */

/** What a visitor did before the page could answer. */
export interface StartupState {
  /** Whether React has hydrated the page. */
  hydrated: boolean;
  /** The last button that was clicked. */
  button: HTMLElement | null;
  /** Changed fields, the oldest first: values; whether they are chosen, for radio buttons and checkboxes. */
  fields: Map<Element, string | boolean>;
}

/** Errors from before the module that reports them was there, and the one who takes over. */
export interface EarlyErrors {
  kept: Event[];
  take: ((event: Event) => void) | null;
}

declare global {
  /** Made by `inline/start.ts`; there is none where nothing was prerendered. */
  var startup: StartupState | undefined;
  /** Made by `inline/watch-errors.ts`, where errors are reported. */
  var earlyErrors: EarlyErrors | undefined;

  interface DocumentEventMap {
    /** The page answers for itself from now on. Sent once. */
    hydrated: Event;
  }
}
