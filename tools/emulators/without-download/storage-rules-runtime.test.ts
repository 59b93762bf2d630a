/**
 * Checks that the installed Storage rules runtime does what firebase-tools expects: the cases of its own
 * scripts/storage-emulator-integration/rules/runtime.test.ts, and more for this product's rules. They
 * run against whichever runtime is installed.
 */
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findEmulatorRuntime } from '../src/emulator-runtime.ts';

interface Verdict {
  permitted?: boolean;
}

interface Ruleset {
  verify(request: Record<string, unknown>): Promise<Verdict>;
}

interface Runtime {
  start(): Promise<void>;
  stop(): Promise<void>;
  loadRuleset(source: {
    files: { name: string; content: string }[];
  }): Promise<{ ruleset?: Ruleset; issues: { errors: string[] } }>;
}

const require = createRequire(import.meta.url);
let runtime: Runtime;
let ownRuntime: boolean;

beforeAll(async () => {
  const found = await findEmulatorRuntime();
  if (found.kind === 'missing') throw new Error(found.message);
  ownRuntime = 'STORAGE_EMULATOR_BINARY_PATH' in found.binaries;
  Object.assign(process.env, found.binaries, { PATH: `${found.java.bin}:${process.env['PATH'] ?? ''}` });
  const { EmulatorLogger } = require('firebase-tools/lib/emulator/emulatorLogger') as {
    EmulatorLogger: { prototype: { log: () => void } };
  };
  EmulatorLogger.prototype.log = () => {};
  const { StorageRulesRuntime } = require('firebase-tools/lib/emulator/storage/rules/runtime') as {
    StorageRulesRuntime: new () => Runtime;
  };
  runtime = new StorageRulesRuntime();
  await runtime.start();
});
afterAll(() => runtime.stop());

function encoded(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function unsigned(claims: Record<string, unknown>): string {
  return `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded({ iat: 1, ...claims })}.`;
}

const MOCK_USER = unsigned({ user_id: 'mock-user' });
const U1 = unsigned({ user_id: 'u1', sub: 'u1', admin: true });

function file(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'files/goat',
    bucket: 'fake-app.appspot.com',
    generation: 1,
    metageneration: 1,
    size: 1024,
    timeCreated: new Date(),
    updated: new Date(),
    md5Hash: 'fake-md5-hash',
    crc32c: 'c',
    etag: 'e',
    contentDisposition: '',
    contentEncoding: '',
    contentType: '',
    metadata: {},
    ...changes,
  };
}

const service = (body: string): string =>
  `rules_version='2';\nservice firebase.storage { match /b/{bucket}/o { ${body} } }`;

async function load(rules: string): Promise<{ ruleset?: Ruleset; issues: { errors: string[] } }> {
  return runtime.loadRuleset({ files: [{ name: 'storage.rules', content: rules }] });
}

const ANY = '/b/BUCKET_NAME/o/num_check/filename.jpg';
const GOAT = '/b/B/o/files/goat';
const SIGNED_IN = service('match /{a=**} { allow read: if request.auth != null; }');
const BY_PATH = service(
  `match /{allPaths=**} { allow read: if request.path[0]=="b" && request.path[1]=="BUCKET_NAME" && request.path[2]=="o" && request.path[3]=="dir" && request.path[5]=="image.png" && request.path == path("/b/BUCKET_NAME/o/dir/subdir/image.png"); }`,
);
const WRITE_SIZE = service(
  'match /files/{f} { allow read, write: if request.resource.size < 5 * 1024 * 1024; }',
);
const READ_SIZE = service(
  'match /files/{f} { allow read: if resource.size < 5 * 1024 * 1024; allow write: if false; }',
);
const SAME_HASH = service(
  'match /files/{f} { allow read, write: if request.resource.md5Hash == resource.md5Hash; }',
);
const OWN_FOLDER = service(
  `match /u/{uid}/{f} { allow create: if request.auth.uid == uid && request.resource.contentType.matches('image/(png|jpeg|webp)') && request.resource.size <= 5*1024*1024 && request.resource.metadata.kind in ['a','b'] && resource == null; allow update: if false; allow delete: if request.auth.uid == uid && resource.timeCreated < request.time; }`,
);
const OWN_LIST = service('match /u/{uid}/{f} { allow list: if request.auth.uid == uid; }');
const OWN_TREE = service('match /u/{uid}/{f=**} { allow list: if request.auth.uid == uid; }');
const FUNCTIONS = service(
  'function ok(x) { let y = x ? 1 : 2; return y == 1; } match /{a=**} { allow get: if ok(request.auth != null); }',
);
const WITHOUT_NOTES = service('match /u/{uid}/{f} { allow create: if request.resource.metadata == null; }');
const COUNTS_NOTES = service(
  'match /u/{uid}/{f} { allow create: if request.resource.metadata.keys().hasOnly([]); }',
);
const STORED_WITHOUT_NOTES = service('match /u/{uid}/{f} { allow get: if resource.metadata == null; }');
const PNG = { contentType: 'image/png', metadata: { kind: 'a' } };
const X = '/b/B/o/u/u1/x.png';
const MB = 1024 * 1024;

