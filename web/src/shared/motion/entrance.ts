/**
 * Motion that explains where something came from. The library loads after the page; until it has,
 * and for people who asked for stillness, things are simply there.
 */
import type { animate as Animate } from 'framer-motion/dom/mini';

/** Where something comes from: the start or the end of its row, from below, or from the part that it unfolds from. */
export type Entrance = 'start' | 'end' | 'below' | 'above';

/** Transforms and opacity only, so that nothing else on the page moves. */
const OFFSETS: Readonly<Record<Entrance, string>> = {
  start: 'translateX(-2.5rem)',
  end: 'translateX(2.5rem)',
  below: 'translateY(1.5rem)',
  above: 'translateY(-0.5rem)',
};

const SECONDS = 0.24;

let animate: typeof Animate | null = null;
let loading: Promise<void> | null = null;

/** Loads the library; later calls wait for the first. After a failed load everything stays still. */
export function loadMotion(): Promise<void> {
  loading ??= import('./animate.ts')
    .then((library) => {
      animate = library.animate;
    })
    .catch(() => {});
  return loading;
}

function wantsStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Lets something that has just appeared come in; does nothing before `loadMotion` is through. */
export function enter(element: Element, from: Entrance): void {
  if (!animate || wantsStillness()) return;
  animate(
    element,
    { opacity: [0, 1], transform: [OFFSETS[from], 'none'] },
    { duration: SECONDS, ease: 'easeOut' },
  );
}
