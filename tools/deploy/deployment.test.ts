/** The steps of a deployment by firebase-tools itself, on a double of Google's services. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseEnvironment } from '@lumen-throw/domain/environment';
import { writeDeployable } from '../../functions/deployable.ts';
import { releaseConfig } from '../emulators/src/firebase-config.ts';
import { hostingConfig } from '../../web/prerender/hosting.ts';
import { REQUIRED_APIS } from '../hosted/required-apis.ts';
import { startHostedDouble, type HostedDouble } from '../hosted/double/hosted-double.ts';
import { FIREBASE_CONFIG_NAME } from '../product/release.ts';
import { ROOT } from '../product/state-folder.ts';
import { HOSTED_VARIABLES } from './hosted-variables.ts';
import { deploySteps } from './steps.ts';

mkdirSync(join(ROOT, '.local'), { recursive: true });
const folder = mkdtempSync(join(ROOT, '.local/deployment-'));
/** In the root, because firebase-tools takes all paths from where it stands. */
const configFile = join(ROOT, `firebase.hosted.${process.pid}.json`);
let hosted: HostedDouble;

beforeEach(async () => {
  hosted = await startHostedDouble('lumen-live', 'abc12345');
  // As `npm run hosted:setup` leaves it: a deployment enables some by itself, and waits a minute for each.
  for (const api of REQUIRED_APIS) hosted.google.services.add(api);
  hosted.google.secrets.set('PUBLISH_WEBHOOK_SECRET', 'a-secret');
  hosted.google.database = { locationId: 'us-central1', type: 'FIRESTORE_NATIVE' };
});
afterEach(() => hosted.proxy.close());
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(configFile, { force: true });
});

interface Variant {
  /** Besides those of a hosted product. */
  variables?: Record<string, string>;
  /** Arguments that are left out. */
  without?: readonly string[];
  /** Whether only pages are built and go out. */
  pages?: boolean;
}

/** Builds as `npm run build` does, away from what others use, with one page for all. */
async function build(variables: Record<string, string>, pages: boolean): Promise<void> {
  const site = join(folder, 'site');
  mkdirSync(site, { recursive: true });
  writeFileSync(join(site, 'index.html'), '<!doctype html><title>A page</title>');
  const hosting = join(folder, 'hosting.json');
  writeFileSync(hosting, JSON.stringify(hostingConfig(parseEnvironment(variables), [])));
  const functions = join(folder, 'functions');
  if (pages) rmSync(functions, { recursive: true, force: true });
  else await writeDeployable(functions, variables);
  writeFileSync(configFile, JSON.stringify(releaseConfig({ dir: site, config: hosting }, functions)));
}

/** Runs one step's command with firebase-tools. */
async function deploy(name: string, { variables = {}, without = [], pages = false }: Variant = {}) {
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
      // It notes there which APIs are enabled.
      HOME: mkdtempSync(join(folder, 'home-')),
      FIREBASE_TOKEN: 'a-refresh-token',
      // Through a file: through a port, it waits ten seconds for its own server to end.
      FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
      CI: 'true',
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

test('every step goes through without a question, and leaves what the plan says', async () => {
  const variables = { LUMEN_FIREBASE_REGION: 'europe-west1', LUMEN_ERROR_REPORTS: 'on' };
  for (const name of ['indexes', 'functions', 'rules', 'hosting']) {
    expect(await deploy(name, { variables })).toMatchObject({ code: 0 });
  }
  expect(hosted.proxy.unknown()).toEqual([]);
  const project = hosted.google;
  expect(project.indexes.length).toBeGreaterThan(3);
  expect(project.timesToLive).toContain('members.expires_at');
  expect(project.functions.size).toBeGreaterThan(12);
  expect(new Set([...project.functions.keys()].map(region))).toEqual(new Set(['europe-west1']));
  expect(project.cleanUpDays.get('europe-west1')).toBe('86400s');
  expect([...project.rules.keys()].toSorted()).toEqual([
    'cloud.firestore',
    'firebase.storage/lumen-live.firebasestorage.app',
  ]);
  // The answers of functions stand where pages ask, in the region where they are.
  expect(project.sites.get('lumen-live')?.config['rewrites']).toEqual([
    { glob: '/api/uptime', run: { serviceId: 'uptime', region: 'europe-west1' } },
    { glob: '/api/gallery', run: { serviceId: 'gallery', region: 'europe-west1' } },
    { glob: '/api/rooms/*', run: { serviceId: 'rooms', region: 'europe-west1' } },
    { glob: '/inspiration/gallery', run: { serviceId: 'gallerypage', region: 'europe-west1' } },
    { glob: '/api/setup-picture/*', run: { serviceId: 'sharepicture', region: 'europe-west1' } },
    { glob: '/sitemap-setups.xml', run: { serviceId: 'setupssitemap', region: 'europe-west1' } },
    { glob: '/api/version', run: { serviceId: 'version', region: 'europe-west1' } },
    { glob: '/api/errors', run: { serviceId: 'takeerrorreport', region: 'europe-west1' } },
    { regex: '^/members/[A-Za-z0-9_-]{1,128}$', path: '/members/member.html' },
  ]);
  // Of two headers of a name the later counts: the CDN may keep the one answer of `/api/version`.
  const caching = ((project.sites.get('lumen-live')?.config['headers'] ?? []) as HeaderRule[]).filter(
    ({ glob, headers }) => headers['Cache-Control'] && (glob === '**' || glob === '/api/version'),
  );
  expect(caching.at(-1)).toMatchObject({
    glob: '/api/version',
    headers: { 'Cache-Control': 'public, max-age=0, s-maxage=5' },
  });
  expect([...(project.sites.get('lumen-live')?.files.keys() ?? [])]).toEqual(['/index.html']);

  // After a publish: pages alone, where no functions were built, in front of those that are there.
  const before = new Map(project.functions);
  project.sites.clear();
  expect(await deploy('hosting', { variables, pages: true })).toMatchObject({ code: 0 });
  expect(project.sites.get('lumen-live')?.config['rewrites']).toHaveLength(9);
  expect(project.functions).toEqual(before);
}, 240_000);

describe('refused are', () => {
  test('functions that repeat after a failure, without --force', async () => {
    const { code, output } = await deploy('functions', { without: ['--force'] });
    expect(code).toBe(1);
    expect(output).toContain('Pass the --force option to deploy functions with a failure policy');
  }, 60_000);

  test('functions whose secrets are not there; with them they are deployed', async () => {
    const variables = { LUMEN_REBUILD_REPOSITORY: 'owner/name' };
    hosted.google.secrets.clear();
    const refused = await deploy('functions', { variables });
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('have no value for the secret PUBLISH_WEBHOOK_SECRET');
    for (const name of ['PUBLISH_WEBHOOK_SECRET', 'REBUILD_REPOSITORY_TOKEN'])
      hosted.google.secrets.set(name, 'a-secret');
    expect(await deploy('functions', { variables })).toMatchObject({ code: 0 });
    expect([...hosted.google.functions.keys()].join()).toContain('startWaitingBuild');
  }, 240_000);
});
