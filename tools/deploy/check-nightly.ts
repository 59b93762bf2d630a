/**
 * Fails while the last nightly run on the main branch is red or older than two days. Runs in GitHub's
 * workflow of deployments, which sets `GITHUB_REPOSITORY` and, as `GITHUB_TOKEN`, a token that may read runs.
 */
import { Failure, runCommand } from '../product/failure.ts';

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

if (import.meta.main) {
  await runCommand(async () => {
    const {
      GITHUB_API_URL: api = 'https://api.github.com',
      GITHUB_REPOSITORY: repository,
      GITHUB_TOKEN: token,
    } = process.env;
    if (!repository || !token)
      throw new Failure('GITHUB_REPOSITORY and GITHUB_TOKEN are not set: run this in the "deploy" workflow.');
    const answer = await fetch(
      `${api}/repos/${repository}/actions/workflows/nightly.yml/runs?branch=main&status=completed&per_page=1`,
      {
        headers: { accept: 'application/vnd.github+json', authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(30_000),
      },
    );
    if (!answer.ok) throw new Failure(`GitHub failed to list the nightly runs (${answer.status}).`);
    const { workflow_runs: runs } = (await answer.json()) as { workflow_runs: WorkflowRun[] };
    const refusal = nightlyRefusal(runs, Date.now());
    if (refusal !== null) throw new Failure(refusal);
  });
}
