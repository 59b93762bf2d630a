/** What a visitor does who wants to be elsewhere on the page, or begins to use it. */
const OWN_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** How long a page may take to come, in milliseconds. */
const LONGEST = 10_000;

/**
 * Brings a part of the page to the top of the screen, and keeps it there while what comes late pushes it away,
 * until the visitor moves.
 * @returns ends it
 */
export function keepInView(part: HTMLElement): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const end = () => ending.abort();
  // Also called once it observes.
  const observer = new ResizeObserver(() => part.scrollIntoView());
  observer.observe(document.body);
  const timer = setTimeout(end, LONGEST);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const move of OWN_MOVES) addEventListener(move, end, { signal, passive: true });
  return end;
}
