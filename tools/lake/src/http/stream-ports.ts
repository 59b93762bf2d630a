/**
 * Extra ports for event streams. A browser opens six connections to one HTTP/1.1 host, and one open
 * document of the Studio takes six streams, so streams are sent on to ports of their own.
 */

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { identityOf, userById, type Caller } from './callers.ts';
import { unauthorized } from './api-error.ts';

/** Query-string name of the ticket. */
export const TICKET = 'streamTicket';

/**
 * Spreads streams over ports. Browsers drop the Authorization header, and the true Origin, when a
 * redirect leads to another port: a signed ticket in the address stands for both.
 */
export class ShardDirectory {
  private readonly secret: Buffer;
  private readonly open = new Map<number, number>();

  /** @param secret signs tickets; kept across restarts so that streams reconnect */
  constructor(secret: Buffer = randomBytes(32)) {
    this.secret = secret;
  }

  /** Adds a port that streams may be sent to. */
  add(port: number): void {
    this.open.set(port, 0);
  }

  get ports(): number[] {
    return [...this.open.keys()];
  }

  /** Whether the request came in on one of these ports. */
  isShard(request: IncomingMessage): boolean {
    return this.open.has(request.socket.localPort ?? 0);
  }

  /** Counts a stream that is open on the request's port. @returns the function that ends the count */
  occupy(request: IncomingMessage): () => void {
    const port = request.socket.localPort ?? 0;
    const count = this.open.get(port);
    if (count === undefined) return () => undefined;
    this.open.set(port, count + 1);
    return () => this.open.set(port, Math.max(0, (this.open.get(port) ?? 1) - 1));
  }

  /** The address on the least busy port for a stream asked for at `url`, or null without such ports. */
  redirect(url: URL, host: string, caller: Caller): string | null {
    let best: [port: number, streams: number] | null = null;
    for (const entry of this.open) if (!best || entry[1] < best[1]) best = entry;
    if (!best) return null;
    // Counted as taken until its stream is there, so that a burst of requests spreads.
    const [port, streams] = best;
    this.open.set(port, streams + 1);
    setTimeout(() => this.open.set(port, Math.max(0, (this.open.get(port) ?? 1) - 1)), 2000).unref();
    const target = new URL(url);
    target.searchParams.set(TICKET, this.ticketFor(caller));
    return `http://${host.replace(/:\d+$/, '')}:${port}${target.pathname}${target.search}`;
  }

  private sign(identity: string): string {
    return createHmac('sha256', this.secret).update(identity).digest('base64url');
  }

  private ticketFor(caller: Caller): string {
    const identity = identityOf(caller);
    return `${identity}:${this.sign(identity)}`;
  }

  /** The caller that a ticket stands for. @throws ApiError 401 when the lake did not sign it */
  callerOfTicket(ticket: string): Caller {
    const cut = ticket.lastIndexOf(':');
    const identity = ticket.slice(0, cut);
    const given = Buffer.from(ticket.slice(cut + 1));
    const expected = Buffer.from(this.sign(identity));
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      throw unauthorized('The stream ticket is not valid');
    }
    const user = userById(identity);
    return user ? { kind: 'user', user } : { kind: 'anonymous' };
  }
}
