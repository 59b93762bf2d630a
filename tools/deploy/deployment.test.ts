/** The steps of a deployment by firebase-tools, on a double of Google's services. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
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
import { quotaProject } from '../product/tool-command.ts';
import { HOSTED_VARIABLES } from './hosted-variables.ts';
import { deploySteps } from './steps.ts';

mkdirSync(join(ROOT, '.local'), { recursive: true });
const folder = mkdtempSync(join(ROOT, '.local/deployment-'));
/** In the root, because firebase-tools resolves all paths from its working directory. */
const configFile = join(ROOT, `firebase.hosted.${process.pid}.json`);
let hosted: HostedDouble;

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
  for (const name of ['PUBLISH_WEBHOOK_SECRET', 'REBUILD_REPOSITORY_TOKEN']) {
    google.secrets.set(name, 'a-secret');
    google.secretPolicies.set(name, { bindings });
  }
  // A deployment's account changes no policy: the setup has done so.
  google.changesPolicies = false;
});
afterEach(() => hosted.proxy.close());
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(configFile, { force: true });
});

interface Variant {
  /** In addition to those of a hosted product. */
  variables?: Record<string, string>;
  /** Beside what a tool gets of a deployment. */
  more?: Record<string, string>;
  /** Arguments to omit. */
  without?: readonly string[];
  /** Whether only the pages are built and deployed. */
  pages?: boolean;
}

/** Builds like `npm run build`, in a separate folder, with one page for all. */
async function build(variables: Record<string, string>, pages: boolean): Promise<void> {
  const site = join(folder, 'site');
  mkdirSync(site, { recursive: true });
  writeFileSync(join(site, 'index.html'), '<!doctype html><title>A page</title>');
  const hosting = join(folder, 'hosting.json');
  const environment = parseEnvironment(variables);
  writeFileSync(hosting, JSON.stringify(hostingConfig(environment, [])));
  const functions = join(folder, 'functions');
  if (pages) rmSync(functions, { recursive: true, force: true });
  else await writeDeployable(functions, variables);
  writeFileSync(
    configFile,
    JSON.stringify(
      releaseConfig({ dir: site, config: hosting, region: environment.firebase.region }, functions),
    ),
  );
}

/** Runs one step's command with firebase-tools. */
async function deploy(
  name: string,
  { variables = {}, more = {}, without = [], pages = false }: Variant = {},
) {
  const all = { ...HOSTED_VARIABLES, ...variables };
  await build(all, pages);
  const step = deploySteps({ environment: parseEnvironment(all), tests: false, pages }).find(
    (one) => one.name === name,
  );
  if (step?.kind !== 'command') throw new Error(`There is no command '${name}'.`);
  const args = step.args
    .filter((arg) => !without.includes(arg))
    .map((arg) => (arg === FIREBASE_CONFIG_NAME ? configFile : arg));
  return new Promise<{ code: number; output: string }>((resolve) => {
    const env = {
      ...all,
      ...hosted.proxy.variables,
      PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env['PATH']}`,
      // It records there which APIs are enabled.
      HOME: mkdtempSync(join(folder, 'home-')),
      ...quotaProject(all),
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

interface HeaderRule {
  glob: string;
  headers: Record<string, string>;
}

const region = (name: string): string => name.split('/')[3] ?? '';

test('every step succeeds without a prompt and deploys what the plan lists @nightly', async () => {
  const variables = {
    LUMEN_FIREBASE_REGION: 'europe-west1',
    LUMEN_ERROR_REPORTS: 'on',
    LUMEN_REBUILD_REPOSITORY: 'owner/name',
  };
  for (const name of ['indexes', 'functions', 'rules', 'hosting']) {
    expect(await deploy(name, { variables })).toMatchObject({ code: 0 });
  }
  expect(hosted.proxy.unknown()).toEqual([]);
  const project = hosted.google;
  expect(project.indexes.length).toBeGreaterThan(3);
  expect(project.timesToLive).toContain('members.expires_at');
  expect(project.functions.size).toBeGreaterThan(12);
  expect([...project.functions.keys()].join()).toContain('followPublishes');
  for (const { config } of project.functions.values())
    expect(config['serviceConfig']).toMatchObject({ serviceAccountEmail: functionsAccount('lumen-live') });
  expect(new Set([...project.functions.keys()].map(region))).toEqual(new Set(['europe-west1']));
  expect(project.cleanUpDays.get('europe-west1')).toBe('86400s');
  expect([...project.rules.keys()].toSorted()).toEqual([
    'cloud.firestore',
    'firebase.storage/lumen-live.firebasestorage.app',
  ]);
  // Pages find the functions' answers at their own paths, in the functions' region.
  expect(project.sites.get('lumen-live')?.config['rewrites']).toEqual([
    { glob: '/api/uptime', run: { serviceId: 'answers', region: 'europe-west1' } },
    { glob: '/api/gallery', run: { serviceId: 'answers', region: 'europe-west1' } },
    { glob: '/api/rooms/*', run: { serviceId: 'answers', region: 'europe-west1' } },
    { glob: '/inspiration/gallery', run: { serviceId: 'answers', region: 'europe-west1' } },
    { glob: '/inspiration/gallery/months/*', run: { serviceId: 'answers', region: 'europe-west1' } },
    { glob: '/api/setup-picture/*', run: { serviceId: 'answers', region: 'europe-west1' } },
    { glob: '/sitemap-setups.xml', run: { serviceId: 'answers', region: 'europe-west1' } },
    { glob: '/api/version', run: { serviceId: 'answers', region: 'europe-west1' } },
    { regex: '^/members/[A-Za-z0-9_-]{1,128}$', path: '/members/member.html' },
    { glob: '/api/errors', run: { serviceId: 'takeerrorreport', region: 'europe-west1' } },
  ]);
  // The later of two headers with one name wins: the CDN may cache only the answer of `/api/version`.
  const caching = ((project.sites.get('lumen-live')?.config['headers'] ?? []) as HeaderRule[]).filter(
    ({ glob, headers }) => headers['Cache-Control'] && (glob === '**' || glob === '/api/version'),
  );
  expect(caching.at(-1)).toMatchObject({
    glob: '/api/version',
    headers: { 'Cache-Control': 'public, max-age=0, s-maxage=5' },
  });
  expect([...(project.sites.get('lumen-live')?.files.keys() ?? [])]).toEqual(['/index.html']);

  // After a publish, only the pages are deployed, to the existing functions.
  const before = new Map(project.functions);
  project.sites.clear();
  expect(await deploy('hosting', { variables, pages: true })).toMatchObject({ code: 0 });
  expect(project.sites.get('lumen-live')?.config['rewrites']).toHaveLength(10);
  expect(project.functions).toEqual(before);
});

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
