/**
 * Fails while the last nightly run on the main branch is red or older than two days. Runs in GitHub's
 * workflow of deployments, which sets `GITHUB_REPOSITORY` and, as `GITHUB_TOKEN`, a token that may read runs.
 */
import { Failure, runCommand } from '../product/failure.ts';
import { nightlyRefusal, type WorkflowRun } from './nightly-run.ts';

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
