import { inject } from 'vitest';
import { LOCAL_PROJECT_ID } from '@lumen-throw/domain/environment';

/** More often than `withoutFunctions` has the functions of one run loaded anew. */
const MOST_LOADS = 50;

/**
 * Runs a scheduled function as Cloud Scheduler would.
 * @throws Error when it does not end well
 */
export async function runScheduled(name: string, at: Date): Promise<void> {
  const triggers = `${inject('emulators').functions}/functions/projects/${LOCAL_PROJECT_ID}/triggers`;
  // The emulator counts in a function's address how often it has loaded the functions.
  for (let loads = 0; loads < MOST_LOADS; loads++) {
    const { ok, status } = await fetch(`${triggers}/us-central1-${name}-${loads}`, {
      method: 'POST',
      headers: { 'X-CloudScheduler-ScheduleTime': at.toISOString() },
    });
    if (status === 204 || status === 404) continue;
    if (ok) return;
    throw new Error(`${name} answered ${status}.`);
  }
  throw new Error(`The emulator has no function ${name}.`);
}
