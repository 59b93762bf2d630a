/**
 * Extra ports for event streams. A browser opens six connections to one HTTP/1.1 host, and one open
 * document of the Studio takes six streams, so streams are sent on to ports of their own.
 */

import { createHmac, timingSafeEqual } from 'node:crypto';
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
  /** Ports that streams are sent to, in turn. */
  readonly ports: readonly number[];
  private redirected = 0;

  /** @param secret signs tickets; kept across restarts so that streams reconnect */
  constructor(secret: Buffer, ports: readonly number[]) {
    this.secret = secret;
    this.ports = ports;
  }

  /** Whether the request came in on one of these ports. */
  isShard(request: IncomingMessage): boolean {
    return this.ports.includes(request.socket.localPort ?? 0);
  }

  /** The address on the next port for a stream asked for at `url`, or null without such ports. */
  redirect(url: URL, host: string, caller: Caller): string | null {
    const port = this.ports[this.redirected % this.ports.length];
    if (port === undefined) return null;
    this.redirected += 1;
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
