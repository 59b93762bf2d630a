import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_VERSION, TemporaryLake } from './temporary-lake.ts';

let fixture: TemporaryLake;
beforeAll(async () => {
  fixture = await TemporaryLake.start();
});
afterAll(() => fixture.stop());

/** Sends raw bytes. @returns all that came back until the connection was closed */
async function send(text: string, after?: (socket: Socket) => void): Promise<string> {
  const socket = connect(fixture.lake.port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString())).on('error', () => {});
  socket.write(text);
  after?.(socket);
  await once(socket, 'close');
  return answer;
}

const head = (method: string, path: string, ...headers: string[]): string =>
  [`${method} ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n');
const DATA = `/v${API_VERSION}/data`;
const EDITOR = 'Authorization: Bearer local-editor';

test.each([
  ['an invalid URL', 400, head('GET', 'http://[/')],
  ['a path with a broken escape', 400, head('GET', `${DATA}/query/%E0%A4%A`)],
  ['a parameter that is not JSON', 400, head('GET', `${DATA}/query/production?query=*&$a=%`)],
  ['an endless head', 431, head('GET', `${DATA}/query/production?query=${'a'.repeat(20_000)}`)],
  ['a header with a line break', 400, head('GET', '/', 'X-Bad: a\rb')],
  [
    'a body that is too large',
    413,
    head('POST', `${DATA}/mutate/production`, EDITOR, 'Content-Length: 99999999'),
  ],
  [
    'a body that is not JSON',
    400,
    `${head('POST', `${DATA}/mutate/production`, EDITOR, 'Content-Length: 1')}{`,
  ],
])('answers %s with %i', async (_what, status, text) => {
  expect(await send(text)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

test('interrupted handshakes and uploads do not end the lake', async () => {
  const upgrade = head('GET', '/nowhere', 'Upgrade: websocket').replace(
    'Connection: close',
    'Connection: Upgrade',
  );
  const upload = head('POST', `/v${API_VERSION}/assets/images/production`, EDITOR, 'Content-Length: 1000');
  for (let round = 0; round < 20; round++) {
    for (const text of [upgrade, `${upload}RIFF`])
      await send(text, (socket) => setTimeout(() => socket.resetAndDestroy(), round % 4));
  }
  await delay(50);
  expect((await fixture.request('/users/me')).status).toBe(200);
});
