/** `npm run deploy -- --dry-run` for a person without any account. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REQUIRED_VARIABLES } from '@lumen-throw/domain/environment-variables';
import { DEMO_ACCOUNTS } from '../emulators/demo/accounts.ts';
import { askSeed } from '../product/seed-content.ts';
import { ROOT } from '../product/state-folder.ts';

/** Runs the command without the variables and credentials of the person running the tests. */
function deploy(...args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'tools/deploy/deploy.ts'), ...args],
    {
      cwd: ROOT,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] ?? '', HOME: '/nonexistent' },
    },
  );
  return { status, output: stdout + stderr };
}

test('a dry run prints every step and every refusal and changes nothing', async () => {
  const { status, output } = deploy('--dry-run');
  expect(status).toBe(0);
  expect(output).toMatch(/1\. services: [^]*2\. checks: npm test[^]*hosting[^]*Studio[^]*verify/);
  expect(output).toContain('LUMEN_BACKEND is not hosted');
  for (const name of REQUIRED_VARIABLES) expect(output).toContain(`- ${name}: `);
  for (const { email } of DEMO_ACCOUNTS) expect(output).toContain(`- ${email}`);
  expect(output).toMatch(/Google: set GOOGLE_APPLICATION_CREDENTIALS/);
  const samples = (await askSeed('*[sample == true]._id')) as string[];
  expect(samples.length).toBeGreaterThan(0);
  for (const id of samples) expect(output).toContain(` ${id}: `);
  expect(output).toMatch(/Nothing was built, sent or changed\. It would be refused for \d reasons\.\n$/);
});

test('for pages only, needs no Studio, functions, Sanity token or members @nightly', () => {
  const { status, output } = deploy('--dry-run', '--pages');
  expect(status).toBe(0);
  expect(output).toMatch(/1\. build pages[^]*2\. inspect[^]*3\. hosting[^]*4\. verify/);
  expect(output).toContain('Pages alone go out only from the commit that is live');
  expect(output).toMatch(/Google: set GOOGLE_APPLICATION_CREDENTIALS/);
  expect(output).not.toMatch(/SANITY_AUTH_TOKEN|Demo accounts|functions step/);
});

test('without --dry-run, refuses the same and starts no step @nightly', () => {
  const { status, output } = deploy('--skip-tests');
  expect(status).toBe(1);
  expect(output).toMatch(/Refused, because:/);
  expect(output).toMatch(/Nothing was deployed\.\n$/);
  expect(output).not.toContain('▸');
});

test('refuses an unknown stage in one sentence', () => {
  expect(deploy('--dry-run', '--stage', 'live').output).toBe(
    "There is no stage 'live'; choose from demo, staging, production.\n",
  );
});
