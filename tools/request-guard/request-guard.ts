/**
 * A guard in front of every HTTP server of a process: what is malformed, too large or never ends is
 * answered before the server's own code sees it, and a request that fails there ends alone.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { EventEmitter } from 'node:events';
import { Server, STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import process from 'node:process';

export interface GuardLimits {
  /** Longest address in characters. */
  address: number;
  /** Largest body in bytes. */
  body: number;
  /** Milliseconds within which a request has to have arrived whole. */
  arrival: number;
  /** Milliseconds within which a server has to begin its answer. */
  answer: number;
  /** Milliseconds for which an open connection may rest between two requests. */
  idle: number;
}

/** A status and a sentence that says what is wrong. */
export interface Refusal {
  status: number;
  reason: string;
}

/** Looks at a request that has arrived whole. @returns why it is refused, or null */
export type Inspect = (request: IncomingMessage, body: Buffer) => Refusal | null;

const LIMITS: GuardLimits = {
  address: 8 * 1024,
  body: 32 * 1024 * 1024,
  arrival: 60_000,
  answer: 180_000,
  idle: 60_000,
};

/** How long a refused sender may go on before its connection is cut; cut at once, it would miss the answer. */
const LINGER = 1000;

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** Which request the running code works for. */
const current = new AsyncLocalStorage<Exchange>();

