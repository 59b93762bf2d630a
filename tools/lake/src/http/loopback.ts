/** Servers that this machine alone can reach, under `localhost`, 127.0.0.1 and [::1]. */

import { createServer, type RequestListener, type Server } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { LakeStartError } from './api-error.ts';

export type UpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** A port that is listened on, over IPv4 and, where there is one, over the IPv6 loopback. */
export interface LoopbackPort {
  port: number;
  close: () => Promise<void>;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    // Event streams never end by themselves.
    server.closeAllConnections();
  });
}

const FREE_PORT_ATTEMPTS = 10;
/** Milliseconds that a client has to send the headers of a request. */
const HEADERS_TIMEOUT = 10_000;

/** Milliseconds within which a request has to have arrived whole; Node answers 408 after that. */
const ARRIVAL_TIMEOUT = 60_000;

/** A server of one loopback address. */
function openServer(onRequest: RequestListener, onUpgrade: UpgradeListener, headersTimeout: number): Server {
  // Node looks for slow clients at intervals.
  const options = {
    headersTimeout,
    requestTimeout: ARRIVAL_TIMEOUT,
    connectionsCheckingInterval: Math.ceil(headersTimeout / 4),
  };
  return createServer(options, onRequest).on(
    'upgrade',
    (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      // Node leaves the socket of a handshake to its taker; nobody listening, a reset would end the process.
      socket.on('error', () => socket.destroy());
      onUpgrade(request, socket, head);
    },
  );
}

/**
 * Listens on a port of both loopback addresses.
 * @param port 0 takes a free one
 * @throws LakeStartError when the port is taken
 */
export async function openLoopbackPort(
  port: number,
  onRequest: RequestListener,
  onUpgrade: UpgradeListener,
  headersTimeout = HEADERS_TIMEOUT,
): Promise<LoopbackPort> {
  for (let attempt = 1; ; attempt += 1) {
    const ipv4 = openServer(onRequest, onUpgrade, headersTimeout);
    let taken: number;
    try {
      taken = await listen(ipv4, port, '127.0.0.1');
    } catch (error) {
      throw new LakeStartError(
        `The lake cannot listen on port ${port} of 127.0.0.1 (${codeOf(error)}); another program may use it.`,
      );
    }
    const ipv6 = openServer(onRequest, onUpgrade, headersTimeout);
    try {
      await listen(ipv6, taken, '::1');
      return {
        port: taken,
        close: async () => void (await Promise.all([closeServer(ipv4), closeServer(ipv6)])),
      };
    } catch (error) {
      // A machine without IPv6 has nothing there that `localhost` could mean.
      if (codeOf(error) !== 'EADDRINUSE') return { port: taken, close: () => closeServer(ipv4) };
      await closeServer(ipv4);
      if (port !== 0 || attempt >= FREE_PORT_ATTEMPTS) {
        throw new LakeStartError(
          `The lake cannot listen on port ${taken} of [::1]; another program is using it.`,
        );
      }
    }
  }
}
