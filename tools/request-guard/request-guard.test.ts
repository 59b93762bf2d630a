import { once } from 'node:events';
import { createServer, request as ask, type RequestListener } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { guardServers } from './request-guard.ts';

guardServers({
  address: 1000,
  body: 1000,
  arrival: 300,
  answer: 300,
  inspect: (_request, body) => (body.includes('poison') ? { status: 400, reason: 'Poison.' } : null),
});

/** A server, and the number of requests that reached its own code. */
async function serve(listener: RequestListener = (_request, response) => response.end('served')) {
  const seen = vi.fn<RequestListener>(listener);
  const server = createServer({ connectionsCheckingInterval: 50 }, (request, response) =>
    seen(request, response),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, seen, server };
}

/** Sends raw bytes. @returns all that came back until the connection was closed */
async function send(port: number, text: string, after?: (socket: ReturnType<typeof connect>) => void) {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString())).on('error', () => {});
  socket.write(text);
  after?.(socket);
  await once(socket, 'close');
  return answer;
}

const get = (address: string): string =>
  `GET ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
const post = (body: string): string =>
  `POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

test.each(['/%', '/?a=%', '/%E0%A4%A', '/%C0%80', '/?q=50%', '/a%00b', '/a%0d%0ab', '//', 'http://[/'])(
  'refuses %s as a bad request before the server sees it',
  async (address) => {
    const { port, seen } = await serve();
    expect(await send(port, get(address))).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(seen).not.toHaveBeenCalled();
  },
);

test.each(['/', '/?q=100%25', '/?a=%00', '/a%2Fb', '/?query=*%0A%7B_id%7D', '/%F0%9F%8E%A5', '*'])(
  'serves %s',
  async (address) => {
    const { port } = await serve();
    expect(await send(port, get(address))).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*served/);
  },
);

test('refuses an address, head or body that is too long with the matching status', async () => {
  const { port, seen } = await serve();
  expect(await send(port, get(`/${'a'.repeat(1000)}`))).toMatch(/^HTTP\/1\.1 414 /);
  expect(await send(port, get('/').replace('Host', `X-Long: ${'a'.repeat(20_000)}\r\nHost`))).toMatch(
    /^HTTP\/1\.1 431 /,
  );
  expect(await send(port, post('a'.repeat(1001)))).toMatch(/^HTTP\/1\.1 413 /);
  const chunk = `3e8\r\n${'a'.repeat(1000)}\r\n`;
  const chunked = 'POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n';
  expect(await send(port, `${chunked}${chunk}${chunk}`)).toMatch(/^HTTP\/1\.1 413 /);
  expect(seen).not.toHaveBeenCalled();
});

test('refuses a header with a line break or a NUL', async () => {
  const { port, seen } = await serve();
  for (const value of ['a\0b', 'a\nb', 'a\rb'])
    expect(await send(port, get('/').replace('Host', `X-Bad: ${value}\r\nHost`))).toMatch(/^HTTP\/1\.1 400 /);
  expect(seen).not.toHaveBeenCalled();
});

test('delivers a body unchanged, after the check', async () => {
  const { port } = await serve((request, response) => void request.pipe(response));
  expect(await send(port, post('{"a":1}'))).toMatch(/\{"a":1\}/);
  expect(await send(port, post('poison'))).toMatch(/^HTTP\/1\.1 400 [^]*Poison\./);
});

test('answers the requests of one connection in order', async () => {
  const { port } = await serve((request, response) =>
    setTimeout(() => response.end(`<${request.url}>`), request.url === '/1' ? 50 : 0),
  );
  const open = (address: string): string => get(address).replace('close', 'keep-alive');
  expect((await send(port, open('/1') + open('/%') + get('/3'))).match(/<\/\d>|\b400\b/g)).toEqual([
    '</1>',
    '400',
    '</3>',
  ]);
});

test('keeps an idle connection open while a client is about to reuse it', async () => {
  const server = createServer({ keepAliveTimeout: 1, keepAliveTimeoutBuffer: 0 }, (_request, response) =>
    response.end('served'),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const open = get('/').replace('close', 'keep-alive');
  const answers = await send((server.address() as AddressInfo).port, open, (socket) =>
    setTimeout(() => socket.write(get('/')), 200),
  );
  expect(answers.match(/served/g)).toHaveLength(2);
});

test('aborted and unfinished requests never reach the server; the latter get a timeout', async () => {
  const { port, seen } = await serve();
  const halfSent = post('a'.repeat(100)).slice(0, -50);
  await send(port, halfSent, (socket) => setTimeout(() => socket.destroy(), 20));
  expect(await send(port, halfSent)).toMatch(/^HTTP\/1\.1 408 /);
  expect(await send(port, 'GET / HTTP/1.1\r\nHost: loc')).toMatch(/^HTTP\/1\.1 408 /);
  expect(seen).not.toHaveBeenCalled();
});

test('answers for a server that throws or never answers', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const throwing = await serve(() => {
    throw new Error('thrown on purpose');
  });
  expect(await send(throwing.port, get('/'))).toMatch(/^HTTP\/1\.1 500 /);
  expect(log.mock.calls[0]?.[0]).toMatch(/^GET \/ failed: Error: thrown on purpose/);
  const silent = await serve(() => {});
  expect(await send(silent.port, get('/'))).toMatch(/^HTTP\/1\.1 503 /);
});

test('an invalid response header fails that request alone', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  const { port } = await serve((_request, response) =>
    response.setHeader('Content-Disposition', 'inline\r\nX-Evil: 1'),
  );
  const answer = await send(port, get('/'));
  expect(answer).toMatch(/^HTTP\/1\.1 500 /);
  expect(answer).not.toContain('X-Evil');
});

test('an interrupted handshake does not end the server', async () => {
  const { port, server } = await serve();
  server.on('upgrade', (_request, socket) => setTimeout(() => socket.write('late'), 20));
  const upgrade = get('/').replace('Connection: close', 'Connection: Upgrade\r\nUpgrade: websocket');
  await send(port, upgrade, (socket) => setTimeout(() => socket.resetAndDestroy(), 5));
  expect(await send(port, upgrade.replace('GET /', 'GET /%'))).toMatch(/^HTTP\/1\.1 400 /);
  await delay(50);
  const again = ask({ port, host: '127.0.0.1' }).end();
  const [response] = (await once(again, 'response')) as [{ statusCode: number; resume: () => void }];
  response.resume();
  expect(response.statusCode).toBe(200);
});
