/** How many requests a second Sanity takes from one address: https://www.sanity.io/docs/technical-limits */

import type { IncomingMessage } from 'node:http';
import { plainError, type ApiError } from './api-error.ts';

/** Requests a second of one address. The asset CDN has no limit. */
export const SANITY_LIMITS = {
  /** Transactions and actions. */
  mutations: 25,
  /** Pictures and files that are sent. */
  uploads: 25,
  /** Everything at the API, these included. */
  all: 500,
} as const;

type Kind = keyof typeof SANITY_LIMITS;

const SECOND = 1000;
const WRITES = /\/data\/(?:mutate|actions)\//;
const UPLOADS = /\/assets\//;

/** What a request counts as. */
function kindsOf(method: string | undefined, path: string): Kind[] {
  if (method !== 'POST') return ['all'];
  if (WRITES.test(path)) return ['all', 'mutations'];
  return UPLOADS.test(path) ? ['all', 'uploads'] : ['all'];
}

/** Counts requests within each second of the clock; nothing about an address outlives it. */
export class RequestLimits {
  private second = -1;
  private readonly counts = new Map<string, number>();

  /**
   * Counts a request to a versioned path.
   * @param now in milliseconds
   * @returns the refusal where a limit is passed, else null
   */
  refusal(request: IncomingMessage, path: string, now: number): ApiError | null {
    const second = Math.floor(now / SECOND);
    if (second !== this.second) {
      this.second = second;
      this.counts.clear();
    }
    const address = request.socket.remoteAddress ?? '';
    let kind: Kind | undefined;
    // Each is counted, also what is refused.
    for (const each of kindsOf(request.method, path)) {
      const key = `${each} ${address}`;
      const count = (this.counts.get(key) ?? 0) + 1;
      this.counts.set(key, count);
      if (count > SANITY_LIMITS[each]) kind ??= each;
    }
    return kind === undefined
      ? null
      : plainError(429, `Too many requests: more than ${SANITY_LIMITS[kind]} a second (${kind})`);
  }
}
