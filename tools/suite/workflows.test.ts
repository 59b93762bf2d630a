import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../product/state-folder.ts';
import { chooseSteps } from './choose-steps.ts';
import { STEPS } from './steps.ts';

interface Workflow {
  on: Record<string, { types?: string[] } | null>;
  permissions?: Record<string, string>;
  jobs: Record<
    string,
    {
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

describe('after a publish', () => {
  const file = '.github/workflows/pages.yml';

  test('one workflow starts, which knows the event that the function sends', () => {
    const [, sent] = /event_type: '([^']+)'/.exec(read('functions/src/rebuild-hook.ts')) ?? [];
    expect(workflow(file).on['repository_dispatch']?.types).toEqual([sent]);
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
