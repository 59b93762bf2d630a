/** Values that the page's entry in the history keeps, for a reload and for Back; the address doesn't show them. */

/** The state of the entry, in which the router keeps its own values. */
type EntryState = Record<string, unknown> | null;

/** A value that was kept with the entry; undefined for none, and where there is no history. */
export function entryValue(name: string): unknown {
  return typeof window === 'undefined' ? undefined : (window.history.state as EntryState)?.[name];
}

/** Keeps a value that can be cloned with the entry; undefined takes it out again. */
export function keepEntryValue(name: string, value: unknown): void {
  if (entryValue(name) === value) return;
  const { [name]: _before, ...others } = (window.history.state as EntryState) ?? {};
  try {
    window.history.replaceState(value === undefined ? others : { ...others, [name]: value }, '');
  } catch {
    // Safari refuses more than a hundred changes in thirty seconds; the next one tries again.
  }
}
