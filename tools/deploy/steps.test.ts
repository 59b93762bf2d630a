import { expect, test } from 'vitest';
import { parseEnvironment } from '@lumen-throw/domain/environment';
import { deploySteps, stepLine } from './steps.ts';
import { HOSTED_VARIABLES } from './hosted-variables.ts';

const environment = parseEnvironment(HOSTED_VARIABLES);

function place(name: string): number {
  const found = deploySteps({ environment, tests: true }).findIndex((step) => step.name === name);
  if (found < 0) throw new Error(`There is no step '${name}'.`);
  return found;
}

test.each([
  ['checks', 'build'],
  ['build', 'inspect'],
  // Nothing is deployed before the build is inspected.
  ['inspect', 'indexes'],
  ['indexes', 'wait for indexes'],
  // What pages request is deployed before the pages.
  ['wait for indexes', 'functions'],
  ['functions', 'rules'],
  ['community settings', 'rules'],
  ['rules', 'hosting'],
  // A deployment to a project without its setup stops before it changes anything.
  ['services', 'checks'],
  // Deletions are named before they happen.
  ['functions that would go', 'functions'],
  ['hosting', 'Studio'],
  ['Studio', 'verify'],
])('%s comes before %s', (first, second) => {
  expect(place(first)).toBeLessThan(place(second));
});

function names(tests: boolean): string[] {
  return deploySteps({ environment, tests }).map(({ name }) => name);
}

test('can skip the tests and nothing else', () => {
  expect(names(true).filter((name) => name !== 'checks')).toEqual(names(false));
  expect(names(true)).toContain('checks');
});

test('deploying only the pages affects nothing else', () => {
  const steps = deploySteps({ environment, tests: true, pages: true });
  expect(steps.map(({ name }) => name)).toEqual(['build pages', 'inspect', 'hosting', 'verify']);
  // The last one only asks.
  const changing = steps.slice(0, -1).map(stepLine).join('\n');
  expect(changing).not.toMatch(/functions|firestore|sanity|npm test/);
});

test("every command names the project, and the Studio's command its host", () => {
  const lines = deploySteps({ environment, tests: false }).map(stepLine);
  for (const line of lines.filter((text) => text.includes('firebase deploy')))
    expect(line).toContain('--project lumen-live');
  expect(lines.join('\n')).toContain('sanity deploy --no-build --yes --url lumen.sanity.studio in studio');
  const elsewhere = parseEnvironment({
    ...HOSTED_VARIABLES,
    LUMEN_STUDIO_URL: 'https://studio.lumen.example',
  });
  expect(deploySteps({ environment: elsewhere, tests: false }).map(stepLine).join('\n')).toContain(
    '--external --url https://studio.lumen.example',
  );
});