type Case = [what: string, rules: string, request: Record<string, unknown>, permitted: boolean];

const CASES: Case[] = [
  ...['/b/B/o//u/u1/x.png', '/b/B/o/u//u1/x.png', '/b/B/o/u/u1//x.png'].map((path): Case => [
    `an empty part of the name: ${path}`,
    OWN_FOLDER,
    { token: U1, method: 'create', path, file: { after: file(PNG) } },
    false,
  ]),
  [
    'false denies',
    service('match /{a=**} { allow read, write: if false; }'),
    { token: MOCK_USER, method: 'get', path: ANY },
    false,
  ],
  [
    'true allows',
    service('match /{a=**} { allow read, write: if true; }'),
    { token: MOCK_USER, method: 'get', path: ANY },
    true,
  ],
  [
    'the user id',
    service(`match /{a=**} { allow read: if request.auth.uid == 'mock-user'; }`),
    { token: MOCK_USER, method: 'get', path: ANY },
    true,
  ],
  ['a read of a signed-in user', SIGNED_IN, { token: MOCK_USER, method: 'get', path: ANY }, true],
  [
    'a write where only reads are allowed',
    SIGNED_IN,
    { token: MOCK_USER, method: 'write', path: ANY },
    false,
  ],
  ['a read of a visitor', SIGNED_IN, { method: 'get', path: ANY }, false],
  ['a write of a visitor', SIGNED_IN, { method: 'write', path: ANY }, false],
  [
    'another path',
    BY_PATH,
    { token: MOCK_USER, method: 'get', path: '/b/BUCKET_NAME/o/dir/subdir/disallowed.png' },
    false,
  ],
  [
    'the same path',
    BY_PATH,
    { token: MOCK_USER, method: 'get', path: '/b/BUCKET_NAME/o/dir/subdir/image.png' },
    true,
  ],
  [
    'a small upload',
    WRITE_SIZE,
    { token: MOCK_USER, method: 'write', path: GOAT, file: { after: file({ size: 500 * 1024 }) } },
    true,
  ],
  [
    'a large upload',
    WRITE_SIZE,
    { token: MOCK_USER, method: 'write', path: GOAT, file: { after: file({ size: 10 * MB }) } },
    false,
  ],
  [
    'a small file',
    READ_SIZE,
    { token: MOCK_USER, method: 'get', path: GOAT, file: { before: file({ size: 500 * 1024 }) } },
    true,
  ],
  [
    'a large file',
    READ_SIZE,
    { token: MOCK_USER, method: 'get', path: GOAT, file: { before: file({ size: 10 * MB }) } },
    false,
  ],
  [
    'the same content',
    SAME_HASH,
    { token: MOCK_USER, method: 'get', path: GOAT, file: { before: file(), after: file() } },
    true,
  ],
  [
    'other content',
    SAME_HASH,
    { token: MOCK_USER, method: 'get', path: GOAT, file: { before: file(), after: file({ md5Hash: 'x' }) } },
    false,
  ],
  [
    'a new file with a space in its name',
    OWN_FOLDER,
    { token: U1, method: 'create', path: '/b/B/o/u/u1/a b.png', file: { after: file(PNG) } },
    true,
  ],
  [
    'a wrong type',
    OWN_FOLDER,
    { token: U1, method: 'create', path: X, file: { after: file({ ...PNG, contentType: 'image/svg+xml' }) } },
    false,
  ],
  [
    'an error in a condition',
    OWN_FOLDER,
    { token: U1, method: 'create', path: X, file: { after: file({ contentType: 'image/png' }) } },
    false,
  ],
  [
    'an overwrite',
    OWN_FOLDER,
    { token: U1, method: 'create', path: X, file: { before: file(), after: file(PNG) } },
    false,
  ],
  [
    'an update',
    OWN_FOLDER,
    { token: U1, method: 'update', path: X, file: { before: file(), after: file() } },
    false,
  ],
  [
    'a deletion',
    OWN_FOLDER,
    {
      token: U1,
      method: 'delete',
      path: X,
      file: { before: file({ timeCreated: new Date(Date.now() - 1000) }) },
    },
    true,
  ],
  [
    'a custom claim',
    service('match /{a=**} { allow read: if request.auth.token.admin == true; }'),
    { token: U1, method: 'get', path: ANY },
    true,
  ],
  ['functions, let and ternary', FUNCTIONS, { token: U1, method: 'get', path: ANY }, true],
  [
    "a list of the member's own folder",
    OWN_LIST,
    { token: U1, method: 'list', path: '/b/B/o/u/u1', delimiter: '/' },
    true,
  ],
  [
    "a list of another's folder",
    OWN_LIST,
    { token: U1, method: 'list', path: '/b/B/o/u/u2', delimiter: '/' },
    false,
  ],
  [
    'a deep list under a rule for one level',
    OWN_LIST,
    { token: U1, method: 'list', path: '/b/B/o/u/u1', delimiter: '' },
    false,
  ],
  [
    'a deep list under a rule for all levels',
    OWN_TREE,
    { token: U1, method: 'list', path: '/b/B/o/u/u1', delimiter: '' },
    true,
  ],
  [
    'a list of the root',
    service('match /{f=**} { allow list: if true; }'),
    { token: U1, method: 'list', path: '/b/B/o/', delimiter: '/' },
    true,
  ],
  [
    'debug()',
    service(`match /{a=**} { allow get: if debug(request.auth.uid) == 'u1'; }`),
    { token: U1, method: 'get', path: ANY },
    true,
  ],
];

