import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandList, TOOL_COMMANDS } from './commands.ts';
import { chooseGenerators } from './generate/generators.ts';
import { ROOT } from './product/state-folder.ts';
import { chooseSteps } from './suite/choose-steps.ts';

const tool = (...args: string[]) =>
  spawnSync(process.execPath, ['tools/tool.ts', ...args], { cwd: ROOT, encoding: 'utf8' });

test('package.json has at most 16 scripts', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object };
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(16);
});

test('every tool has a unique name and a script', () => {
  expect(new Set(TOOL_COMMANDS.map(({ name }) => name)).size).toBe(TOOL_COMMANDS.length);
  expect(TOOL_COMMANDS.filter(({ script }) => !existsSync(join(ROOT, script)))).toEqual([]);
});

test('npm run tool lists the tools; a wrong name prints the list and fails', () => {
  expect(tool()).toMatchObject({ status: 0, stdout: expect.stringContaining(commandList()) });
  expect(tool('nonsense')).toMatchObject({
    status: 1,
    stdout: expect.stringContaining(commandList()),
    stderr: 'There is no tool nonsense.\n',
  });
});

test('npm run tool forwards arguments and the exit code', () => {
  const { status, stderr } = tool('mutants', '--nonsense');
  expect(status).not.toBe(0);
  expect(stderr).toContain('--sample');
});

test('a wrong word after npm test lists the steps', () => {
  expect(() => chooseSteps(['types', 'nonsense'])).toThrow(
    /Unknown step nonsense\. Choose from daily, .*\be2e\b/,
  );
  expect(chooseSteps(['types', 'lint']).map(({ name }) => name)).toEqual(['types', 'lint']);
});

test('npm test and the nightly run share no step', () => {
  const daily = new Set(chooseSteps(['daily']));
  expect(daily.size).toBeGreaterThan(10);
  expect(chooseSteps(['quick']).filter((step) => !daily.has(step))).toEqual([]);
  expect(chooseSteps(['nightly']).filter((step) => daily.has(step))).toEqual([]);
});

function namesOf(group: string): string[] {
  return chooseSteps([group]).map(({ name }) => name.replace('nightly:', ''));
}

test('test:all runs every daily and nightly step', () => {
  expect(namesOf('all').toSorted()).toEqual(
    [...new Set([...namesOf('daily'), ...namesOf('nightly')])].toSorted(),
  );
});

test('a wrong word after npm run generate lists the generators', () => {
  expect(() => chooseGenerators(['nonsense'])).toThrow(/Choose from limits, texts/);
});
