import { BELOW_FIRST_SCREEN } from './below-first-screen.ts';

/** Milliseconds between two parts, where the browser does not say when it is idle. */
const PAUSE = 100;

/** Lays out what stands below the first screen, a part at a time, whenever the browser is idle. */
export function finishDeferredLayout(): void {
  const { dataset } = document.documentElement;
  const idle = globalThis.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, PAUSE));
  const goOn = () => {
    const part = document.querySelector(`.${BELOW_FIRST_SCREEN}`);
    part?.classList.remove(BELOW_FIRST_SCREEN);
    if (part && dataset['initialLoad'] !== undefined) idle(goOn);
    else delete dataset['initialLoad'];
  };
  idle(goOn);
}
