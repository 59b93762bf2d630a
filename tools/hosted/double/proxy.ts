/**
 * A proxy through which programs reach doubles of hosted services under the services' own names:
 * `HTTPS_PROXY` leads every request here, and a certificate made for the occasion is trusted through
 * `NODE_EXTRA_CA_CERTS`. What no route knows is refused, so nothing leaves the machine unseen.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { findRoute, type Answer, type Route } from './routes.ts';

/** A request that came through the proxy. */
interface SeenRequest {
  method: string;
  host: string;
  path: string;
  status: number;
}

export interface ServicesProxy {
  /** What a process needs in its environment to reach the doubles. */
  variables: Record<string, string>;
  /** Every request so far. */
  seen: readonly SeenRequest[];
  /** Requests that no route answered: a service that the doubles do not know. */
  unknown: () => readonly SeenRequest[];
  /** Requests that change something, from a place in `seen` on. */
  changes: (from: number) => SeenRequest[];
  close: () => Promise<void>;
}

const LOOPBACK = '127.0.0.1';

/** Paths of requests that only read, and send a body to do so. */
const READING_POST = /token$|:getIamPolicy$|:getEffectiveOrgPolicy$|:lookup$|\/data\/query\//;

/** Largest body that is read: the archive of the functions, the pages' files. In bytes. */
const BODY_MAX = 64 * 1024 * 1024;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk as Uint8Array);
    size += bytes.length;
    if (size > BODY_MAX) throw new Error('The request exceeds the size limit of the test doubles.');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

function send(response: ServerResponse, { status = 200, body, headers = {} }: Answer): void {
  const isRaw = Buffer.isBuffer(body) || typeof body === 'string';
  response.writeHead(status, {
    ...(isRaw ? {} : { 'content-type': 'application/json; charset=utf-8' }),
    ...headers,
  });
  response.end(isRaw ? body : JSON.stringify(body ?? {}));
}

/** An error as Google's APIs word it. */
export function refusal(status: number, message: string, reason = 'UNKNOWN'): Answer {
  return { status, body: { error: { code: status, message, status: reason } } };
}

/** @param hosts names that the certificate is made for, wildcards allowed */
export async function startServicesProxy(
  routes: readonly Route[],
  hosts: readonly string[],
): Promise<ServicesProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'lumen-double-'));
  const certificate = await generate([{ name: 'commonName', value: 'Lumen & Throw doubles' }], {
    keySize: 2048,
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'subjectAltName', altNames: hosts.map((value) => ({ type: 2, value })) },
    ],
  });
  const authority = join(folder, 'authority.pem');
  writeFileSync(authority, certificate.cert);

  const seen: SeenRequest[] = [];
  const unknown: SeenRequest[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const named = (request.headers.host ?? '').replace(/:\d+$/, '');
    const host = named === LOOPBACK ? 'firestore.googleapis.com' : named;
    const url = new URL(request.url ?? '/', `https://${host}`);
    const method = request.method ?? 'GET';
    const body = await bodyOf(request);
    const found = findRoute(routes, method, host, url.pathname);
    const given = found
      ? await found.route.answer({
          method,
          host,
          path: url.pathname,
          query: url.searchParams,
          headers: request.headers,
          body,
          parts: found.parts,
        })
      : refusal(501, `The doubles do not know ${method} ${host}${url.pathname}.`);
    const entry = { method, host, path: `${url.pathname}${url.search}`, status: given.status ?? 200 };
    seen.push(entry);
    if (!found) unknown.push(entry);
    send(response, given);
  }

  const respond = (request: IncomingMessage, response: ServerResponse): void => {
    answer(request, response).catch((error: unknown) => send(response, refusal(500, String(error))));
  };
  const secure = createSecureServer({ key: certificate.private, cert: certificate.cert }, respond);
  const sockets = new Set<Socket>();
  const proxy = createServer(respond);
  proxy.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
  });
  proxy.on('connect', (_request, socket: Socket) => {
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    secure.emit('connection', socket);
  });
  await new Promise<void>((resolve) => {
    proxy.listen(0, LOOPBACK, resolve);
  });
  const at = `${LOOPBACK}:${(proxy.address() as AddressInfo).port}`;
  const address = `http://${at}`;

  return {
    variables: {
      HTTPS_PROXY: address,
      HTTP_PROXY: address,
      NO_PROXY: '127.0.0.1,localhost',
      // Firestore's client knows no proxy; its emulator's address leads here, too.
      FIRESTORE_EMULATOR_HOST: at,
      FIRESTORE_PREFER_REST: 'true',
      NODE_EXTRA_CA_CERTS: authority,
    },
    seen,
    unknown: () => unknown,
    changes: (from) =>
      seen.slice(from).filter(({ method, path }) => method !== 'GET' && !READING_POST.test(path)),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => {
        proxy.close(resolve);
      });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
