/** Id of the header's search field. */
export const SEARCH_FIELD_ID = 'site-search';

/** Where a key is part of what is written. */
const WRITING = 'input, textarea, select, [contenteditable]';

/** Key in localStorage of who wants no search at a slash, which speech control may type by mistake. */
const NO_SLASH_KEY = 'search-slash-off';

/** Whether a slash leads to the search. */
export function isSlashOn(): boolean {
  try {
    return localStorage.getItem(NO_SLASH_KEY) === null;
  } catch {
    return true;
  }
}

/** Remembers whether a slash leads to the search. */
export function turnSlash(on: boolean): void {
  try {
    if (on) localStorage.removeItem(NO_SLASH_KEY);
    else localStorage.setItem(NO_SLASH_KEY, '');
  } catch {
    // A browser that keeps nothing: the slash stays as it is.
  }
}

/** Whether a key asks for the search: `/` outside of fields, Ctrl-K or Command-K anywhere. */
function asksForSearch({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey;
  return key === '/' && !(target instanceof Element && target.closest(WRITING)) && isSlashOn();
}

/** Moves the focus to the header's search where a key asks for it. A dialog keeps its keys. */
export function focusSearchByKey(): void {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || !asksForSearch(event) || document.querySelector('dialog[open]')) return;
    const field = document.getElementById(SEARCH_FIELD_ID);
    if (!(field instanceof HTMLInputElement)) return;
    event.preventDefault();
    field.focus();
    field.select();
  });
}
