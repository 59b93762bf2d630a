/** How long a smooth scroll may take; afterwards jumps are jumps again. */
const LONGEST_SCROLL = 1500;

function leadsToPlace(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  return link !== null && link.origin === location.origin && link.hash.length > 1;
}

/**
 * Makes links to a place on a page (`#comparison`) scroll there smoothly, from any page. Going back
 * and opening a page stay jumps; so does everything for those who asked for stillness.
 */
export function smoothScrollToPlaces(): () => void {
  const root = document.documentElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onClick = (event: MouseEvent) => {
    if (!leadsToPlace(event.target)) return;
    root.dataset['smooth'] = '';
    clearTimeout(timer);
    timer = setTimeout(() => delete root.dataset['smooth'], LONGEST_SCROLL);
  };
  document.addEventListener('click', onClick, { capture: true });
  return () => {
    document.removeEventListener('click', onClick, { capture: true });
    clearTimeout(timer);
    delete root.dataset['smooth'];
  };
}
