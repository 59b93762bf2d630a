import { assertFails as fails, assertSucceeds as succeeds } from '@firebase/rules-unit-testing';

let refused = 0;
let allowed = 0;

/** Expects the rules to refuse a request; counts it. */
export async function assertFails(request: Promise<unknown>): Promise<unknown> {
  refused += 1;
  return fails(request);
}

/** Expects the rules to allow a request; counts it. */
export async function assertSucceeds<T>(request: Promise<T>): Promise<T> {
  allowed += 1;
  return succeeds(request);
}

/** Starts counting. @returns the number of requests since */
export function countVerdicts(): () => { refused: number; allowed: number } {
  const before = { refused, allowed };
  return () => ({ refused: refused - before.refused, allowed: allowed - before.allowed });
}
