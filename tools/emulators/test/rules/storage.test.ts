import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import {
  initializeTestEnvironment,
  type RulesTestEnvironment,
  type TokenOptions,
} from '@firebase/rules-unit-testing';
import { doc, setDoc, deleteDoc, type Firestore } from 'firebase/firestore';
import {
  deleteObject,
  getBytes,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  type FirebaseStorage,
  type UploadMetadata,
} from 'firebase/storage';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { shownPictureId } from '@lumen-throw/domain/collections';
import { LOCAL_PROJECT_ID } from '@lumen-throw/domain/environment-defaults';
import { IMAGE_LIMITS } from '@lumen-throw/domain/limits';
import {
  HIDDEN_IMAGE,
  IMAGE_EXTENSIONS,
  PUBLIC_IMAGE,
  sizePath,
  type ImageSettings,
} from '@lumen-throw/domain/setup-images';
import { grayPng } from '../../../../functions/test/gray-png.ts';
import { FIRESTORE_RULES, RULE_REPORTS, STORAGE_RULES } from '../../src/repository-paths.ts';
import { writeRuleReport } from '../../../rule-checks/index.ts';
import { operator } from '../support/emulated-firebase.ts';
import { sessionToken } from '../support/rules-environment.ts';
import { assertFails, assertSucceeds, countVerdicts } from '../support/verdicts.ts';

const BUCKET = `gs://${LOCAL_PROJECT_ID}.appspot.com`;
const port = (origin: string): number => Number(new URL(origin).port);

const tried = countVerdicts();
const services = operator();
let environment: RulesTestEnvironment;
beforeAll(async () => {
  const { storage, firestore } = inject('emulators');
  // Cross-service reads go to the emulators' own project.
  environment = await initializeTestEnvironment({
    projectId: LOCAL_PROJECT_ID,
    firestore: { host: '127.0.0.1', port: port(firestore), rules: readFileSync(FIRESTORE_RULES, 'utf8') },
    storage: {
      host: '127.0.0.1',
      port: port(storage),
      rules: inject('trial')?.storage ?? readFileSync(STORAGE_RULES, 'utf8'),
    },
  });
  await put('user_roles/storage-admin', { role: 'admin' });
});
beforeEach(() => put('site_config/community', { require_confirmed_email: false }));
// Also after a test that ended halfway, so that the next one starts empty.
afterEach(async () => {
  await put('site_config/community', null);
  await put('members/maya', null);
});
afterAll(async () => {
  await put('user_roles/storage-admin', null);
  // A member's daily uploads are limited, and the mutants' run repeats this file many times.
  const [files] = await services.bucket.getFiles({ prefix: 'setups/' });
  await Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })));
  await environment.cleanup();
  await services[Symbol.asyncDispose]();
  writeRuleReport(RULE_REPORTS, 'storage', { rules: 'storage', ...tried(), coverage: null });
});

function put(path: string, data: Record<string, unknown> | null): Promise<void> {
  return environment.withSecurityRulesDisabled(async (context) => {
    const document = doc(context.firestore() as unknown as Firestore, path);
    await (data === null ? deleteDoc(document) : setDoc(document, data));
  });
}

const as = (uid: string, token?: TokenOptions): FirebaseStorage =>
  environment.authenticatedContext(uid, token).storage(BUCKET);
const visitor = (): FirebaseStorage => environment.unauthenticatedContext().storage(BUCKET);

/** Bytes of a PNG's last chunk, which ends it, and of a chunk's frame. */
const [PNG_END, PART] = [12, 12];

/** A picture of a given size, because functions inspect it during the test. */
function picture(size = 128): Uint8Array {
  const png = grayPng(4, 4);
  const body = Buffer.alloc(size - png.length - PART + 4);
  body.write('fiLl');
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length - 4);
  sum.writeUInt32BE(crc32(body));
  const end = png.length - PNG_END;
  return new Uint8Array(Buffer.concat([png.subarray(0, end), length, body, sum, png.subarray(end)]));
}

/** A session without an account, whatever its id. */
const ANONYMOUS: TokenOptions = { firebase: { sign_in_provider: 'anonymous', identities: {} } };

const newName = (): string => `${Date.now()}-${randomUUID().replaceAll('-', '').slice(0, 12)}.png`;
const newPath = (owner = 'maya'): string => `setups/${owner}/${newName()}`;
const PNG: UploadMetadata = { contentType: 'image/png', cacheControl: 'public, max-age=3600' };

const upload = (storage: FirebaseStorage, path: string, metadata = PNG, bytes = picture()) =>
  uploadBytes(ref(storage, path), bytes, metadata);

