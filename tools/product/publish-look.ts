import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { callScheduled } from '../emulators/src/scheduled-functions.ts';

/** Name of the function that looks for publishes which nobody announced. */
const FUNCTION = 'followPublishes';

/** As often as its schedule says, in milliseconds. */
const INTERVAL = 3 * 60_000;
/** Nothing competes with the first requests of a product that has just started; in milliseconds. */
const FIRST = 60_000;

/**
 * Has the functions look for publishes that the lake could not announce, after a minute and then every
 * three: the emulators have no Cloud Scheduler. A look that fails is made up for by the next.
 * @returns how to end it
 */
export function lookForUnannounced({ emulators, projectId, region }: FirebaseEnvironment): () => void {
  if (emulators === null) return () => undefined;
  const place = { functions: emulators.functions, projectId, region, name: FUNCTION };
  const look = (): void => {
    callScheduled(place, new Date()).catch(() => undefined);
  };
  const first = setTimeout(look, FIRST);
  const timer = setInterval(look, INTERVAL);
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
}
