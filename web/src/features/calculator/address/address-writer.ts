/**
 * Milliseconds between two changes of the address. Safari refuses more than a hundred in thirty
 * seconds, and Chrome drops what comes faster than twenty a second: a drawn slider makes sixty.
 */
const PAUSE = 320;

/** Pauses without a change after which the visitor counts as resting. */
const REST = 3;

/** Puts queries into the address, without history entries. */
export interface AddressWriter {
  /**
   * Takes the latest query; the address has it right after the frame that shows the change, or after
   * the pause. @param search makes the query, once it is needed
   */
  write: (search: () => string) => void;
  /** Puts a waiting query into the address now. */
  flush: () => void;
  /** Sets the listener for the last query, called once nothing has changed for about a second. */
  whenResting: (tell: (search: string) => void) => void;
  /** Drops a waiting query: the address belongs to another page. */
  drop: () => void;
}

function replace(search: string): void {
  if (location.search === search) return;
  try {
    // The router keeps its own state with the entry; it stays. A place on the page is not part of a calculation.
    history.replaceState(history.state, '', `${location.pathname}${search}`);
  } catch (error) {
    // A browser that has had enough; the next change tries again.
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Writes the first of a burst of queries at once and the last of it after the pause. */
export function createAddressWriter(): AddressWriter {
  let onRest: ((search: string) => void) | null = null;
  let waiting: (() => string) | null = null;
  let written: string | null = null;
  let restingFor = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    if (waiting === null) return;
    written = waiting();
    waiting = null;
    restingFor = 0;
    replace(written);
  };
  const next = () => {
    restingFor += 1;
    flush();
    const isResting = restingFor > REST;
    timer = isResting ? undefined : setTimeout(next, PAUSE);
    if (isResting && written !== null) onRest?.(written);
  };

  return {
    write: (search) => {
      // At rest, or between two looks at nothing: the first of a burst need not wait.
      if (timer !== undefined && waiting === null && restingFor > 0) {
        clearTimeout(timer);
        timer = undefined;
      }
      waiting = search;
      timer ??= setTimeout(next);
    },
    flush,
    whenResting: (tell) => {
      onRest = tell;
    },
    drop: () => {
      waiting = null;
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