test('a member uploads to their own folder, which only they and admins read [3-21]', async () => {
  const path = newPath();
  await assertSucceeds(upload(as('maya'), path));
  for (const storage of [as('maya'), as('storage-admin')]) {
    await assertSucceeds(getMetadata(ref(storage, path)));
    expect((await getBytes(ref(storage, path))).byteLength).toBe(128);
  }
  for (const storage of [visitor(), as('jonas'), as('maya', ANONYMOUS), as('storage-admin', ANONYMOUS)]) {
    await assertFails(getMetadata(ref(storage, path)));
    await assertFails(getBytes(ref(storage, path)));
  }
});

const endings = Object.entries(IMAGE_EXTENSIONS);
const pairs = endings.flatMap(([type]) =>
  endings.map(([of, ending]) => ({ type, ending, fits: of === type })),
);
test.each(pairs)('accepts $type with the extension $ending: $fits', async ({ type, ending, fits }) => {
  const path = newPath().replace('.png', `.${ending}`);
  const attempt = upload(as('maya'), path, { contentType: type });
  await (fits ? assertSucceeds(attempt) : assertFails(attempt));
});

test('a type has one extension and no other before it [7-14]', async () => {
  await assertFails(
    upload(as('maya'), newPath().replace('.png', '.webp.jpg'), { contentType: 'image/jpeg' }),
  );
});

test("nobody uploads to another member's folder or without an account [1-14]", async () => {
  await assertFails(upload(as('jonas'), newPath()));
  await assertFails(upload(as('storage-admin'), newPath()));
  await assertFails(upload(visitor(), newPath()));
  await assertFails(
    upload(as('maya', { firebase: { sign_in_provider: 'anonymous', identities: {} } }), newPath()),
  );
});

test('nobody overwrites an upload or changes its type [7-16]', async () => {
  const path = newPath();
  await assertSucceeds(upload(as('maya'), path));
  await assertFails(upload(as('maya'), path));
  await assertFails(upload(as('jonas'), path));
  await assertFails(updateMetadata(ref(as('maya'), path), { contentType: 'text/html' }));
  await assertFails(updateMetadata(ref(as('storage-admin'), path), { contentDisposition: 'attachment' }));
});

const types = [
  'image/svg+xml',
  'image/svg+xml;charset=utf-8',
  'text/html',
  'image/gif',
  'IMAGE/PNG',
  'image/png; charset=utf-8',
  'image/pngx',
  'application/octet-stream',
  '',
];
test.each(types)("refuses the type '%s'", async (contentType) => {
  await assertFails(upload(as('maya'), newPath(), { contentType }));
});

/** A name with the current time, so that only its form can be refused. */
const NOW = Date.now();

const names = [
  'setups/maya/picture.png',
  `setups/maya/${NOW}-abcdefghijkl.svg`,
  `setups/maya/${NOW}-ABCDEFGHIJKL.png`,
  `setups/maya/${NOW}-abcdefghijkl.png.html`,
  `setups/maya/x/${NOW}-abcdefghijkl.png`,
  `setups/maya/..%2fjonas%2f${NOW}-abcdefghijkl.png`,
  `setups/${NOW}-abcdefghijkl.png`,
  `other/maya/${NOW}-abcdefghijkl.png`,
  `${NOW}-abcdefghijkl.png`,
  `setups/maya/${String(NOW).slice(1)}-abcdefghijkl.png`,
  `setups/maya/${NOW}-abcdefghijklm.png`,
];
test.each(names)("refuses the name '%s'", async (name) => {
  await assertFails(upload(as('maya'), name));
});

