/** A completed run of the nightly workflow, as GitHub's API lists it. */
export interface WorkflowRun {
  conclusion: string | null;
  /** When the run began, ISO 8601. */
  run_started_at: string;
  html_url: string;
}

/** A nightly run older than this says too little about what is deployed, in milliseconds. */
const OLDEST = 2 * 24 * 60 * 60 * 1000;

/**
 * Why the last nightly run stops a deployment; null when it doesn't.
 * @param runs the newest first
 * @param now in milliseconds since 1970
 */
export function nightlyRefusal(runs: readonly WorkflowRun[], now: number): string | null {
  const [last] = runs;
  if (!last)
    return 'The nightly checks have never run: start the workflow "nightly" by hand and wait for it.';
  if (last.conclusion !== 'success')
    return `The last nightly run ended with ${last.conclusion ?? 'no conclusion'}: mend what it found, or run it again (${last.html_url}).`;
  const age = now - Date.parse(last.run_started_at);
  if (Number.isNaN(age)) return `The time of the last nightly run cannot be read (${last.html_url}).`;
  if (age > OLDEST)
    return `The last nightly run is ${Math.floor(age / 86_400_000)} days old: start the workflow "nightly" by hand and wait for it (${last.html_url}).`;
  return null;
}
