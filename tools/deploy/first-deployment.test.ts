/** "First deployment" of docs/operations.md, command by command: from two new projects to a product that is live. */
import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createClient } from '@sanity/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { functionsAccount } from '@lumen-throw/domain/functions-account';
import { ANSWERS } from '../../functions/src/answers.ts';
import { freePorts } from '../emulators/src/free-ports.ts';
import { startHostedDouble, type HostedDouble } from '../hosted/double/hosted-double.ts';
import { startLake, type Lake } from '../lake/src/server.ts';
import { ROOT } from '../product/state-folder.ts';
import { HOSTED_VARIABLES } from './hosted-variables.ts';

/** Longest that a walk may take, in milliseconds: it builds everything. */
const WALK_TIME = 20 * 60_000;

const REGION = 'europe-west1';
const MEMBER = 'you@example.com';
const folder = mkdtempSync(join(tmpdir(), 'lumen-first-deployment-'));
/** A clone as an owner has it, with its own builds and its own environments. */
const clone = join(folder, 'clone');
const ENVIRONMENT_FILE = join(clone, 'environments/production.env');
let hosted: HostedDouble;
let lake: Lake;
let studioPort: number;

const git = (...args: string[]): Buffer => execFileSync('git', args, { cwd: clone });

/** Makes the clone from this working tree. Installed packages are shared: installing takes minutes. */
function makeClone(): void {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const file of files.split('\n').filter((name) => name && existsSync(join(ROOT, name)))) {
    cpSync(join(ROOT, file), join(clone, file));
    const packages = join(dirname(file), 'node_modules');
    if (file.endsWith('package.json') && existsSync(join(ROOT, packages)))
      symlinkSync(join(ROOT, packages), join(clone, packages));
  }
  git('init', '--quiet');
  git('config', 'user.name', 'The owner');
  git('config', 'user.email', MEMBER);
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Clone');
}

