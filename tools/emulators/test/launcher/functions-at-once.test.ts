import { expect, inject, test } from 'vitest';
import { DEFAULT_REGION, LOCAL_PROJECT_ID } from '@lumen-throw/domain/environment-defaults';
import { VERSION_PATH } from '@lumen-throw/domain/published-changes';
import { descendants, processOnPort } from '../../src/process-tree.ts';

const { functions } = inject('emulators');

/** Processes that run functions. */
const runtimes = (): number[] => {
  const emulators = processOnPort(Number(new URL(functions).port));
  if (!emulators) throw new Error('Nothing listens on the port of the functions.');
  return descendants(emulators.pid)
    .filter(({ parent, name }) => parent === emulators.pid && name !== 'java')
    .map(({ pid }) => pid);
};

test('answers thirty calls at once with four processes more @nightly', async () => {
  const before = new Set(runtimes());
  const address = `${functions}/${LOCAL_PROJECT_ID}/${DEFAULT_REGION}/answers${VERSION_PATH}`;
  const answers = await Promise.all(Array.from({ length: 30 }, () => fetch(address)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 200));
  const more = runtimes().filter((pid) => !before.has(pid));
  expect(more.length).toBeLessThanOrEqual(4);
});