/** Uploads with a name and headers that no SDK sends, but a script can. */
async function uploadByHand(name: string, metadata: Record<string, string> = {}): Promise<number> {
  const { storage } = inject('emulators');
  const bucket = BUCKET.replace('gs://', '');
  const token = sessionToken(LOCAL_PROJECT_ID, 'maya', {});
  const boundary = 'part';
  const parts = [
    `--${boundary}\r\ncontent-type: application/json\r\n\r\n${JSON.stringify({ contentType: 'image/png', ...metadata })}\r\n`,
    `--${boundary}\r\ncontent-type: image/png\r\n\r\n${Buffer.from(picture()).toString('latin1')}\r\n--${boundary}--`,
  ];
  const response = await fetch(`${storage}/v0/b/${bucket}/o?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: {
      authorization: `Firebase ${token}`,
      'x-goog-upload-protocol': 'multipart',
      'content-type': `multipart/related; boundary=${boundary}`,
    },
    body: Buffer.from(parts.join(''), 'latin1'),
  });
  await response.arrayBuffer();
  return response.status;
}

test('a name is exact and has no empty segment', async () => {
  for (const path of [
    `/${newPath()}`,
    newPath().replace('setups/', 'setups//'),
    newPath().replace('maya/', 'maya//'),
  ]) {
    expect(await uploadByHand(path)).toBe(403);
  }
  expect(await uploadByHand(newPath())).toBe(200);
});

const named = (milliseconds: number): string =>
  newPath().replace(/\d{13}/, String(Date.now() + milliseconds));

test('a name contains the time of the upload [7-14]', async () => {
  const { nameAgeMax } = IMAGE_LIMITS;
  for (const age of [-nameAgeMax - 60_000, nameAgeMax + 60_000, -30 * nameAgeMax]) {
    await assertFails(upload(as('maya'), named(age)));
  }
  for (const age of [60_000 - nameAgeMax, nameAgeMax - 60_000]) {
    await assertSucceeds(upload(as('maya'), named(age)));
  }
});

const dispositions = [
  'attachment',
  'attachment; filename="projector-driver.exe"',
  'inline; filename=invoice.html',
];
test.each(dispositions)('refuses the content disposition %j', async (contentDisposition) => {
  await assertFails(upload(as('maya'), newPath(), { ...PNG, contentDisposition }));
  expect(await uploadByHand(newPath(), { contentDisposition })).toBe(403);
});

test('a line break in the content disposition does not reach the rules', async () => {
  expect(await uploadByHand(newPath(), { contentDisposition: 'inline\r\nX-Evil: 1' })).toBe(400);
});

test('a picture can have the content disposition inline', async () => {
  await assertSucceeds(upload(as('maya'), newPath(), { ...PNG, contentDisposition: 'inline' }));
});

test('nobody deletes, and so replaces, a picture that a setup shows', async () => {
  const path = newPath();
  await assertSucceeds(upload(as('maya'), path));
  // Without a state: from before states existed.
  for (const note of [{ state: 'shown', setup_id: 'A' }, { setup_id: 'A' }]) {
    await put(`shown_pictures/${shownPictureId(path)}`, note);
    for (const uid of ['maya', 'storage-admin']) await assertFails(deleteObject(ref(as(uid), path)));
    await assertFails(upload(as('maya'), path));
  }
  await put(`shown_pictures/${shownPictureId(path)}`, { state: 'ready' });
  await assertSucceeds(deleteObject(ref(as('maya'), path)));
});

test('a deleted or banned member cannot upload', async () => {
  await put('members/maya', { state: 'gone' });
  await assertFails(upload(as('maya', { email_verified: true }), newPath()));
  for (const note of [{ state: 'active' }, null]) {
    await put('members/maya', note);
    await assertSucceeds(upload(as('maya', { email_verified: true }), newPath()));
  }
});

test('refuses uploads without a configuration, which might pause them', async () => {
  await put('site_config/community', null);
  await assertFails(upload(as('maya', { email_verified: false }), newPath()));
  await assertFails(upload(as('maya', { email_verified: true }), newPath()));
});

test('an upload has one byte to five megabytes [5-11 9-2]', async () => {
  const fiveMegabytes = 5_242_880;
  await assertFails(upload(as('maya'), newPath(), PNG, new Uint8Array(0)));
  await assertFails(upload(as('maya'), newPath(), PNG, picture(fiveMegabytes + 1)));
  await assertSucceeds(upload(as('maya'), newPath(), PNG, picture(fiveMegabytes)));
});

test('refuses uploads with custom metadata or an encoding', async () => {
  await assertFails(upload(as('maya'), newPath(), { ...PNG, customMetadata: { note: 'x' } }));
  await assertFails(upload(as('maya'), newPath(), { ...PNG, contentEncoding: 'gzip' }));
});

test('only the owner and admins delete', async () => {
  const path = newPath();
  await assertSucceeds(upload(as('maya'), path));
  await assertFails(deleteObject(ref(as('jonas'), path)));
  await assertFails(deleteObject(ref(visitor(), path)));
  await assertSucceeds(deleteObject(ref(as('maya'), path)));
  const second = newPath();
  await assertSucceeds(upload(as('maya'), second));
  await assertSucceeds(deleteObject(ref(as('storage-admin'), second)));
});

test('an anonymous session cannot delete, whatever its id', async () => {
  const path = newPath();
  await assertSucceeds(upload(as('maya'), path));
  for (const uid of ['maya', 'storage-admin']) await assertFails(deleteObject(ref(as(uid, ANONYMOUS), path)));
});

/** A picture of Maya's as a function stores it, past the rules. @returns its path */
async function made(metadata: Partial<ImageSettings> = PUBLIC_IMAGE): Promise<string> {
  const path = sizePath(newPath(), 480);
  await services.bucket
    .file(path)
    .save(Buffer.from(picture()), { resumable: false, contentType: 'image/webp', metadata });
  return path;
}

test('everybody reads the sizes that a function makes', async () => {
  const path = await made();
  for (const storage of [visitor(), as('jonas'), as('maya')]) {
    await assertSucceeds(getBytes(ref(storage, path)));
    await assertSucceeds(getMetadata(ref(storage, path)));
  }
});

test('only its owner and admins read a hidden picture', async () => {
  const path = await made(HIDDEN_IMAGE);
  for (const storage of [as('maya'), as('storage-admin')]) {
    await assertSucceeds(getBytes(ref(storage, path)));
    await assertSucceeds(getMetadata(ref(storage, path)));
  }
  const others = [visitor(), as('jonas'), as('maya', ANONYMOUS), as('storage-admin', ANONYMOUS)];
  for (const storage of others) {
    await assertFails(getBytes(ref(storage, path)));
    await assertFails(getMetadata(ref(storage, path)));
  }
});

test('a picture with other metadata, or none, is not hidden', async () => {
  await assertSucceeds(getBytes(ref(visitor(), await made({ metadata: { width: '1600' } }))));
  await assertSucceeds(getBytes(ref(visitor(), await made({}))));
});

test("nobody creates, replaces, hides, shows or deletes a function's picture", async () => {
  const webp: UploadMetadata = { contentType: 'image/webp', cacheControl: PUBLIC_IMAGE.cacheControl };
  for (const uid of ['maya', 'storage-admin']) {
    for (const name of [newPath(), sizePath(newPath(), 480)]) {
      await assertFails(upload(as(uid), name.replace('setups/', 'pictures/'), webp));
      await assertFails(upload(as(uid), name.replace('setups/', 'pictures/'), PNG));
    }
    const path = await made(HIDDEN_IMAGE);
    await assertFails(upload(as(uid), path, webp));
    await assertFails(updateMetadata(ref(as(uid), path), { customMetadata: {} }));
    await assertFails(deleteObject(ref(as(uid), path)));
    await assertFails(getBytes(ref(visitor(), path)));
    const open = await made();
    await assertFails(updateMetadata(ref(as(uid), open), { customMetadata: { hidden: 'true' } }));
    await assertFails(deleteObject(ref(as(uid), open)));
  }
});

test('nobody marks an upload', async () => {
  const path = newPath();
  for (const customMetadata of [{ hidden: 'true' }, { inspected: 'true' }]) {
    await assertFails(upload(as('maya'), newPath(), { ...PNG, customMetadata }));
    await upload(as('maya'), path).catch(() => {});
    await assertFails(updateMetadata(ref(as('maya'), path), { customMetadata }));
  }
});

test('nobody lists, including the owner', async () => {
  for (const storage of [visitor(), as('maya'), as('storage-admin')]) {
    await assertFails(listAll(ref(storage, 'setups/maya')));
    await assertFails(listAll(ref(storage, 'setups')));
    await assertFails(listAll(ref(storage, 'pictures')));
    await assertFails(listAll(ref(storage, 'pictures/maya')));
    await assertFails(listAll(ref(storage)));
  }
});

test('a pause refuses uploads but allows reading and deleting', async () => {
  const path = newPath();
  await upload(as('maya'), path);
  await put('site_config/community', { require_confirmed_email: false, uploads_paused: true });
  await assertFails(upload(as('maya', { email_verified: false }), newPath()));
  await assertFails(upload(as('maya', { email_verified: true }), newPath()));
  await assertSucceeds(getBytes(ref(as('maya'), path)));
  await assertSucceeds(deleteObject(ref(as('maya'), path)));
  await put('site_config/community', { require_confirmed_email: false, uploads_paused: false });
  await assertSucceeds(upload(as('maya'), newPath()));
});

test('only confirmed addresses upload where the site is configured so', async () => {
  await put('site_config/community', { require_confirmed_email: true });
  await assertFails(upload(as('maya', { email_verified: false }), newPath()));
  await assertSucceeds(upload(as('maya', { email_verified: true }), newPath()));
  await put('site_config/community', { require_confirmed_email: false });
  await assertSucceeds(upload(as('maya', { email_verified: false }), newPath()));
});
