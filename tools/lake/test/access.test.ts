import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { openLoopbackPort } from '../src/http/loopback.ts';
import { API_VERSION, STUDIO_ORIGIN, TemporaryLake, TOKEN } from './temporary-lake.ts';

let fixture: TemporaryLake;
const SECRET = 'not for everybody';

beforeAll(async () => {
  fixture = await TemporaryLake.start();
  await fixture.editor
    .transaction()
    .create({ _id: 'open', _type: 'note', text: 'for everybody' })
    .create({ _id: 'drafts.open', _type: 'note', text: SECRET })
    .create({ _id: 'drafts.closed', _type: 'note', text: SECRET })
    .create({ _id: 'versions.r.open', _type: 'note', text: SECRET })
    .create({ _id: 'secret.settings', _type: 'note', text: SECRET })
    .create({ _id: 'pointer', _type: 'note', to: { _type: 'reference', _ref: 'secret.settings' } })
    .commit();
});

afterAll(() => fixture.stop());

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A request with headers that fetch() forbids, like Host. */
function raw(
  path: string,
  headers: Record<string, string>,
  method = 'GET',
  body = '',
  port = fixture.lake.port,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
      );
      response.on('error', reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

const QUERY = `/v${API_VERSION}/data/query/production?query=${encodeURIComponent('*')}`;
const MUTATE = `/v${API_VERSION}/data/mutate/production`;
const DELETION = JSON.stringify({ mutations: [{ delete: { id: 'open' } }] });

describe('anonymous callers', () => {
  test('see only published documents without a dot in their id', async () => {
    const { body } = await raw(QUERY, {});
    expect(body).toContain('for everybody');
    expect(body).not.toContain(SECRET);
  });

  test.each(['raw', 'drafts', 'previewDrafts', 'r', 'drafts,published', 'published,drafts'])(
    'get 401 for the perspective %s',
    async (perspective) => {
      const { status, body } = await raw(`${QUERY}&perspective=${perspective}`, {});
      expect(status).toBe(401);
      expect(JSON.parse(body)).toMatchObject({ statusCode: 401, error: 'Unauthorized' });
    },
  );

  test('cannot request by POST what GET refuses', async () => {
    const path = `/v${API_VERSION}/data/query/production`;
    const body = JSON.stringify({ query: '*', perspective: ['drafts'] });
    expect((await raw(path, {}, 'POST', body)).status).toBe(401);
  });

  test.each(['1', 'X', '2021-06-07'])('see no more under version %s', async (version) => {
    const { status, body } = await raw(QUERY.replace(API_VERSION, version), {});
    expect(status).toBe(200);
    expect(body).not.toContain(SECRET);
  });

  test('cannot follow a reference to a private document, or count it', async () => {
    expect(await fixture.anonymous.fetch('*[_id == "pointer"][0].to->text')).toBeNull();
    expect(await fixture.anonymous.fetch('*[_id == "secret.settings"]')).toEqual([]);
    expect(await fixture.anonymous.fetch('count(*[_id in path("**")])')).toBe(2);
  });

  test('never read private documents by id, from the export or from sync tags of a query', async () => {
    const byId = await raw(`/v${API_VERSION}/data/doc/production/open,drafts.open,secret.settings`, {});
    expect(JSON.parse(byId.body)).toMatchObject({
      documents: [{ _id: 'open' }],
      omitted: [
        { id: 'drafts.open', reason: 'permission' },
        { id: 'secret.settings', reason: 'permission' },
      ],
    });
    expect((await raw(`/v${API_VERSION}/data/export/production`, {})).body).not.toContain(SECRET);
  });

  test.each([
    ['POST', '/data/mutate/production'],
    ['POST', '/data/actions/production'],
    ['POST', '/assets/images/production'],
    ['POST', '/assets/files/production'],
    ['GET', '/data/history/production/transactions/open'],
    ['GET', '/data/history/production/documents/drafts.open'],
    ['GET', '/data/history/production/events/documents/open'],
    ['GET', '/data/references/production/documents/open/to'],
    ['GET', '/projects/lumen'],
    ['PUT', '/users/me/keyvalue'],
    ['GET', '/data/live/events/production?includeDrafts=true'],
  ])('%s %s requires a token', async (method, path) => {
    expect((await raw(`/v${API_VERSION}${path}`, {}, method, method === 'GET' ? '' : '{}')).status).toBe(401);
  });

  test('an unknown token is refused, not treated as anonymous', async () => {
    const { status, body } = await raw(QUERY, { authorization: 'Bearer guessed' });
    expect(status).toBe(401);
    expect(JSON.parse(body)).toMatchObject({ message: 'Session not found' });
  });

  test("a token counts with a scheme in lower case and an address with two slashes, as Sanity's CLI sends them", async () => {
    const { status, body } = await raw(`/${QUERY}&perspective=raw`, { authorization: `bearer ${TOKEN}` });
    expect(status).toBe(200);
    expect(body).toContain('drafts.');
  });

  test('cookies do not authenticate', async () => {
    const headers = { cookie: `sanitySession=${TOKEN}`, origin: STUDIO_ORIGIN };
    expect((await raw(MUTATE, headers, 'POST', DELETION)).status).toBe(401);
  });
});

/** `open`, or the reason why a WebSocket was refused. */
function openSocket(origin: string, host?: string): Promise<string> {
  return new Promise((resolve) => {
    const address = `ws://localhost:${fixture.lake.port}/v2022-06-30/socket/production`;
    const socket = new WebSocket(address, { origin, ...(host === undefined ? {} : { headers: { host } }) });
    socket.on('open', () => {
      socket.close();
      resolve('open');
    });
    socket.on('error', (error) => resolve(error.message));
  });
}

describe('origins', () => {
  const evil = 'https://evil.example';

  test('an allowed page can read and write', async () => {
    const { headers } = await raw(QUERY, { origin: STUDIO_ORIGIN });
    expect(headers['access-control-allow-origin']).toBe(STUDIO_ORIGIN);
    const preflight = await raw(
      MUTATE,
      { origin: STUDIO_ORIGIN, 'access-control-request-headers': 'authorization' },
      'OPTIONS',
    );
    expect(preflight.status).toBe(204);
    expect(preflight.headers['access-control-allow-headers']).toBe('authorization');
  });

  test.each([
    evil,
    'null',
    'http://localhost:3334',
    'http://localhost:3333.evil.example',
    'https://localhost:3333',
  ])('%s cannot query, nor write even with the token', async (origin) => {
    const read = await raw(QUERY, { origin });
    expect(read.status).toBe(403);
    expect(read.headers['access-control-allow-origin']).toBeUndefined();
    const write = await raw(MUTATE, { origin, authorization: `Bearer ${TOKEN}` }, 'POST', DELETION);
    expect(write.status).toBe(403);
    expect(write.headers['access-control-allow-origin']).toBeUndefined();
    const drafts = await raw(`${QUERY}&perspective=drafts`, { origin, authorization: `Bearer ${TOKEN}` });
    expect(drafts.status).toBe(403);
    expect((await raw(MUTATE, { origin }, 'OPTIONS')).status).toBe(403);
    expect((await raw(`/v${API_VERSION}/data/query/production`, { origin }, 'POST', '{}')).status).toBe(403);
  });

  test.each(['cross-site', 'same-site'])(
    'a %s page cannot query without its origin, by a script or a link',
    async (site) => {
      expect((await raw(QUERY, { 'sec-fetch-site': site })).status).toBe(403);
      expect((await raw(QUERY, { 'sec-fetch-site': site, origin: STUDIO_ORIGIN })).status).toBe(200);
      expect(
        (await raw(`/v${API_VERSION}/data/listen/production?query=*`, { 'sec-fetch-site': site })).status,
      ).toBe(403);
      // Any page may show a picture.
      expect(
        (await raw('/images/lumen/production/x.png', { 'sec-fetch-site': site, origin: evil })).status,
      ).toBe(404);
    },
  );

  test('an address that somebody typed is answered', async () => {
    expect((await raw(QUERY, { 'sec-fetch-site': 'none' })).status).toBe(200);
  });

  test('a form on a foreign page cannot write (no preflight, no token)', async () => {
    const headers = { origin: evil, 'content-type': 'text/plain' };
    expect((await raw(MUTATE, headers, 'POST', DELETION)).status).toBe(403);
    expect(await fixture.editor.getDocument('open')).toBeDefined();
  });

  test.each([
    'evil.example',
    'evil.example:3999',
    'localhost.evil.example',
    '127.0.0.1.nip.io',
    '192.168.0.1',
  ])('refuses the host name "%s" (DNS rebinding)', async (host) => {
    expect((await raw(QUERY, { host, authorization: `Bearer ${TOKEN}` })).status).toBe(403);
  });

  test.each(['localhost', 'localhost:1', '127.0.0.1', '[::1]:80', 'lumen.localhost:3999'])(
    'accepts the host name %s as this machine',
    async (host) => {
      expect((await raw(QUERY, { host })).status).toBe(200);
    },
  );

  test('answers on both loopback addresses', async () => {
    const path = QUERY.replace('*', encodeURIComponent('*'));
    expect((await fetch(`http://127.0.0.1:${fixture.lake.port}${path}`)).status).toBe(200);
    expect((await fetch(`http://localhost:${fixture.lake.port}${path}`)).status).toBe(200);
  });

  test('refuses sockets of foreign pages', async () => {
    expect(await openSocket(evil)).toContain('403');
    expect(await openSocket(STUDIO_ORIGIN, 'evil.example')).toContain('403');
    expect(await openSocket(STUDIO_ORIGIN)).toBe('open');
  });
});

describe('streams on other ports', () => {
  const listen = `/v${API_VERSION}/data/listen/production?query=*`;

  test('redirects a browser with a ticket, which is invalid once changed or used elsewhere', async () => {
    const { status, headers } = await raw(listen, {
      origin: STUDIO_ORIGIN,
      authorization: `Bearer ${TOKEN}`,
    });
    expect(status).toBe(307);
    const target = new URL(headers.location ?? '');
    const port = Number(target.port);
    expect(fixture.lake.shardPorts).toContain(port);
    const ticket = target.searchParams.get('streamTicket') ?? '';
    const tampered = `${listen}&streamTicket=${encodeURIComponent(`local-editor-2${ticket.slice(ticket.indexOf(':'))}`)}`;
    expect((await raw(tampered, { origin: 'null' }, 'GET', '', port)).status).toBe(401);
    const elsewhere = `${QUERY}&perspective=raw&streamTicket=${encodeURIComponent(ticket)}`;
    expect((await raw(elsewhere, { origin: 'null' }, 'GET', '', port)).status).toBe(403);
  });

  test('does not redirect foreign pages', async () => {
    const { headers, status } = await raw(listen, {
      origin: 'https://evil.example',
      authorization: `Bearer ${TOKEN}`,
    });
    expect(status).toBe(403);
    expect(headers.location).toBeUndefined();
  });
});

describe('paths', () => {
  test.each([
    '/images/lumen/production/..%2f..%2flake.sqlite',
    '/images/lumen/..%2f../x.png',
    '/files/lumen/production/%2e%2e%2flake.sqlite-wal',
    '/files/lumen/production/0000000000000000000000000000000000000000.png',
    '/files/lumen/production/%',
    '/images/other/production/x.png',
  ])('%s does not resolve', async (path) => {
    expect([400, 404]).toContain((await raw(path, {})).status);
  });
});

/** What a server sends to a client that writes these bytes, until it closes the connection. */
function rawAnswer(bytes: string, port = fixture.lake.port): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('utf8').on('data', (text: string) => {
      heard += text;
    });
    socket.on('error', reject).on('close', () => resolve(heard));
  });
}

describe('requests that no browser sends', () => {
  test.each([
    ['an absolute URL in the request line', 'GET http://evil.com/v1/ping HTTP/1.1\r\nHost: localhost\r\n'],
    ['two hosts', 'GET /v1/ping HTTP/1.1\r\nHost: localhost\r\nHost: evil.com\r\n'],
    ['the same host twice', 'GET /v1/ping HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n'],
  ])('answers %s with 400', async (_name, head) => {
    expect(await rawAnswer(`${head}Connection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
    const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n';
    const key = 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n';
    const path = `/v${API_VERSION}/socket/production`;
    expect(await rawAnswer(`${head.replace('/v1/ping', path)}${upgrade}${key}\r\n`)).toMatch(
      /^HTTP\/1\.1 400 /,
    );
  });

  test('closes a connection whose headers never end', async () => {
    const port = await openLoopbackPort(
      0,
      (_request, response) => response.end('answered'),
      () => undefined,
      200,
    );
    const started = performance.now();
    expect(await rawAnswer('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', port.port)).toMatch(
      /^HTTP\/1\.1 408 /,
    );
    expect(performance.now() - started).toBeLessThan(5000);
    await port.close();
  });
});
