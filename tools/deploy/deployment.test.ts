/** What firebase-tools refuses, on a double of Google's services; first-deployment.test.ts shows what it deploys. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parseEnvironment } from '@lumen-throw/domain/environment';
import { functionsAccount } from '@lumen-throw/domain/functions-account';
import { writeDeployable } from '../../functions/deployable.ts';
import { releaseConfig } from '../emulators/src/firebase-config.ts';
import { hostingConfig } from '../../web/prerender/hosting.ts';
import { projectGrants } from '../hosted/access-settings.ts';
import { REQUIRED_APIS } from '../hosted/required-apis.ts';
import { startHostedDouble, type HostedDouble } from '../hosted/double/hosted-double.ts';
import { FIREBASE_CONFIG_NAME } from '../product/release.ts';
import { ROOT } from '../product/state-folder.ts';
import { HOSTED_VARIABLES } from './hosted-variables.ts';
import { deploySteps } from './steps.ts';

mkdirSync(join(ROOT, '.local'), { recursive: true });
const folder = mkdtempSync(join(ROOT, '.local/deployment-'));
/** In the root, because firebase-tools resolves all paths from its working directory. */
const configFile = join(ROOT, `firebase.hosted.${process.pid}.json`);
let hosted: HostedDouble;

beforeAll(() => build());
beforeEach(async () => {
  hosted = await startHostedDouble('lumen-live', 'abc12345');
  // As `npm run tool -- hosted-setup` leaves it: a deployment enables missing APIs and waits a minute for each.
  const { google } = hosted;
  for (const api of REQUIRED_APIS) google.services.add(api);
  google.database = { locationId: 'us-central1', type: 'FIRESTORE_NATIVE' };
  for (const { role, member } of projectGrants({ projectId: google.id, projectNumber: google.number })) {
    google.accounts.add(member.slice('serviceAccount:'.length));
    google.bindings.push({ role, members: [member] });
  }
  const readers = [`serviceAccount:${functionsAccount(google.id)}`];
  const bindings = [{ role: 'roles/secretmanager.secretAccessor', members: readers }];
  google.secrets.set('PUBLISH_WEBHOOK_SECRET', 'a-secret');
  google.secretPolicies.set('PUBLISH_WEBHOOK_SECRET', { bindings });
  // A deployment's account changes no policy: the setup has done so.
  google.changesPolicies = false;
});
afterEach(() => hosted.proxy.close());
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(configFile, { force: true });
});

interface Variant {
  /** Beside what a tool gets of a deployment. */
  more?: Record<string, string>;
  /** Arguments to omit. */
  without?: readonly string[];
}

const environment = parseEnvironment(HOSTED_VARIABLES);

/** Builds like `npm run build`, in a separate folder, with one page for all. */
async function build(): Promise<void> {
  const site = join(folder, 'site');
  mkdirSync(site, { recursive: true });
  writeFileSync(join(site, 'index.html'), '<!doctype html><title>A page</title>');
  const hosting = join(folder, 'hosting.json');
  writeFileSync(hosting, JSON.stringify(hostingConfig(environment, [])));
  const functions = join(folder, 'functions');
  await writeDeployable(functions, HOSTED_VARIABLES);
  const { region } = environment.firebase;
  writeFileSync(configFile, JSON.stringify(releaseConfig({ dir: site, config: hosting, region }, functions)));
}

/** Runs one step's command with firebase-tools. */
async function deploy(name: string, { more = {}, without = [] }: Variant = {}) {
  const step = deploySteps({ environment, tests: false }).find((one) => one.name === name);
  if (!step || !('command' in step)) throw new Error(`There is no command '${name}'.`);
  const args = step.args
    .filter((arg) => !without.includes(arg))
    .map((arg) => (arg === FIREBASE_CONFIG_NAME ? configFile : arg));
  return new Promise<{ code: number; output: string }>((resolve) => {
    const env = {
      ...HOSTED_VARIABLES,
      ...hosted.proxy.variables,
      PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env['PATH']}`,
      // It records there which APIs are enabled.
      HOME: mkdtempSync(join(folder, 'home-')),
      GOOGLE_CLOUD_QUOTA_PROJECT: hosted.google.id,
      FIREBASE_TOKEN: 'a-refresh-token',
      // Through a file, because through a port it waits ten seconds for its own server to end.
      FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
      CI: 'true',
      ...more,
    };
    const child = execFile(step.command, args, { cwd: ROOT, env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });
}

describe('firebase-tools refuses', () => {
  test("a person's login that names no project to count calls on @nightly", async () => {
    const { code, output } = await deploy('indexes', { more: { GOOGLE_CLOUD_QUOTA_PROJECT: '' } });
    expect(code).not.toBe(0);
    expect(output).toContain('requires a quota project');
  });

  test('without the roles that the setup grants @nightly', async () => {
    hosted.google.bindings.splice(0);
    const { code, output } = await deploy('functions');
    expect(code).toBe(1);
    expect(output).toContain('We failed to modify the IAM policy for the project');
  });

  test('functions that an organization does not let everybody call @nightly', async () => {
    hosted.google.allowsEverybody = false;
    const { code, output } = await deploy('functions');
    expect(code).not.toBe(0);
    expect(output).toMatch(/set the (?:IAM|invoker)|permitted customer/i);
  });

  test('functions that repeat after a failure, without --force @nightly', async () => {
    const { code, output } = await deploy('functions', { without: ['--force'] });
    expect(code).toBe(1);
    expect(output).toContain('Pass the --force option to deploy functions with a failure policy');
  });

  test('functions with missing secrets @nightly', async () => {
    hosted.google.secrets.clear();
    const { code, output } = await deploy('functions');
    expect(code).toBe(1);
    expect(output).toContain('have no value for the secret PUBLISH_WEBHOOK_SECRET');
  });
});
