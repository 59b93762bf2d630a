/**
 * Milliseconds between two changes of the address. Safari refuses more than a hundred in thirty
 * seconds, and Chrome drops what comes faster than twenty a second: a drawn slider makes sixty.
 */
const PAUSE = 320;

/** Puts queries into the address, without history entries. */
export interface AddressWriter {
  /**
   * Takes the latest query; the address has it right after the frame that shows the change, or after
   * the pause. @param search makes the query, once it is needed
   */
  write: (search: () => string) => void;
  /** Puts a waiting query into the address now. */
  flush: () => void;
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
  let waiting: (() => string) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    if (waiting === null) return;
    const search = waiting();
    waiting = null;
    replace(search);
  };
  const next = () => {
    timer = waiting === null ? undefined : setTimeout(next, PAUSE);
    flush();
  };

  return {
    write: (search) => {
      waiting = search;
      timer ??= setTimeout(next);
    },
    flush,
    drop: () => {
      waiting = null;
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
