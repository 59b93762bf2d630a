/** More often than the functions of one run are loaded anew. */
const MOST_LOADS = 50;

/** Where a scheduled function of the emulators is called. */
export interface ScheduledFunction {
  /** Origin of the functions emulator. */
  functions: string;
  projectId: string;
  region: string;
  name: string;
}

/**
 * Calls a scheduled function of the emulators as Cloud Scheduler would.
 * @throws Error when it is not there or does not end well
 */
export async function callScheduled(
  { functions, projectId, region, name }: ScheduledFunction,
  at: Date,
): Promise<void> {
  const triggers = `${functions}/functions/projects/${projectId}/triggers`;
  // A function's address ends in how often the emulator had loaded the functions; those before are gone or off.
  for (let loads = 0; loads < MOST_LOADS; loads++) {
    const { ok, status } = await fetch(`${triggers}/${region}-${name}-${loads}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'X-CloudScheduler-ScheduleTime': at.toISOString() },
      body: '{}',
    });
    if (status === 204 || status === 404) continue;
    if (ok) return;
    throw new Error(`The function ${name} answered ${status}.`);
  }
  throw new Error(`The emulators have no scheduled function ${name}.`);
}
