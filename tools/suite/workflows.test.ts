import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../product/state-folder.ts';
import { chooseSteps } from './choose-steps.ts';
import { STEPS } from './steps.ts';

interface Workflow {
  on: Record<string, { types?: string[] } | { cron: string }[] | null>;
  permissions?: Record<string, string>;
  jobs: Record<
    string,
    {
      if?: string;
      environment?: string;
      'timeout-minutes'?: number;
      permissions?: Record<string, string>;
      strategy?: { matrix: { include: { steps: string }[] } };
      steps: WorkflowStep[];
    }
  >;
}

interface WorkflowStep {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const workflow = (file: string): Workflow => parse(read(file)) as Workflow;

const WORKFLOWS = globSync('.github/workflows/*.yml', { cwd: ROOT });
const PACKAGE = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  devDependencies: Record<string, string>;
};
const stepsOf = (file: string): WorkflowStep[] =>
  Object.values(workflow(file).jobs).flatMap(({ steps }) => steps);

test('every step of npm test is run by a job of the check workflow, and no job names a step that is not there', () => {
  const { steps: job } = workflow('.github/workflows/check.yml').jobs;
  const words = job?.strategy?.matrix.include.map(({ steps }) => steps.split(' ')) ?? [];
  const run = new Set(words.flatMap((named) => chooseSteps(named)));
  expect(STEPS.filter((step) => !run.has(step)).map(({ name }) => name)).toEqual([]);
});

test.each(WORKFLOWS)('%s calls only scripts of package.json', (file) => {
  const called = stepsOf(file).flatMap(({ run = '' }) => [...run.matchAll(/\bnpm (?:run )?([\w:]+)/g)]);
  expect(called.length).toBeGreaterThan(0);
  for (const [, name = ''] of called) expect(PACKAGE.scripts).toHaveProperty([name]);
});

test.each(WORKFLOWS)('%s takes each action at one commit, and says what it may do', (file) => {
  const actions = stepsOf(file).flatMap(({ uses }) => uses ?? []);
  for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
  expect(workflow(file).permissions).toMatchObject({ contents: 'read' });
});

test.each(WORKFLOWS)('%s puts nothing that a stranger writes into a shell', (file) => {
  const inserted = stepsOf(file).flatMap(({ run = '' }) => [...run.matchAll(/\$\{\{\s*(.*?)\s*\}\}/g)]);
  expect(inserted.map(([, expression]) => expression).filter((each) => each !== 'matrix.steps')).toEqual([]);
});

/** What a job could do harm with: a secret, or the identity of a service account. */
function isTrusted(file: string, job: Workflow['jobs'][string]): boolean {
  const { permissions } = workflow(file);
  const identity = (job.permissions ?? permissions)?.['id-token'] === 'write';
  return identity || JSON.stringify(job).includes('secrets.');
}

test.each(WORKFLOWS)('%s gives each job an end, and no checkout the token of the run', (file) => {
  for (const { 'timeout-minutes': minutes } of Object.values(workflow(file).jobs))
    expect(minutes).toBeGreaterThan(0);
  const checkouts = stepsOf(file).filter(({ uses }) => uses?.startsWith('actions/checkout@'));
  expect(checkouts.length).toBeGreaterThan(0);
  for (const step of checkouts) expect(step.with).toMatchObject({ 'persist-credentials': false });
});

test.each(WORKFLOWS)('%s has secrets and identities only where an environment guards them', (file) => {
  const { jobs, permissions } = workflow(file);
  expect(
    Object.entries(permissions ?? {}).filter(([what, right]) => what !== 'id-token' && right !== 'read'),
  ).toEqual([]);
  for (const job of Object.values(jobs).filter((each) => isTrusted(file, each))) {
    expect(job.environment).toBeTruthy();
    // A cache is shared with what runs for pull requests.
    const setups = job.steps.filter(({ uses }) => uses?.startsWith('actions/setup-node@'));
    for (const { with: given } of setups) expect(given).toMatchObject({ 'package-manager-cache': false });
  }
});

/** What a job with a secret has to ask for where another repository's code could have started it. */
const OWN_ONLY: Readonly<Record<string, readonly string[]>> = {
  pull_request: ['github.event.pull_request.head.repo.full_name == github.repository'],
  workflow_run: [
    "workflow_run.event == 'push'",
    'workflow_run.head_repository.full_name == github.repository',
  ],
};

