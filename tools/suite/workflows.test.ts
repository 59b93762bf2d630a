import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../product/state-folder.ts';
import { TOOL_COMMANDS } from '../commands.ts';

interface Concurrency {
  group: string;
  'cancel-in-progress': boolean;
  queue?: string;
}

interface Workflow {
  concurrency?: Concurrency;
  on: Record<string, { types?: string[] } | { cron: string }[] | null>;
  permissions?: Record<string, string>;
  jobs: Record<
    string,
    {
      if?: string;
      needs?: string;
      concurrency?: Concurrency;
      environment?: string;
      'timeout-minutes'?: number;
      permissions?: Record<string, string>;
      env?: Record<string, string>;
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

const commandsOf = (file: string): string[] => stepsOf(file).flatMap(({ run }) => run ?? []);

test('pull requests run npm test, and the nightly workflow runs the rest', () => {
  expect(commandsOf('.github/workflows/check.yml')).toEqual(['npm test']);
  expect(commandsOf('.github/workflows/nightly.yml')).toEqual(['npm test -- nightly']);
});

test('a manual deployment first checks the result of the nightly run', () => {
  const commands = commandsOf('.github/workflows/deploy.yml').filter((command) => command.startsWith('npm'));
  expect(commands[0]).toBe('npm run tool -- check-nightly');
  expect(commands[1]).toMatch(/^npm run deploy /);
});

test.each(WORKFLOWS)('%s calls only scripts of package.json and tools that exist', (file) => {
  const called = stepsOf(file).flatMap(({ run = '' }) => [
    ...run.matchAll(/\bnpm (?:run )?([\w:]+)(?: -- ([\w-]+))?/g),
  ]);
  expect(called.length).toBeGreaterThan(0);
  const tools = new Set(TOOL_COMMANDS.map(({ name }) => name));
  for (const [, name = '', tool = ''] of called) {
    // npm's own.
    if (name === 'audit') continue;
    expect(PACKAGE.scripts).toHaveProperty([name]);
    expect(name !== 'tool' || tools.has(tool), `there is a tool ${tool}`).toBe(true);
  }
});

test.each(WORKFLOWS)('%s pins each action to a commit and declares its permissions', (file) => {
  const actions = stepsOf(file).flatMap(({ uses }) => uses ?? []);
  for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
  expect(workflow(file).permissions).toMatchObject({ contents: 'read' });
});

test.each(WORKFLOWS)('%s inserts no untrusted text into a shell', (file) => {
  const inserted = stepsOf(file).flatMap(({ run = '' }) => [...run.matchAll(/\$\{\{\s*(.*?)\s*\}\}/g)]);
  expect(inserted.map(([, expression]) => expression)).toEqual([]);
});

/** Whether a job has a secret or the identity of a service account, and so could do harm. */
function isTrusted(file: string, job: Workflow['jobs'][string]): boolean {
  const { permissions } = workflow(file);
  const identity = (job.permissions ?? permissions)?.['id-token'] === 'write';
  return identity || JSON.stringify(job).includes('secrets.');
}

test.each(WORKFLOWS)('%s has a timeout for each job and keeps the token out of the checkout', (file) => {
  for (const { 'timeout-minutes': minutes } of Object.values(workflow(file).jobs))
    expect(minutes).toBeGreaterThan(0);
  const checkouts = stepsOf(file).filter(({ uses }) => uses?.startsWith('actions/checkout@'));
  expect(checkouts.length).toBeGreaterThan(0);
  for (const step of checkouts) expect(step.with).toMatchObject({ 'persist-credentials': false });
});

test.each(WORKFLOWS)('%s uses secrets and identities only in a protected environment', (file) => {
  const { jobs, permissions } = workflow(file);
  expect(
    Object.entries(permissions ?? {}).filter(([what, right]) => what !== 'id-token' && right !== 'read'),
  ).toEqual([]);
  for (const job of Object.values(jobs).filter((each) => isTrusted(file, each))) {
    expect(job.environment).toBeTruthy();
    // Pull requests share the cache.
    const setups = job.steps.filter(({ uses }) => uses?.startsWith('actions/setup-node@'));
    for (const { with: given } of setups) expect(given).toMatchObject({ 'package-manager-cache': false });
  }
});

/** The condition of a job with a secret where another repository's code could start it. */
const OWN_ONLY: Readonly<Record<string, readonly string[]>> = {
  pull_request: ['github.event.pull_request.head.repo.full_name == github.repository'],
  workflow_run: [
    "workflow_run.event == 'push'",
    'workflow_run.head_repository.full_name == github.repository',
  ],
};

test.each(WORKFLOWS)('%s runs no untrusted code with a secret', (file) => {
  const { on, jobs } = workflow(file);
  // It would run with this repository's rights for a fork.
  expect(Object.keys(on)).not.toContain('pull_request_target');
  const asked = Object.keys(on).flatMap((event) => OWN_ONLY[event] ?? []);
  const trusted = Object.values(jobs).filter((job) => isTrusted(file, job));
  for (const job of trusted) for (const condition of asked) expect(job.if).toContain(condition);
});

test('deployment needs an approval, the backup runs by night, and each uses its own account', () => {
  const environments = (file: string): unknown[] =>
    Object.values(workflow(`.github/workflows/${file}`).jobs).map(({ environment }) => environment);
  // GitHub waits for the reviewers of the first one.
  expect(environments('deploy.yml')).toEqual(['approve-${{ inputs.stage }}', '${{ inputs.stage }}']);
  expect(Object.keys(workflow('.github/workflows/deploy.yml').on)).toEqual(['workflow_dispatch']);
  expect(environments('backup.yml')).toEqual(['backups']);
  expect(environments('preview.yml')).toEqual(['preview']);
  const accounts = ['deploy.yml', 'pages.yml', 'backup.yml', 'preview.yml'].map(
    (file) => /service_account: \$\{\{ vars\.(\w+)/.exec(read(`.github/workflows/${file}`))?.[1],
  );
  expect(new Set(accounts).size).toBe(accounts.length);
});

test("a preview fills and deletes a pull request's own dataset and channel, and deploys to no stage", () => {
  const file = '.github/workflows/preview.yml';
  const [job] = Object.values(workflow(file).jobs);
  expect(job?.env).toMatchObject({ LUMEN_SANITY_DATASET: 'pr-${{ github.event.number }}' });
  const commands = commandsOf(file).filter((command) => /sanity dataset (?!list)|firebase /.test(command));
  expect(commands.map((command) => command.split(' ').slice(1, 3).join(' '))).toEqual([
    'sanity dataset',
    'sanity dataset',
    'firebase hosting:channel:deploy',
    'sanity dataset',
    'firebase hosting:channel:delete',
  ]);
  for (const command of commands) expect(command).toContain(' "$LUMEN_SANITY_DATASET" ');
  // A channel of a pull request that nobody closes.
  expect(commands[2]).toContain('--expires 14d');
  for (const command of commands.filter((one) => one.includes('firebase '))) {
    const [, , name = '', ...args] = command.split(' ');
    const source = read(`node_modules/firebase-tools/lib/commands/${name.replaceAll(':', '-')}.js`);
    const own = args.filter((arg) => /^--(?!non-interactive|config|project)/.test(arg));
    for (const option of own) expect(source).toContain(option === '--force' ? '.withForce(' : option);
  }
});

test('a deployment that waits for approval holds no stage', () => {
  const { concurrency, jobs } = workflow('.github/workflows/deploy.yml');
  expect(concurrency).toBeUndefined();
  const { approval, deploy } = jobs;
  expect(approval?.concurrency).toBeUndefined();
  expect(approval?.permissions).toEqual({});
  expect(JSON.stringify(approval)).not.toContain('secrets.');
  expect(deploy?.needs).toBe('approval');
  expect(deploy?.concurrency?.group).toBe('deploy-${{ inputs.stage }}');
});

test('no deployment replaces another one that waits', () => {
  const groups = WORKFLOWS.flatMap((file) => {
    const { concurrency, jobs } = workflow(file);
    return [concurrency, ...Object.values(jobs).map((job) => job.concurrency)];
  }).filter((one) => one?.group.startsWith('deploy-'));
  expect(groups).toHaveLength(3);
  for (const one of groups) expect(one).toMatchObject({ 'cancel-in-progress': false, queue: 'max' });
});

test('scheduled workflows run at most once a day, and not on the hour', () => {
  const crons = WORKFLOWS.flatMap((file) => {
    const { schedule } = workflow(file).on;
    return Array.isArray(schedule) ? schedule.map(({ cron }) => cron) : [];
  });
  expect(crons).toHaveLength(4);
  for (const cron of crons) expect(cron).toMatch(/^(?:[1-9]|[1-5]\d) (?:\d|1\d|2[0-3]) [*1] \* [*0-6]$/);
});

test('the staging workflow follows the check workflow by its name', () => {
  const { on } = workflow('.github/workflows/staging.yml');
  const { name } = parse(read('.github/workflows/check.yml')) as { name: string };
  expect(on['workflow_run']).toMatchObject({ workflows: [name], branches: ['main'] });
});

describe('after a publish', () => {
  const file = '.github/workflows/pages.yml';

  test('one workflow starts, for the event that the function sends', () => {
    const [, sent] = /event_type: '([^']+)'/.exec(read('functions/src/rebuild-hook.ts')) ?? [];
    expect(workflow(file).on['repository_dispatch']).toEqual({ types: [sent] });
    const others = WORKFLOWS.filter((other) => other !== file).map(workflow);
    expect(others.flatMap(({ on }) => Object.keys(on))).not.toContain('repository_dispatch');
  });

  test('deploys only the pages, with just the permissions and the token for that', () => {
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

test("the workflows and nvm use the product's Node version", () => {
  expect(read('.nvmrc').trim()).toBe(PACKAGE.devDependencies['node']);
  for (const step of WORKFLOWS.flatMap(stepsOf).filter(({ uses }) => uses?.startsWith('actions/setup-node@')))
    expect(step.with).toHaveProperty('node-version-file', '.nvmrc');
});

test('issue forms are valid and label every field', () => {
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

test('the settings of the editor and of dependency updates are JSON', () => {
  for (const file of ['.vscode/settings.json', '.vscode/extensions.json', 'renovate.json'])
    expect(JSON.parse(read(file))).toBeTypeOf('object');
});
