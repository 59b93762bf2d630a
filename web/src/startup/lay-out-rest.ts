import { BELOW_FIRST_SCREEN } from './below-first-screen.ts';

/** Parts whose scripts come late are asked after this often, at this distance in milliseconds. */
const ASKS = 30;
const DISTANCE = 100;

/** Resolves once all parts are alive, or some seem never to be. */
async function allAlive(): Promise<void> {
  for (let asked = 0; asked < ASKS && document.querySelector('[data-late]'); asked += 1)
    await new Promise((resolve) => setTimeout(resolve, DISTANCE));
}

/** Lays out what stands below the first screen, a part at a time, whenever the browser is idle. */
export async function layOutRest(): Promise<void> {
  await allAlive();
  const { dataset } = document.documentElement;
  const idle = globalThis.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, DISTANCE));
  const goOn = () => {
    const part = document.querySelector(`.${BELOW_FIRST_SCREEN}`);
    part?.classList.remove(BELOW_FIRST_SCREEN);
    if (part && dataset['arrival'] !== undefined) idle(goOn);
    else delete dataset['arrival'];
  };
  idle(goOn);
}
