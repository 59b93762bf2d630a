/** Takes every request in: host, origin and caller are checked before an endpoint sees it. */

import { setTimeout as delay } from 'node:timers/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { API_ROUTES, CDN_ROUTES } from '../endpoints/routes.ts';
import type { PresenceHub } from '../streams/presence.ts';
import { isStorageError } from '../store/durable-file.ts';
import { ApiError, forbidden, plainError, storageError, unauthorized } from './api-error.ts';
import { callerOf, type Caller } from './callers.ts';
import { Exchange, type LakeServices } from './exchange.ts';
import { allowOrigin, isLoopbackHost, isNameless } from './origins.ts';
import type { RequestLimits } from './request-limits.ts';
import { Router } from './router.ts';
import { TICKET } from './stream-ports.ts';

const VERSIONED = /^\/v(X|1|\d{4}-\d{2}-\d{2})(\/.*)$/;
const SOCKET = /^\/v(?:X|1|\d{4}-\d{2}-\d{2})\/socket\/[^/]+$/;
const STREAM = /\/data\/(?:listen|live\/events)\//;

/** Whether there is one Host header, and no second host in the request line (`GET http://host/ HTTP/1.1`). */
function namesOneHost(request: IncomingMessage): boolean {
  const hosts = request.headersDistinct['host'] ?? [];
  return hosts.length <= 1 && (request.url ?? '/').startsWith('/');
}

const api = new Router(API_ROUTES);
const cdn = new Router(CDN_ROUTES);

/** How far away the lake is. */
export interface Distance {
  /** What one address may ask for; everything unless given. */
  limits?: RequestLimits;
  /** Milliseconds by which each answer of the API comes later; 0 unless given. */
  latency?: number;
}

export class RequestHandler {
  private readonly distance: Distance;
  private readonly lake: LakeServices;
  private readonly presence: PresenceHub;

  constructor(lake: LakeServices, presence: PresenceHub, distance: Distance = {}) {
    this.distance = distance;
    this.lake = lake;
    this.presence = presence;
  }

  /** Answers a request; never rejects. */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      await this.answer(request, response);
    } catch (error) {
      this.fail(request, response, error);
    }
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!namesOneHost(request)) throw plainError(400, 'A request names one host, and a path of it');
    if (!isLoopbackHost(request.headers.host)) throw forbidden('The lake answers to localhost only');
    // Sanity's CLI asks for `//v1/…`, which would name a host.
    const url = URL.parse((request.url ?? '/').replace(/^\/{2,}/, '/'), 'http://localhost');
    if (!url) throw plainError(400, 'The address is malformed');
    response.setHeader('Vary', 'Origin');
    const ticketHolder = this.ticketHolder(request, url);
    this.checkOrigin(request, response, url, ticketHolder !== null);
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const caller = ticketHolder ?? callerOf(request);
    await this.route(request, response, url, caller);
  }

  /** Who a redirected stream request is from: browsers strip what they sent to the first port. */
  private ticketHolder(request: IncomingMessage, url: URL): Caller | null {
    const ticket = url.searchParams.get(TICKET);
    if (ticket === null || !STREAM.test(url.pathname) || !this.lake.shards.isShard(request)) return null;
    return this.lake.shards.callerOfTicket(ticket);
  }

  /** Of other pages, only those that show the lake's pictures and files get an answer. @throws ApiError 403 */
  private checkOrigin(
    request: IncomingMessage,
    response: ServerResponse,
    { pathname }: URL,
    hasTicket: boolean,
  ): void {
    const { origin, authorization } = request.headers;
    // A redirected request has the origin `null`; the ticket proves where it began.
    const isAllowed =
      origin !== undefined && (this.lake.allowedOrigins.includes(origin) || (hasTicket && origin === 'null'));
    if (isAllowed) allowOrigin(request, response, origin);
    if (isAllowed || (origin === undefined && !isNameless(request))) return;
    const readsOnly = request.method === 'GET' || request.method === 'HEAD';
    if (!readsOnly || authorization !== undefined || VERSIONED.test(pathname))
      throw forbidden(`The origin ${origin ?? 'of a page that names none'} is not allowed`);
  }

  private async route(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    caller: Caller,
  ): Promise<void> {
    const versioned = VERSIONED.exec(url.pathname);
    if (versioned) await this.keepDistance(request, response, url.pathname);
    const { route, path } = versioned
      ? api.match(request.method ?? 'GET', versioned[2] ?? '/')
      : cdn.match(request.method ?? 'GET', url.pathname);
    if (route.access === 'users' && caller.kind === 'anonymous') {
      throw unauthorized('Unauthorized - Session not found');
    }
    const apiVersion = versioned?.[1] ?? '';
    await route.endpoint(new Exchange({ request, response, url, lake: this.lake, caller, apiVersion, path }));
  }

  /** Refuses what comes too often, and holds the rest back. */
  private async keepDistance(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ): Promise<void> {
    const refusal = this.distance.limits?.refusal(request, path, Date.now());
    if (refusal) {
      response.setHeader('Retry-After', '1');
      throw refusal;
    }
    const { latency = 0 } = this.distance;
    if (latency > 0) await delay(latency);
  }

  private fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    if (response.headersSent || response.destroyed) {
      response.destroy();
      return;
    }
    let refusal: ApiError;
    if (error instanceof ApiError) {
      refusal = error;
    } else if (isStorageError(error)) {
      refusal = storageError(error);
      this.lake.log(`${request.method ?? ''} ${request.url ?? ''}: ${refusal.message}`);
    } else {
      this.lake.log(
        `${request.method ?? ''} ${request.url ?? ''} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
      refusal = plainError(500, 'An internal error occurred');
    }
    // What was not read of the body must not be taken for the next request.
    if (!request.complete) response.setHeader('Connection', 'close');
    response.writeHead(refusal.status, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
    });
    response.end(JSON.stringify({ statusCode: refusal.status, ...refusal.body }));
  }

  /** Takes WebSocket handshakes in. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const refuse = (status: string): void => {
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    };
    if (!namesOneHost(request)) return refuse('400 Bad Request');
    if (!isLoopbackHost(request.headers.host)) return refuse('403 Forbidden');
    const { origin } = request.headers;
    if (origin !== undefined && !this.lake.allowedOrigins.includes(origin)) return refuse('403 Forbidden');
    const url = URL.parse(request.url ?? '/', 'http://localhost');
    if (!url || !SOCKET.test(url.pathname)) return refuse('404 Not Found');
    return this.presence.accept(request, socket, head);
  }
}
