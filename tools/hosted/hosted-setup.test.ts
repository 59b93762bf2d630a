/** Doctor and setup as an operator runs them, on doubles of two new projects. */
import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WEBHOOK_PROJECTION } from '@lumen-throw/domain/publish-webhook';
import { HOSTED_VARIABLES } from '../deploy/hosted-variables.ts';
import { startHostedDouble, type HostedDouble } from './double/hosted-double.ts';
import { SETTINGS } from './services.ts';

const folder = mkdtempSync(join(tmpdir(), 'lumen-setup-'));
const keyFile = join(folder, 'key.json');
let hosted: HostedDouble;

beforeAll(async () => {
  hosted = await startHostedDouble('lumen-live', 'abc12345');
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  writeFileSync(
    keyFile,
    JSON.stringify({
      type: 'service_account',
      project_id: 'lumen-live',
      private_key_id: 'a-key',
      private_key: privateKey,
      client_email: 'operator@lumen-live.iam.gserviceaccount.com',
      token_uri: 'https://oauth2.googleapis.com/token',
    }),
  );
});
afterAll(async () => {
  await hosted.proxy.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a command with an operator's credentials. */
function run(
  command: 'doctor' | 'setup',
  { more = {}, args = [] }: { more?: Record<string, string>; args?: readonly string[] } = {},
) {
  const env = {
    ...HOSTED_VARIABLES,
    LUMEN_APP_CHECK_SITE_KEY: 'a-site-key',
    LUMEN_GOOGLE_SIGN_IN: 'on',
    ...hosted.proxy.variables,
    NODE_USE_ENV_PROXY: '1',
    PATH: process.env['PATH'],
    GOOGLE_APPLICATION_CREDENTIALS: keyFile,
    SANITY_AUTH_TOKEN: hosted.sanity.token,
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

const linesWith = (output: string, word: string): string[] =>
  output.split('\n').filter((line) => line.startsWith(word));

test('in new projects everything but a public dataset is wrong, and after the setup what an API can do is right', async () => {
  const before = await run('doctor');
  expect(before.code).toBe(1);
  expect(linesWith(before.output, 'ok')).toEqual(['ok     the dataset is there and can be read']);
  expect(linesWith(before.output, 'WRONG')).toHaveLength(SETTINGS.length - 1);
  expect(before.output).toContain('npm run hosted:setup -- --stage staging');

  const setUp = await run('setup');
  expect(setUp.output).toMatch(/4 of \d+ are left to do/);
  expect(linesWith(setUp.output, 'TO DO')).toEqual([
    'TO DO members may sign in with Google where that is configured',
    'TO DO App Check is enforced where a site key is configured',
    'TO DO somebody is told when the site is down, a function fails or a back-up is missing',
    'TO DO a budget warns of costs, and stops uploads when it is spent',
  ]);
  expect(setUp.output).toContain('--stage staging --budget <amount');
  expect(linesWith(setUp.output, 'WRONG')).toEqual([]);

  const told = ['--budget', '25', '--alerts-to', 'operator@lumen.example'];
  expect((await run('setup', { args: told })).output).toMatch(/2 of \d+ are left to do/);
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
    publicAccessPrevention: 'enforced',
    softDeleteSeconds: 0,
    lifecycle: { rule: [{ action: { type: 'Delete' }, condition: { age: 30 } }] },
  });
  expect(hosted.google.backupSchedules).toEqual([{ retention: '2592000s', dailyRecurrence: {} }]);
  for (const service of ['firestore', 'firebasestorage'])
    hosted.google.appCheck.set(`${service}.googleapis.com`, 'ENFORCED');
  hosted.google.googleProvider = { enabled: true };
  const after = await run('doctor');
  expect(after.output).toMatch(new RegExp(`All ${SETTINGS.length} are right`));
  expect(after.code).toBe(0);
  expect(hosted.google.hosting).toEqual({ maxVersions: '100' });
  // Both sides of the webhook have the same secret, and it is sent what the function reads.
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
  expect(hosted.proxy.unknown()).toEqual([]);
}, 60_000);

test('a second setup changes nothing', async () => {
  const seen = hosted.proxy.seen.length;
  expect(await run('setup')).toMatchObject({ code: 0 });
  const changing = hosted.proxy.seen
    .slice(seen)
    .filter(({ method, path }) => method !== 'GET' && !/token$|:getIamPolicy$/.test(path));
  expect(changing).toEqual([]);
}, 60_000);

test('what was undone by hand is found again, and named', async () => {
  hosted.google.bindings.splice(0);
  hosted.sanity.cors.splice(0);
  Object.assign(hosted.sanity.hooks[0] ?? {}, { rule: { on: ['create'], filter: '', projection: '{_id}' } });
  const { code, output } = await run('doctor');
  expect(code).toBe(1);
  expect(output).toContain('gcp-sa-firebasestorage.iam.gserviceaccount.com lacks the role');
  expect(output).toContain('the webhook has another filter or projection');
  expect(output).toContain('https://lumen.example is not among the CORS origins');
}, 60_000);

test('a budget that somebody made is told the topic and keeps its amount, and its project is not doubled', async () => {
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
    output: "A budget is a whole number like 25, not '25 dollars'.\n",
  });
}, 60_000);

test('alerts that were switched off, and a bucket that keeps everything, are found', async () => {
  for (const policy of hosted.google.alertPolicies) policy['enabled'] = false;
  Object.assign(hosted.google.buckets.get('lumen-live-backups') ?? {}, { lifecycle: { rule: [] } });
  const { output } = await run('doctor');
  expect(output).toContain('nobody hears of: The site is down, A function logs an error');
  expect(output).toContain('it keeps everything');
}, 60_000);

test('a webhook that is wrong is replaced, and signs as before', async () => {
  const before = hosted.google.secrets.get('PUBLISH_WEBHOOK_SECRET');
  await run('setup');
  expect(hosted.google.secrets.get('PUBLISH_WEBHOOK_SECRET')).toBe(before);
  expect(hosted.sanity.hooks).toMatchObject([{ secret: before, rule: { projection: WEBHOOK_PROJECTION } }]);
}, 60_000);

test('a token that Sanity refuses is a finding, and none at all a sentence', async () => {
  expect((await run('doctor', { more: { SANITY_AUTH_TOKEN: 'stale' } })).output).toContain('HTTP 401');
  const none = await run('doctor', { more: { SANITY_AUTH_TOKEN: '' } });
  expect(none.output).toBe(
    'There is no SANITY_AUTH_TOKEN: make a token with the role "Administrator" at sanity.io/manage.\n',
  );
}, 60_000);
