/** Which pages may talk to the lake: an exact list of origins, and loopback host names only. */

import type { IncomingMessage, ServerResponse } from 'node:http';

/** `<project>.localhost` is what Sanity's SDK makes of the host; browsers keep `.localhost` on this machine. */
const LOOPBACK_HOST = /^(?:(?:[a-z0-9-]+\.)?localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/**
 * Whether a Host header names this machine. A page of another site can point its own name at
 * 127.0.0.1 (DNS rebinding); its requests then carry that name.
 */
export function isLoopbackHost(host: string | undefined): boolean {
  return host !== undefined && LOOPBACK_HOST.test(host);
}

/**
 * Whether a browser asks for a page that does not name its origin, as for `<script src>` and links; pages that
 * may call do. Programs don't send the header, and `none` is an address that somebody typed.
 */
export function isNameless({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  return headers.origin === undefined && site !== undefined && site !== 'none';
}

/** Headers that let an allowed page read the response. */
export function allowOrigin(request: IncomingMessage, response: ServerResponse, origin: string): void {
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Expose-Headers', 'Content-Type, Content-Length, ETag, X-Sanity-Shard');
  if (request.method !== 'OPTIONS') return;
  response.setHeader('Access-Control-Allow-Methods', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS');
  const asked = request.headers['access-control-request-headers'];
  if (asked !== undefined) response.setHeader('Access-Control-Allow-Headers', asked);
  if (request.headers['access-control-request-private-network'] === 'true') {
    response.setHeader('Access-Control-Allow-Private-Network', 'true');
  }
  response.setHeader('Access-Control-Max-Age', '600');
}
