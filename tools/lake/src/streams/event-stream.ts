/** Server-sent events. */

import type { Exchange } from '../http/exchange.ts';

/** Milliseconds between comments that keep idle connections open. */
const HEARTBEAT = 15_000;
/** A reader that lets this many bytes pile up is dropped; it reconnects and starts afresh. */
const BACKLOG_MAX = 16 * 1024 * 1024;

export interface EventStream {
  /** Sends an event; `id` becomes the client's Last-Event-ID. */
  send: (event: string, data: unknown, id?: string) => void;
  /** Runs when the stream ends, from either side. */
  onEnd: (action: () => void) => void;
  end: () => void;
}

/** Turns a response into an event stream. */
export function openEventStream({ response }: Exchange): EventStream {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-cache, no-transform',
    Connection: 'keep-alive',
  });
  response.write(':\n\n');
  const endings: (() => void)[] = [];
  const heartbeat = setInterval(() => response.write(':\n\n'), HEARTBEAT);
  response.on('close', () => {
    clearInterval(heartbeat);
    for (const end of endings) end();
  });
  return {
    send: (event, data, id) => {
      if (response.writableEnded || response.destroyed) return;
      const idLine = id === undefined ? '' : `id: ${id}\n`;
      response.write(`${idLine}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      if (response.writableLength > BACKLOG_MAX) response.destroy();
    },
    onEnd: (action) => {
      endings.push(action);
    },
    end: () => void response.end(),
  };
}

/**
 * Sends a browser's stream request on to a port for streams.
 * @returns true when the response is done
 */
export function redirectToShard(exchange: Exchange): boolean {
  const { request, response, lake, url, caller } = exchange;
  // Programs have no limit of connections and may not follow redirects with streams.
  if (request.headers.origin === undefined || lake.shards.isShard(request)) return false;
  const location = lake.shards.redirect(url, request.headers.host ?? 'localhost', caller);
  if (location === null) return false;
  response.writeHead(307, { Location: location, 'Cache-Control': 'no-store' });
  response.end();
  return true;
}