test.each(WORKFLOWS)('%s runs no code of a stranger with a secret', (file) => {
  const { on, jobs } = workflow(file);
  // It would run in this repository's name for a fork.
  expect(Object.keys(on)).not.toContain('pull_request_target');
  const asked = Object.keys(on).flatMap((event) => OWN_ONLY[event] ?? []);
  const trusted = Object.values(jobs).filter((job) => isTrusted(file, job));
  for (const job of trusted) for (const condition of asked) expect(job.if).toContain(condition);
});

test('production is deployed and backed up with approval and by night, each with an account of its own', () => {
  const environments = (file: string): unknown[] =>
    Object.values(workflow(`.github/workflows/${file}`).jobs).map(({ environment }) => environment);
  // GitHub asks for the approval that the environment named after the stage wants.
  expect(environments('deploy.yml')).toEqual(['${{ inputs.stage }}']);
  expect(Object.keys(workflow('.github/workflows/deploy.yml').on)).toEqual(['workflow_dispatch']);
  expect(environments('backup.yml')).toEqual(['backups']);
  expect(environments('preview.yml')).toEqual(['preview']);
  const accounts = ['deploy.yml', 'pages.yml', 'backup.yml', 'preview.yml'].map(
    (file) => /service_account: \$\{\{ vars\.(\w+)/.exec(read(`.github/workflows/${file}`))?.[1],
  );
  expect(new Set(accounts).size).toBe(accounts.length);
});

test('what comes by the clock comes once a day at most, and not at the full hour when all do', () => {
  const crons = WORKFLOWS.flatMap((file) => {
    const { schedule } = workflow(file).on;
    return Array.isArray(schedule) ? schedule.map(({ cron }) => cron) : [];
  });
  expect(crons).toHaveLength(2);
  for (const cron of crons) expect(cron).toMatch(/^(?:[1-9]|[1-5]\d) (?:\d|1\d|2[0-3]) \* \* [*0-6]$/);
});

test('the staging workflow follows the workflow of the checks by its name', () => {
  const { on } = workflow('.github/workflows/staging.yml');
  const { name } = parse(read('.github/workflows/check.yml')) as { name: string };
  expect(on['workflow_run']).toMatchObject({ workflows: [name], branches: ['main'] });
});

describe('after a publish', () => {
  const file = '.github/workflows/pages.yml';

  test('one workflow starts, which knows the event that the function sends', () => {
    const [, sent] = /event_type: '([^']+)'/.exec(read('functions/src/rebuild-hook.ts')) ?? [];
    expect(workflow(file).on['repository_dispatch']).toEqual({ types: [sent] });
    const others = WORKFLOWS.filter((other) => other !== file).map(workflow);
    expect(others.flatMap(({ on }) => Object.keys(on))).not.toContain('repository_dispatch');
  });

  test('only pages are deployed, with the rights and the token for that', () => {
    const { permissions, jobs } = workflow(file);
    expect(permissions).toEqual({ contents: 'read', 'id-token': 'write' });
    for (const { permissions: more } of Object.values(jobs)) expect(more).toBeUndefined();
    const [deployment, ...others] = stepsOf(file).filter(({ run }) => run?.includes('npm'));
    expect(others).toEqual([]);
    expect(deployment?.run).toBe('npm run deploy -- --stage production --pages');
    expect([...read(file).matchAll(/secrets\.(\w+)/g)].map(([, name]) => name)).toEqual([
      'SANITY_READ_TOKEN',
    ]);
  });
});

test('the workflows and nvm take the Node that the product itself runs on', () => {
  expect(read('.nvmrc').trim()).toBe(PACKAGE.devDependencies['node']);
  for (const step of WORKFLOWS.flatMap(stepsOf).filter(({ uses }) => uses?.startsWith('actions/setup-node@')))
    expect(step.with).toHaveProperty('node-version-file', '.nvmrc');
});

test('forms for issues can be read, and every field that they have is labeled', () => {
  for (const file of globSync('.github/ISSUE_TEMPLATE/{bug,idea}.yml', { cwd: ROOT })) {
    const form = parse(read(file)) as {
      name: string;
      description: string;
      body: { attributes: { label: string } }[];
    };
    expect(form).toMatchObject({ name: expect.any(String), description: expect.any(String) });
    for (const { attributes } of form.body) expect(attributes.label).toBeTruthy();
  }
});

test('what is set up for editors and for updates of dependencies is JSON', () => {
  for (const file of ['.vscode/settings.json', '.vscode/extensions.json', 'renovate.json'])
    expect(JSON.parse(read(file))).toBeTypeOf('object');
});
