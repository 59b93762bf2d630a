import { namedPlace } from '../links/named-place.ts';

/** How long a smooth scroll may take; afterwards jumps are jumps again. */
const LONGEST_SCROLL = 1500;

/** With any of these somebody has taken the scroll into their own hands. */
const TAKEN_OVER = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** The place on a page that a link leads to, as its hash; null for any other target. */
function placeOf(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link !== null && link.origin === location.origin && link.hash.length > 1 ? link.hash : null;
}

/**
 * Makes links to a place on a page (`#comparison`) scroll there smoothly, from any page, and sees that
 * the place is reached: a page whose lower parts are laid out meanwhile ends the browser's scroll early.
 * Going back and opening a page stay jumps; so does everything for those who asked for stillness.
 */
export function smoothScrollToPlaces(): () => void {
  const root = document.documentElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let place: string | null = null;
  const leave = () => {
    place = null;
  };
  const end = () => {
    delete root.dataset['smooth'];
    // Where it arrived, this moves nothing.
    if (place !== null && place === location.hash) namedPlace(place)?.scrollIntoView();
    leave();
  };
  const onClick = (event: MouseEvent) => {
    const asked = placeOf(event.target);
    if (asked === null) return;
    place = asked;
    root.dataset['smooth'] = '';
    clearTimeout(timer);
    timer = setTimeout(end, LONGEST_SCROLL);
  };
  document.addEventListener('click', onClick, { capture: true });
  for (const act of TAKEN_OVER) document.addEventListener(act, leave, { capture: true, passive: true });
  return () => {
    document.removeEventListener('click', onClick, { capture: true });
    for (const act of TAKEN_OVER) document.removeEventListener(act, leave, { capture: true });
    clearTimeout(timer);
    delete root.dataset['smooth'];
  };
}
