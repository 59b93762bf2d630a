/** Ends code that runs too long, although it gives nobody else a turn. */

import { createContext, Script } from 'node:vm';

/** What was asked for took longer than it may. */
export class OverTime extends Error {
  override name = 'OverTime';
}

const call = new Script('action()');
const context: { action: () => void } = { action: () => undefined };
createContext(context);

/** The error is one of the context's own, so it is no instance of this realm's Error. */
function isTimeout(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
  );
}

/**
 * Runs an action that ends at once when its time is over, inside loops and other functions too. Its own `finally`
 * is not run then, so it must not leave anything half-done that outlives it. Costs a fifth of a millisecond.
 * @throws OverTime when the time is over, and whatever the action throws
 */
export function withinTime<T>(milliseconds: number, action: () => T): T {
  const results: T[] = [];
  context.action = () => void results.push(action());
  try {
    call.runInContext(context, { timeout: milliseconds });
  } catch (error) {
    if (isTimeout(error)) throw new OverTime(`It took longer than ${milliseconds} ms`);
    throw error;
  } finally {
    context.action = () => undefined;
  }
  const [result] = results;
  if (results.length === 0) throw new OverTime(`It took longer than ${milliseconds} ms`);
  return result as T;
}
