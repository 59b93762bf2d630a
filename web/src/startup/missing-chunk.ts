/**
 * A part of the site that is not there: a page from before a deployment asks for files of its own
 * release. The page is loaded anew, once, from the release that is there now.
 */
const KEY = 'missing-chunk';

/** Whether this part was already missing on this visit; notes it otherwise. */
function isRepeated(address: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === address) return true;
    sessionStorage.setItem(KEY, address);
    return false;
  } catch {
    return true;
  }
}

/** Address of the part in the words of Chromium and Firefox; Safari names none. */
function addressIn(error: unknown): string {
  return /https?:\S+\.js/.exec(String(error))?.[0] ?? location.href;
}

/** Whether words were typed that a reload would lose; those of other fields stand in the address or in a draft. */
function holdsWords(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('textarea,[type=password]');
  return [...fields].some(({ value }) => value);
}

/** Loads the page anew when one of its parts cannot be fetched. */
export function reloadWhenAPartIsMissing(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const address = addressIn(event.payload);
    if (!navigator.onLine || holdsWords() || isRepeated(address)) return;
    event.preventDefault();
    // Hosting marks also its answer 404 as one to keep: ask past the browser's cache before.
    void fetch(address, { cache: 'reload' })
      .catch(() => null)
      .then(() => location.reload());
  });
}