describe('the verdict on', () => {
  test.each(CASES)('%s @nightly', async (_what, rules, request, permitted) => {
    const { ruleset, issues } = await load(rules);
    expect(issues.errors).toEqual([]);
    const verdict = await ruleset?.verify({ projectId: 'project-id', file: {}, ...request });
    expect(verdict?.permitted).toBe(permitted);
  });
});

/**
 * A known difference of firebase-tools' own runtime from production: for an object without metadata, its
 * emulator has an empty map and Cloud Storage has null. Ours, which runs where the official one isn't
 * available, does what production does.
 */
const STRICT: Case[] = [
  [
    'an upload without metadata has null',
    WITHOUT_NOTES,
    { token: U1, method: 'create', path: X, file: { after: file() } },
    true,
  ],
  [
    'missing metadata cannot be counted',
    COUNTS_NOTES,
    { token: U1, method: 'create', path: X, file: { after: file() } },
    false,
  ],
  [
    'an object without metadata has null as well',
    STORED_WITHOUT_NOTES,
    { token: U1, method: 'get', path: X, file: { before: file() } },
    true,
  ],
];

test.each(STRICT)('%s @nightly', async (_what, rules, request, inProduction) => {
  const { ruleset } = await load(rules);
  const verdict = await ruleset?.verify({ projectId: 'project-id', file: {}, ...request });
  expect(verdict?.permitted).toBe(ownRuntime ? inProduction : !inProduction);
});

test('treats the metadata of an upload without any as null @nightly', async () => {
  const { ruleset } = await load(WITHOUT_NOTES);
  const request = { token: U1, method: 'create', path: X, file: { after: file(PNG) } };
  const verdict = await ruleset?.verify({ projectId: 'project-id', ...request });
  expect(verdict?.permitted).toBe(false);
});

test('returns the errors of rules that do not compile @nightly', async () => {
  const { ruleset, issues } = await load(
    "rules_version = '2';\nservice firebase.storage {{ match /b/{bucket}/o { match /{a=**} { allow read; } } }",
  );
  expect(ruleset).toBeUndefined();
  expect(issues.errors).not.toEqual([]);
});