beforeAll(async () => {
  hosted = await startHostedDouble('lumen-live', 'abc12345');
  lake = await startLake({
    dataDir: join(folder, 'lake'),
    port: 0,
    projectId: 'abc12345',
    allowedOrigins: [],
  });
  hosted.sanity.lakeOrigin = lake.origin;
  // Nobody has opened Storage.
  hosted.google.buckets.clear();
  [studioPort = 0] = await freePorts(1, 21_000 + (process.pid % 900));
  mkdirSync(join(folder, 'bin'), { recursive: true });
  // Google's login opens a browser, and leaves this file.
  const gcloud = join(folder, 'bin/gcloud');
  const login = JSON.stringify({
    type: 'authorized_user',
    client_id: 'gcloud',
    client_secret: 'none',
    refresh_token: 'a-refresh-token',
  });
  const config = join(folder, '.config/gcloud');
  mkdirSync(config, { recursive: true });
  writeFileSync(
    gcloud,
    `#!/bin/sh\n[ "$*" = 'auth application-default login' ] && echo '${login}' > ${config}/application_default_credentials.json\n`,
  );
  chmodSync(gcloud, 0o755);
  makeClone();
});
afterAll(async () => {
  await lake.close();
  await hosted.proxy.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What a person does between two commands of the walk, and what a command has to show. */
interface Stop {
  /** What the document says to click or write before it. */
  before?: () => unknown;
  /** The command with what only the owner knows, or without what takes longer than this test may. */
  as?: (command: string) => string;
  shows?: RegExp;
  /** Whether it changes nothing at the services. */
  isDry?: true;
}

/** Fills in the stage's file, as step 2 says. */
function fillIn(): void {
  const lines = readFileSync(ENVIRONMENT_FILE, 'utf8').split('\n');
  const own: Readonly<Record<string, string>> = { ...HOSTED_VARIABLES, LUMEN_FIREBASE_REGION: REGION };
  const filled = lines.map((line) => {
    const name = line.split('=')[0] ?? '';
    return name in own ? `${name}=${own[name]}` : line;
  });
  writeFileSync(ENVIRONMENT_FILE, filled.join('\n'));
}

/** Completes the pages about the owner in the Studio. */
async function completePages(): Promise<void> {
  const studio = createClient({
    projectId: 'abc12345',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: lake.origin,
    useProjectHostname: false,
    useCdn: false,
    token: 'local-editor',
  });
  await studio.patch({ query: '*[_type == "infoPage"]' }).unset(['sample']).commit();
}

/** Runs a server until it has answered, in a group of processes that can be ended. */
const answers = (server: string): string =>
  [
    'set -m',
    `${server.replace(/\)$/, ` --port ${studioPort})`)} >&2 &`,
    `curl --silent --fail --retry 90 --retry-all-errors --retry-delay 1 http://localhost:${studioPort}`,
    'code=$?',
    'kill -- -$!',
    '(exit $code)',
  ].join('\n');

const WALK: Readonly<Record<string, Stop>> = {
  'gcloud auth application-default login': {},
  'export SANITY_AUTH_TOKEN=…': { as: (command) => command.replace('…', hosted.sanity.token) },
  'cp environments/example.env environments/production.env': {},
  'git add environments/production.env': { before: fillIn },
  'git commit -m "Add production"': {},
  'npm run tool -- hosted-setup --stage production --budget 25 --alerts-to you@example.com': {
    shows: /A deployment can begin; 1 of \d+ are advised/,
  },
  'set -a; . environments/production.env; set +a': {},
  '(cd studio && npx sanity dataset import ../content/seed.ndjson --dataset "$LUMEN_SANITY_DATASET" --replace)':
    { shows: /imported/i },
  'npm run tool -- strip-samples --stage production': { shows: /Left for you to write: info-privacy/ },
  '(cd studio && npx sanity dev)': { as: answers, shows: /<title>/ },
  'npm run deploy -- --stage production --dry-run': {
    before: completePages,
    shows: /Nothing blocks this deployment/,
    isDry: true,
  },
  // The checks are the other tests of this run.
  'npm run deploy -- --stage production': {
    as: (command) => `${command} --skip-tests`,
    shows: /a call without a session \(401\): ok[^]*the Studio: ok[^]*Deployed: https:\/\/lumen\.example/,
  },
  'npm run doctor -- --stage production': {
    before: () =>
      hosted.google.customDomains.set('lumen.example', {
        hostState: 'HOST_ACTIVE',
        cert: { state: 'CERT_ACTIVE' },
      }),
    shows: /All \d+ are right/,
  },
  'npm run tool -- grant-admin you@example.com --stage production': {
    before: () => hosted.google.members.set(MEMBER, { localId: 'you', email: MEMBER }),
    shows: /you@example\.com is an admin now/,
  },
};

/** The lines of the shell blocks of a section, in order and without their comments. */
function commandsOf(document: string, title: string): string[] {
  const section = document.split(/^## /m).find((text) => text.startsWith(`${title}\n`)) ?? '';
  return [...section.matchAll(/^ *```sh\n([^]*?)^ *```$/gm)]
    .flatMap(([, block = '']) => block.split('\n'))
    .map((line) => line.replace(/ +# .*$/, '').trim())
    .filter(Boolean);
}

/** One terminal: what a command exports, the next one has. */
const exported = join(folder, 'exported');

function run(command: string): Promise<{ code: number | null; output: string }> {
  const script = `[ -f '${exported}' ] && . '${exported}'\n${command}\ncode=$?\nexport -p > '${exported}'\nexit $code`;
  return new Promise((resolve, reject) => {
    const child = spawn('bash', ['-c', script], {
      cwd: clone,
      env: {
        ...hosted.proxy.variables,
        NODE_USE_ENV_PROXY: '1',
        PATH: `${join(folder, 'bin')}:${process.env['PATH']}`,
        HOME: folder,
        // firebase-tools asks for gcloud's login with an agent that knows no proxy; this goes another way.
        FIREBASE_TOKEN: 'a-refresh-token',
        FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
        CI: 'true',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('exit', (code) => resolve({ code, output }));
  });
}

test(
  'the first deployment succeeds as the handbook says, from new projects on @nightly',
  async () => {
    const commands = commandsOf(readFileSync(join(clone, 'docs/operations.md'), 'utf8'), 'First deployment');
    expect(commands.toSorted()).toEqual(Object.keys(WALK).toSorted());
    for (const command of commands) {
      const { before, as = (text: string) => text, shows = /(?:)/, isDry = false } = WALK[command] ?? {};
      await before?.();
      const seen = hosted.proxy.seen.length;
      const { code, output } = await run(as(command));
      const succeeds = { command, code: 0, output: expect.stringMatching(shows) as string };
      expect({ command, code, output }).toEqual(succeeds);
      expect(isDry ? hosted.proxy.changes(seen) : []).toEqual([]);
    }
    expect(hosted.proxy.unknown()).toEqual([]);
  },
  WALK_TIME,
);

/** A release's configuration, as Hosting's API has it. */
interface HostingConfig {
  rewrites: { glob?: string; run?: object }[];
  headers: { glob: string; headers: Record<string, string> }[];
}

test('what it deployed is what the plan lists, in the region of the stage @nightly', () => {
  const { google } = hosted;
  expect(google.indexes.length).toBeGreaterThan(3);
  expect(google.timesToLive).toContain('members.expires_at');
  expect(google.functions.size).toBeGreaterThan(12);
  for (const [name, { config }] of google.functions) {
    expect(name).toContain(`/locations/${REGION}/`);
    expect(config['serviceConfig']).toMatchObject({ serviceAccountEmail: functionsAccount('lumen-live') });
  }
  expect(google.cleanUpDays.get(REGION)).toBe('86400s');
  expect([...google.rules.keys()].toSorted()).toEqual([
    'cloud.firestore',
    'firebase.storage/lumen-live.firebasestorage.app',
  ]);
  expect([...google.documents.keys()].toSorted()).toEqual(['site_config/community', 'user_roles/you']);
  // Pages find the functions' answers at their own paths, in the functions' region.
  const { rewrites, headers } = (google.sites.get('lumen-live')?.config ?? {}) as unknown as HostingConfig;
  expect(rewrites.flatMap(({ run: runs }) => runs ?? [])).toEqual(
    Object.keys(ANSWERS).map(() => ({ serviceId: 'answers', region: REGION })),
  );
  // The later of two headers with one name wins: the CDN may cache only the answer of `/api/version`.
  const caching = headers.filter(
    (rule) => rule.headers['Cache-Control'] && (rule.glob === '**' || rule.glob === '/api/version'),
  );
  expect(caching.at(-1)).toMatchObject({
    glob: '/api/version',
    headers: { 'Cache-Control': 'public, max-age=0, s-maxage=5' },
  });
});

test(
  'after a publish, the pages go out alone @nightly',
  async () => {
    const before = new Map(hosted.google.functions);
    const { code, output } = await run('npm run deploy -- --stage production --pages');
    expect({ code, output }).toEqual({
      code: 0,
      output: expect.stringMatching(/4\/4 verify[^]*Deployed/) as string,
    });
    expect(hosted.google.functions).toEqual(before);
  },
  WALK_TIME,
);
