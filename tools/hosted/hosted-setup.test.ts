/** Doctor and setup as an operator runs them, on doubles of two new projects. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WEBHOOK_PROJECTION } from '@lumen-throw/domain/publish-webhook';
import { HOSTED_VARIABLES } from '../deploy/hosted-variables.ts';
import { startHostedDouble, type HostedDouble } from './double/hosted-double.ts';
import { writeServiceAccount } from './double/service-account.ts';
import { SETTINGS } from './services.ts';

const folder = mkdtempSync(join(tmpdir(), 'lumen-setup-'));
let keyFile: string;
let hosted: HostedDouble;

beforeAll(async () => {
  hosted = await startHostedDouble('lumen-live', 'abc12345');
  keyFile = writeServiceAccount(folder);
});
afterAll(async () => {
  await hosted.proxy.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a command with an operator's credentials. */
function run(
  command: 'doctor' | 'setup' | '../deploy/deploy',
  {
    more = {},
    args = [],
    on = hosted,
  }: { more?: Record<string, string>; args?: readonly string[]; on?: HostedDouble } = {},
) {
  const env = {
    ...HOSTED_VARIABLES,
    LUMEN_APP_CHECK_SITE_KEY: 'a-site-key',
    LUMEN_GOOGLE_SIGN_IN: 'on',
    ...on.proxy.variables,
    NODE_USE_ENV_PROXY: '1',
    PATH: process.env['PATH'],
    GOOGLE_APPLICATION_CREDENTIALS: keyFile,
    SANITY_AUTH_TOKEN: on.sanity.token,
    ...more,
  };
  return new Promise<{ code: number; output: string }>((resolve) => {
    const file = join(import.meta.dirname, `${command}.ts`);
    const child = execFile(
      process.execPath,
      [file, '--stage', 'staging', ...args],
      { env },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });
}

/** What a deployment does not wait for. */
const ADVICE = SETTINGS.filter(({ isAdvice }) => isAdvice);

const linesWith = (output: string, word: string): string[] =>
  output.split('\n').filter((line) => line.startsWith(word));

test('new projects lack all but a public dataset; a dry run says so and changes nothing @nightly', async () => {
  const { output } = await run('../deploy/deploy', { args: ['--dry-run'] });
  const rightAtFirst = ['functions may be open to everybody', 'the dataset is there and can be read'];
  expect(linesWith(output, 'ok')).toEqual(rightAtFirst.map((name) => `ok     ${name}`));
  const advised = ADVICE.map(({ name }) => name).filter((name) => !rightAtFirst.includes(name));
  expect(linesWith(output, 'ADVICE')).toEqual(advised.map((name) => `ADVICE ${name}`));
  expect(linesWith(output, 'WRONG')).toHaveLength(SETTINGS.length - rightAtFirst.length - advised.length);
  expect(output).toContain('npm run tool -- hosted-setup --stage staging');
  expect(output).toContain('The services are not set up: see what is WRONG above.');
  expect(hosted.proxy.changes(0)).toEqual([]);
});

test('sets up what an API can, and says what is left for a person @nightly', async () => {
  // Enabling an API and making a database take a while at Google's: one run waits for both.
  const setUp = await run('setup');
  expect(setUp.output).toMatch(/1 of \d+ are left to do/);
  const asked = hosted.proxy.seen.filter(({ method, path }) => method === 'GET' && /operations\//.test(path));
  for (const host of ['serviceusage', 'firestore', 'firebasehosting'])
    expect(asked.filter((request) => request.host.startsWith(host)).length).toBeGreaterThan(1);
  expect(linesWith(setUp.output, 'TO DO')).toEqual([
    'TO DO members may sign in with Google where that is configured',
    'TO DO App Check is enforced where a site key is configured',
    "TO DO the site's domain leads to Hosting, with a certificate",
    'TO DO somebody is told when the site is down, a function fails or a backup is missing',
    'TO DO a budget warns of costs, and stops uploads when it is spent',
  ]);
  expect(setUp.output).toContain('--stage staging --budget <amount');
  expect(linesWith(setUp.output, 'WRONG')).toEqual([]);

  hosted.google.googleProvider = { enabled: true };
  await run('setup', { args: ['--budget', '25', '--alerts-to', 'operator@lumen.example'] });
  expect(hosted.google.budgets).toMatchObject([
    {
      amount: { specifiedAmount: { units: '25' } },
      budgetFilter: { projects: [`projects/${hosted.google.number}`] },
      notificationsRule: { pubsubTopic: 'projects/lumen-live/topics/budget-alerts' },
    },
  ]);
  const [channel] = hosted.google.notificationChannels;
  expect(channel).toMatchObject({ type: 'email', labels: { email_address: 'operator@lumen.example' } });
  expect(hosted.google.alertPolicies).toMatchObject([
    { displayName: 'The site is down', notificationChannels: [channel?.['name']] },
    { displayName: 'A function logs an error', notificationChannels: [channel?.['name']] },
  ]);
  expect(hosted.google.buckets.get('lumen-live-backups')).toMatchObject({
    iamConfiguration: { publicAccessPrevention: 'enforced' },
    softDeletePolicy: { retentionDurationSeconds: '0' },
    versioning: { enabled: true },
    lifecycle: {
      rule: [
        { action: { type: 'Delete' }, condition: { age: 30, matchesPrefix: ['daily/'] } },
        { action: { type: 'Delete' }, condition: { daysSinceNoncurrentTime: 30 } },
      ],
    },
  });
  expect(hosted.google.backupSchedules).toMatchObject([{ retention: '2592000s', dailyRecurrence: {} }]);
  expect(hosted.google.hosting).toEqual({ maxVersions: '100' });
  // Both sides of the webhook share a secret, and its projection is what the function reads.
  const secret = hosted.google.secrets.get('PUBLISH_WEBHOOK_SECRET');
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(hosted.sanity.hooks).toMatchObject([
    {
      url: 'https://us-central1-lumen-live.cloudfunctions.net/announcePublish',
      dataset: 'production',
      secret,
      includeDrafts: false,
      rule: { on: ['create', 'update', 'delete'], projection: WEBHOOK_PROJECTION },
    },
  ]);
  // The functions' account reads the one secret, and is no owner of anything.
  const functions = 'serviceAccount:functions@lumen-live.iam.gserviceaccount.com';
  expect(hosted.google.secretPolicies.get('PUBLISH_WEBHOOK_SECRET')).toMatchObject({
    bindings: [{ role: 'roles/secretmanager.secretAccessor', members: [functions] }],
  });
  const roles = hosted.google.bindings.filter(({ members }) => members.includes(functions));
  expect(roles.map(({ role }) => role).toSorted()).toEqual([
    'roles/datastore.user',
    'roles/eventarc.eventReceiver',
    'roles/firebaseauth.admin',
    'roles/run.invoker',
  ]);
  expect(hosted.proxy.unknown()).toEqual([]);
});

test('a setting that Google refuses is one line, and the others are set up all the same @nightly', async () => {
  const refused = await startHostedDouble('lumen-live', 'abc12345');
  refused.google.refusesWrites.add('firebasehosting.googleapis.com');
  const { code, output } = await run('setup', { on: refused });
  await refused.proxy.close();
  expect(code).toBe(1);
  expect(output).toContain(
    'WRONG Hosting lets go of old releases\n      It was refused: The caller does not have permission',
  );
  expect(output).toContain('done  the database is there');
  expect(output).toContain(`done  ${SETTINGS.at(-1)?.name}`);
  expect(output).not.toMatch(/^\s+at /m);
});

test('a second setup changes nothing @nightly', async () => {
  const seen = hosted.proxy.seen.length;
  const active = { hostState: 'HOST_ACTIVE', cert: { state: 'CERT_ACTIVE' } };
  hosted.google.customDomains.set('lumen.example', active);
  for (const service of ['firestore', 'firebasestorage'])
    hosted.google.appCheck.set(`${service}.googleapis.com`, 'ENFORCED');
  const { code, output } = await run('setup');
  expect({ code, output }).toEqual({
    code: 0,
    output: expect.stringContaining(`All ${SETTINGS.length} are right`) as string,
  });
  expect(hosted.proxy.changes(seen)).toEqual([]);
});

test('reports by name what was reverted by hand @nightly', async () => {
  hosted.google.bindings.splice(0);
  hosted.sanity.cors.splice(0);
  hosted.google.secretPolicies.clear();
  hosted.google.allowsEverybody = false;
  Object.assign(hosted.sanity.hooks[0] ?? {}, { rule: { on: ['create'], filter: '', projection: '{_id}' } });
  const { code, output } = await run('doctor');
  expect(code).toBe(1);
  expect(output).toContain('gcp-sa-firebasestorage.iam.gserviceaccount.com lacks the role');
  expect(output).toContain('lacks the role roles/cloudbuild.builds.builder');
  expect(output).toContain('lacks the role roles/secretmanager.secretAccessor');
  expect(output).toContain("the organization's policy 'Domain restricted sharing' forbids it");
  expect(output).toContain('the webhook has another filter or projection');
  expect(output).toContain('https://lumen.example is not among the CORS origins');
});

test('connects an existing budget to the topic and keeps its amount @nightly', async () => {
  const [made] = hosted.google.budgets.splice(0);
  hosted.google.budgets.push({ ...made, amount: 'by hand', notificationsRule: {} });
  expect((await run('doctor')).output).toContain('none tells the topic budget-alerts');
  await run('setup', { args: ['--budget', '99'] });
  expect(hosted.google.budgets).toMatchObject([
    { amount: 'by hand', notificationsRule: { pubsubTopic: 'projects/lumen-live/topics/budget-alerts' } },
  ]);
  const refused = await run('setup', { args: ['--budget', '25 dollars'] });
  expect(refused).toMatchObject({
    code: 1,
    output: "The budget must be a whole number like 25, not '25 dollars'.\n",
  });
});

test('reports disabled alerts and a bucket that keeps everything @nightly', async () => {
  for (const policy of hosted.google.alertPolicies) policy['enabled'] = false;
  Object.assign(hosted.google.buckets.get('lumen-live-backups') ?? {}, { lifecycle: { rule: [] } });
  const { output } = await run('doctor');
  expect(output).toContain('nobody hears of: The site is down, A function logs an error');
  expect(output).toContain('it keeps everything');
  Object.assign(hosted.google.buckets.get('lumen-live-backups') ?? {}, { versioning: { enabled: false } });
  expect((await run('doctor')).output).toContain('it keeps no earlier versions of pictures');
});

test('replaces a wrong webhook and keeps its secret @nightly', async () => {
  const before = hosted.google.secrets.get('PUBLISH_WEBHOOK_SECRET');
  await run('setup');
  expect(hosted.google.secrets.get('PUBLISH_WEBHOOK_SECRET')).toBe(before);
  expect(hosted.sanity.hooks).toMatchObject([{ secret: before, rule: { projection: WEBHOOK_PROJECTION } }]);
});

test('reports a token that Sanity refuses, and asks for a missing one @nightly', async () => {
  expect((await run('doctor', { more: { SANITY_AUTH_TOKEN: 'stale' } })).output).toContain('HTTP 401');
  const none = await run('doctor', { more: { SANITY_AUTH_TOKEN: '' } });
  expect(none.output).toBe(
    'SANITY_AUTH_TOKEN is not set: create a token with the role "Administrator" at sanity.io/manage.\n',
  );
});

test('makes the bucket where the functions are, and reports one that they cannot listen to @nightly', async () => {
  hosted.google.buckets.clear();
  expect((await run('doctor')).output).toContain('Found: there is no such bucket.');
  await run('setup', { more: { LUMEN_FIREBASE_REGION: 'europe-west1' } });
  const bucket = 'lumen-live.firebasestorage.app';
  expect(hosted.google.buckets.get(bucket)?.location).toBe('EUROPE-WEST1');
  const { code, output } = await run('doctor');
  expect(code).toBe(1);
  expect(output).toContain('it is in EUROPE-WEST1, and functions in us-central1 cannot listen to it');
});
