import { once } from 'node:events';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOSTING_RUNTIME } from '../../src/emulator-runtime.ts';
import { startEmulators, type RunningEmulators } from '../../src/launcher.ts';
import { ROOT } from '../../src/repository-paths.ts';
import { emulatedFirebase } from '../support/emulated-firebase.ts';

/** Sends raw bytes. @returns the status of the answer, or null without one */
async function send(origin: string, text: string): Promise<number | null> {
  const socket = connect(Number(new URL(origin).port), 'localhost');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString('latin1'))).on('error', () => {});
  socket.write(text);
  await once(socket, 'close');
  const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1];
  return status === undefined ? null : Number(status);
}

const head = (method: string, address: string, ...headers: string[]): string =>
  [`${method} ${address} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n');

const BROKEN = [
  [400, head('GET', '/?a=%')],
  [400, head('GET', '/%E0%A4%A')],
  [400, head('GET', '/a%00b')],
  [400, head('GET', '/', 'X-Bad: a\rb')],
  [413, head('POST', '/', 'Content-Length: 99999999')],
  [414, head('GET', `/${'a'.repeat(9000)}`)],
  [431, head('GET', '/', `X-Long: ${'a'.repeat(20_000)}`)],
] as const;

const PROJECT = 'demo-guard';

describe.each(['auth', 'storage', 'functions'] as const)('the %s emulator', (service) => {
  test.each(BROKEN)('answers broken requests with %i', async (status, text) => {
    const { emulators } = emulatedFirebase(PROJECT);
    expect(await send(emulators[service], text)).toBe(status);
  });
});

describe('the Storage emulator', () => {
  const { emulators, storageBucket } = emulatedFirebase(PROJECT);
  const objects = `${emulators.storage}/v0/b/${storageBucket}/o`;

  /** Uploads a file as an operator, to whom no rules apply. */
  async function upload(metadata: Record<string, unknown>, name = 'guarded.webp'): Promise<number> {
    const body = [
      '--part',
      'Content-Type: application/json; charset=utf-8',
      '',
      JSON.stringify(metadata),
      '--part',
      'Content-Type: image/webp',
      '',
      'RIFF....WEBPVP8 ',
      '--part--',
      '',
    ].join('\r\n');
    const { status } = await fetch(`${objects}?name=${encodeURIComponent(name)}`, {
      method: 'POST',
      headers: {
        authorization: 'Bearer owner',
        'content-type': 'multipart/related; boundary=part',
        'x-goog-upload-protocol': 'multipart',
      },
      body,
    });
    return status;
  }

  const view = async (): Promise<number> =>
    (await fetch(`${objects}/guarded.webp?alt=media`, { headers: { authorization: 'Bearer owner' } })).status;

  test.each(['contentDisposition', 'cacheControl', 'contentLanguage', 'contentType'])(
    'refuses an upload whose %s has a line break, and continues',
    async (field) => {
      const plain = { contentType: 'image/webp', contentDisposition: 'inline' };
      expect(await upload({ ...plain, [field]: 'inline\r\nX-Evil: 1' })).toBe(400);
      expect(await upload({ ...plain, [field]: 'a\0b' })).toBe(400);
      expect(await upload({ ...plain, metadata: { note: 'a\nb' } })).toBe(400);
      expect(await upload(plain)).toBe(200);
      expect(await view()).toBe(200);
    },
  );

  test.each(['a\\b.webp', 'a|b.webp'])(
    'refuses the name %s, which it would lose at its next start',
    async (name) => {
      expect(await upload({ contentType: 'image/webp' }, name)).toBe(400);
    },
  );

  test('refuses them in a metadata update as well', async () => {
    expect(await upload({ contentType: 'image/webp' })).toBe(200);
    const { status } = await fetch(`${objects}/guarded.webp`, {
      method: 'PATCH',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ cacheControl: 'public\r\nX-Evil: 1' }),
    });
    expect(status).toBe(400);
    expect(await view()).toBe(200);
  });
});

describe('the Hosting emulator', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lumen-guard-'));
  // firebase-tools serves only files inside of the repository.
  const site = join(ROOT, '.local', `guard-${process.pid}`);
  let hosting: RunningEmulators;

  beforeAll(async () => {
    mkdirSync(site, { recursive: true });
    writeFileSync(join(site, 'index.html'), 'home');
    hosting = await startEmulators({
      projectId: PROJECT,
      only: ['hosting'],
      hosting: { dir: site, config: null },
      logFile: join(folder, 'hosting.log'),
      runtime: HOSTING_RUNTIME,
    });
  });
  afterAll(async () => {
    await hosting.stop();
    for (const made of [site, folder]) rmSync(made, { recursive: true, force: true });
  });

  test.each(BROKEN)('answers broken requests with %i', async (status, text) => {
    expect(await send(hosting.origins.hosting, text)).toBe(status);
    expect(await (await fetch(hosting.origins.hosting)).text()).toBe('home');
  });
});