/** Answers with a sentence where nothing was answered yet, else cuts the answer short. */
function answer({ request, response }: Exchange, { status, reason }: Refusal): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.writeHead(status, STATUS_CODES[status] ?? 'Error', {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(`${reason}\n`);
  setTimeout(() => {
    if (!request.complete) request.destroy();
  }, LINGER).unref();
}

/** Line breaks and NUL in a path reach file names and headers, which throw at them. */
function breaksLines(text: string): boolean {
  return text.includes('\0') || text.includes('\r') || text.includes('\n');
}

/** What is wrong with a request as far as its head says. */
function refusalOfHead({ url = '/', headers }: IncomingMessage, limits: GuardLimits): Refusal | null {
  if (url.length > limits.address)
    return { status: 414, reason: `The address is longer than ${limits.address} characters.` };
  try {
    // A query is text for a page and may hold either; a broken escape in it stops the hosting emulator.
    const [path = ''] = decodeURI(url).split('?', 1);
    if (breaksLines(path)) return { status: 400, reason: 'The path has a line break or a NUL in it.' };
  } catch {
    return { status: 400, reason: 'The address has a percent sign that begins no valid escape.' };
  }
  if (!URL.canParse(url, 'http://localhost')) return { status: 400, reason: 'The address is malformed.' };
  if (Number(headers['content-length'] ?? 0) > limits.body) return tooLarge(limits);
  return null;
}

function tooLarge({ body }: GuardLimits): Refusal {
  return { status: 413, reason: `The body is larger than ${body} bytes.` };
}

/**
 * Holds a request back until it has arrived whole, so that one that is aborted or never ends does not
 * reach the server's code. Node's parser hands the body over by `push`, and null after it.
 */
function whenWhole(
  request: IncomingMessage,
  limits: GuardLimits,
  then: (outcome: { body: Buffer } | { refusal: Refusal }) => void,
): void {
  const push = request.push.bind(request);
  let chunks: Buffer[] = [];
  let size = 0;
  let refused = false;
  request.push = (chunk: Buffer | null): boolean => {
    if (refused) return true;
    if (chunk !== null) {
      size += chunk.length;
      if (size <= limits.body) {
        chunks.push(chunk);
        return true;
      }
      refused = true;
      chunks = [];
      then({ refusal: tooLarge(limits) });
      return true;
    }
    request.push = push;
    const body = Buffer.concat(chunks);
    then({ body });
    if (body.length > 0) push(body);
    return push(null);
  };
}

function failureOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Ends the one request that failed; the log has the cause. */
function endFailed(exchange: Exchange, error: unknown): void {
  const { method, url } = exchange.request;
  console.error(`${method ?? ''} ${(url ?? '').slice(0, 200)} failed: ${failureOf(error)}`);
  if (!exchange.response.writableEnded)
    answer(exchange, { status: 500, reason: 'The server failed to handle this request.' });
}

function guardRequest(
  exchange: Exchange,
  limits: GuardLimits,
  inspect: Inspect | undefined,
  pass: () => void,
): void {
  const { request, response } = exchange;
  // What goes wrong with a connection ends that connection.
  response.on('error', () => {});
  const refusal = refusalOfHead(request, limits);
  if (refusal) {
    answer(exchange, refusal);
    return;
  }
  whenWhole(request, limits, (outcome) => {
    const refusal = 'refusal' in outcome ? outcome.refusal : (inspect?.(request, outcome.body) ?? null);
    if (refusal) {
      answer(exchange, refusal);
      return;
    }
    const overdue = setTimeout(() => {
      if (!response.headersSent) answer(exchange, { status: 503, reason: 'The server gave no answer.' });
    }, limits.answer).unref();
    response.once('close', () => clearTimeout(overdue));
    try {
      current.run(exchange, pass);
    } catch (error) {
      endFailed(exchange, error);
    }
  });
}

/** Whether it is a handshake that may be passed on; an error of its socket would else end the process. */
function guardHandshake(request: IncomingMessage, socket: Socket, limits: GuardLimits): boolean {
  socket.on('error', () => socket.destroy());
  const refusal = refusalOfHead(request, limits);
  if (!refusal) return true;
  const { status } = refusal;
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  return false;
}

/**
 * Guards every HTTP server of this process, those of libraries too. Call it before any of them listens.
 * @param inspect looks at each request that has arrived whole
 */
export function guardServers({ inspect, ...given }: Partial<GuardLimits> & { inspect?: Inspect } = {}): void {
  const limits = { ...LIMITS, ...given };
  Server.prototype.emit = function (this: Server, event: string | symbol, ...args: unknown[]): boolean {
    const pass = (): boolean => EventEmitter.prototype.emit.call(this, event, ...args);
    if (event === 'listening') {
      this.headersTimeout = Math.min(this.headersTimeout, limits.arrival);
      this.requestTimeout = limits.arrival;
      // Node's five seconds end between a client's look at the connection and its write on a busy machine.
      this.keepAliveTimeout = Math.max(this.keepAliveTimeout, limits.idle);
      return pass();
    }
    if (event === 'request' || event === 'checkContinue' || event === 'checkExpectation') {
      const [request, response] = args as [IncomingMessage, ServerResponse];
      guardRequest({ request, response }, limits, inspect, pass);
      return true;
    }
    if ((event === 'upgrade' || event === 'connect') && this.listenerCount(event) > 0) {
      const [request, socket] = args as [IncomingMessage, Socket];
      return guardHandshake(request, socket, limits) ? pass() : true;
    }
    return pass();
  };
}

/** Codes of errors that only an answer or a connection has, never a start. */
const OF_CONNECTIONS = /^(?:ERR_HTTP_|ERR_STREAM_|ECONNRESET$|ECONNABORTED$|EPIPE$)/;

/**
 * Whether an error is one of a connection that nobody holds any more. firebase-tools answers some
 * requests a second time when the connection to a function's worker breaks, in nobody's name.
 */
function isOfConnection(error: unknown): boolean {
  return error instanceof Error && 'code' in error && OF_CONNECTIONS.test(String(error.code));
}

/**
 * Lets the process outlive what a request's code throws after it has returned: in a callback or in a
 * promise that nobody waits for. Only that request is ended. What neither a request nor a connection
 * has caused ends the process as ever.
 */
export function outliveFailedRequests(): void {
  process.on('unhandledRejection', (reason) => {
    const exchange = current.getStore();
    if (exchange) endFailed(exchange, reason);
    else console.error(`Unhandled rejection: ${failureOf(reason)}`);
  });
  process.setUncaughtExceptionCaptureCallback((error) => {
    const exchange = current.getStore();
    if (exchange) {
      endFailed(exchange, error);
      return;
    }
    console.error(`Uncaught error: ${failureOf(error)}`);
    if (isOfConnection(error)) return;
    const others: EventEmitter = process;
    if (!others.emit('uncaughtException', error, 'uncaughtException')) process.exit(1);
  });
}
