/** The addresses of the local Studio. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freeLocalPorts } from './ports.ts';
import { serveStudio } from './studio-server.ts';

const dir = mkdtempSync(join(tmpdir(), 'studio-'));
let port: number;
let studio: Awaited<ReturnType<typeof serveStudio>>;

beforeAll(async () => {
  mkdirSync(join(dir, 'static'));
  writeFileSync(join(dir, 'index.html'), '<html><head><title>Studio</title></head></html>');
  writeFileSync(join(dir, 'static/studio.js'), 'start()');
  ({ studio: port } = await freeLocalPorts());
  studio = await serveStudio(dir, port, {});
});
afterAll(async () => {
  await studio.stop();
  rmSync(dir, { recursive: true });
});

/** Asks for a path as it is written: `fetch` would correct it. */
function answerTo(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, path }, (response) => {
      response.setEncoding('utf8');
      let text = '';
      response.on('data', (part: string) => (text += part));
      response.on('end', () =>
        resolve(`${response.statusCode} ${/<title>.*<\/title>/.exec(text)?.[0] ?? text}`),
      );
    });
    asked.on('error', reject).end();
  });
}

test.each([
  ['/', '200 <title>Studio</title>'],
  ['/structure/projectors;benq-x3100i', '200 <title>Studio</title>'],
  // A field's address, as the Studio writes it while the field is open.
  [
    '/structure/texts;siteTexts%2Cpath%3Dtexts%255B_key%253D%253D%2522a%2522%255D.text',
    '200 <title>Studio</title>',
  ],
  ['/structure/guides;guide%2Cpath%3Dcover.alt', '200 <title>Studio</title>'],
  ['/static/studio.js', '200 start()'],
  ['/static/of-an-older-build.js', '404 Not found'],
  ['/static/../../../etc/hostname', '200 <title>Studio</title>'],
  ['/%zz', '400 The address is malformed'],
])('answers %s with %s', async (path, answer) => {
  expect(await answerTo(path)).toBe(answer);
});
