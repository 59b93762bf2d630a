/**
 * The query thread as the main thread sees it: queries are evaluated there one after the other, so that none
 * keeps a write or a ping waiting. One that takes too long ends with its thread, and the next one starts a new thread.
 */

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { LakeDocument } from '../documents/document.ts';
import { ApiError, plainError } from '../http/api-error.ts';
import type { DocumentState, QueryAnswer, QueryRequest } from './query-messages.ts';
import type { QueryThreadMessage, QueryThreadReply } from './query-messages.ts';
import type { QueryThreadData } from './query-worker.ts';

/** The dataset that the query thread has a copy of. */
interface QuerySource {
  name: string;
  projectId: string;
  all(): Iterable<LakeDocument>;
  /** Hears of every transaction that is on disk from now on. @returns the function that ends it */
  listen(listener: (transaction: { changes: readonly DocumentState[] }) => void): () => void;
}

/** For whom a query is answered. */
export interface QueryCaller {
  /** Milliseconds that a query of theirs may take. */
  deadline: number;
  /** Whether theirs are answered before others that wait: somebody sits in front of the Studio. */
  goesFirst: boolean;
  /** Whether nobody waits for the answer any more. */
  isGone: () => boolean;
}

/** Queries that may wait for their turn; Sanity takes 500 of a dataset at a time. */
const WAITING_MAX = 500;

const RESULTS_KEPT_BYTES = 32 * 1024 * 1024;

/** Megabytes that the thread may use for its documents and results; a query that needs more ends it. */
const MEMORY_MAX_MB = 1024;

/** Megabytes of that for what is young: more would make the thread larger, and hardly faster. */
const YOUNG_MB = 8;

function overTime(query: string, deadline: number): ApiError {
  const description = `The query was ended after ${deadline / 1000} s, the most that this caller's may take`;
  return new ApiError(400, description, { error: { description, query, type: 'queryTimeoutError' } });
}

/** Why a query brought no answer. */
function failureOf(error: unknown, { query }: QueryRequest, deadline: number): unknown {
  if (!(error instanceof Error)) return error;
  if (error.name === 'AbortError') return overTime(query, deadline);
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? plainError(400, `The query needs more than the ${MEMORY_MAX_MB} MB that a query may use`)
    : error;
}

export class QueryThread {
  private readonly source: QuerySource;
  private readonly unlisten: () => void;
  /** Ends the query that is evaluated. */
  private running = new AbortController();
  private isClosed = false;
  private worker: Worker | null = null;
  /** Gives those who wait their turn. */
  private readonly waiting = { first: new Array<() => void>(), others: new Array<() => void>() };
  private busy = false;
  /** Answers, valid until the next transaction. */
  private readonly results = new Map<string, Uint8Array>();
  private resultBytes = 0;
  /** How many transactions there were. */
  private transactions = 0;

  constructor(source: QuerySource) {
    this.source = source;
    this.unlisten = source.listen(() => {
      this.transactions += 1;
      this.forgetResults();
    });
  }

  private forgetResults(): void {
    this.results.clear();
    this.resultBytes = 0;
  }

  /** @returns members of a JSON object without its braces, in UTF-8. @throws ApiError */
  async answer(request: QueryRequest, caller: QueryCaller): Promise<Uint8Array> {
    // What depends on the caller is not kept.
    const key = JSON.stringify({ ...request, identity: '' });
    const hit = this.results.get(key);
    if (hit) return hit;
    const queue = this.waiting[caller.goesFirst ? 'first' : 'others'];
    if (queue.length >= WAITING_MAX)
      throw plainError(429, 'Too many queries wait for an answer; ask again in a moment');
    await new Promise<void>((resolve) => {
      queue.push(resolve);
      this.giveTurn();
    });
    try {
      return await this.inTurn(key, request, caller);
    } finally {
      this.busy = false;
      this.giveTurn();
    }
  }

  private giveTurn(): void {
    const turn = this.busy ? undefined : (this.waiting.first.shift() ?? this.waiting.others.shift());
    if (!turn) return;
    this.busy = true;
    turn();
  }

  private async inTurn(key: string, request: QueryRequest, caller: QueryCaller): Promise<Uint8Array> {
    if (caller.isGone()) throw plainError(400, 'The caller has gone');
    const hit = this.results.get(key);
    if (hit) return hit;
    const asked = this.transactions;
    const { bytes, volatile } = await this.evaluate(request, caller.deadline);
    // The answer may be older than a transaction that came meanwhile.
    if (volatile || asked !== this.transactions) return bytes;
    const size = bytes.length + key.length;
    if (this.resultBytes + size > RESULTS_KEPT_BYTES) this.forgetResults();
    this.results.set(key, bytes);
    this.resultBytes += size;
    return bytes;
  }

  private async evaluate(request: QueryRequest, deadline: number): Promise<QueryAnswer> {
    if (this.isClosed) throw plainError(503, 'The lake is closing');
    const worker = (this.worker ??= this.start());
    const reply = await this.ask(worker, request, deadline);
    switch (reply.kind) {
      case 'answer':
        return reply;
      case 'refusal':
        throw new ApiError(reply.status, reply.message, reply.body);
      default:
        throw new Error(reply.message);
    }
  }

  private async ask(worker: Worker, request: QueryRequest, deadline: number): Promise<QueryThreadReply> {
    const message: QueryThreadMessage = { kind: 'query', request };
    worker.postMessage(message, []);
    const running = (this.running = new AbortController());
    const timer = setTimeout(() => running.abort(), deadline);
    try {
      const [reply]: QueryThreadReply[] = await once(worker, 'message', { signal: running.signal });
      if (reply) return reply;
      throw new Error('The query thread said nothing');
    } catch (error) {
      this.worker = null;
      void worker.terminate();
      if (this.isClosed) throw plainError(503, 'The lake is closing');
      throw failureOf(error, request, deadline);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Starts a thread; it gets all documents, and every transaction from then on. */
  private start(): Worker {
    const { projectId, name: dataset } = this.source;
    const workerData: QueryThreadData = { projectId, dataset };
    const worker = new Worker(new URL('query-worker.ts', import.meta.url), {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MAX_MB, maxYoungGenerationSizeMb: YOUNG_MB },
    });
    worker.unref();
    const hand = (states: readonly DocumentState[]): void => {
      const message: QueryThreadMessage = { kind: 'states', json: JSON.stringify(states) };
      worker.postMessage(message, []);
    };
    hand([...this.source.all()].map((next) => ({ id: next._id, next })));
    const unlisten = this.source.listen(({ changes }) => hand(changes.map(({ id, next }) => ({ id, next }))));
    const forget = (): void => {
      unlisten();
      if (this.worker === worker) this.worker = null;
    };
    // Whoever waits for an answer hears of the error as well.
    worker.on('error', forget).once('exit', forget);
    return worker;
  }

  /** Ends the thread; queries that wait are refused. */
  async close(): Promise<void> {
    this.unlisten();
    this.isClosed = true;
    this.running.abort();
    await this.worker?.terminate();
  }
}
