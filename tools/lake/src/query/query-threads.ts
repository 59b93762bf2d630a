/**
 * Queries off the main thread, so that none keeps a write or a ping waiting. Each is tried in a thread for
 * quick ones first; what is not done there in time goes to a second thread, which is there only while it
 * is needed, and so holds up none but other slow ones (README.md says why).
 */

import { ApiError, plainError } from '../http/api-error.ts';
import { BoundedCache } from './bounded-cache.ts';
import { FairQueue } from './fair-queue.ts';
import { queryKey } from './parsed-query.ts';
import type { QueryAnswer, QueryRequest } from './query-messages.ts';
import { QueryThread, type QuerySource } from './query-thread.ts';

/** For whom a query is answered. */
export interface QueryCaller {
  /** Callers of one name share their turns. */
  name: string;
  /** Milliseconds that a query of theirs may take. */
  deadline: number;
  /** Whether nobody waits for the answer any more. */
  isGone: () => boolean;
}

/** Answers queries of a dataset. */
export interface QueryRunner {
  /** @returns members of a JSON object without its braces, in UTF-8. @throws ApiError */
  answer(request: QueryRequest, caller: QueryCaller): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Milliseconds for a query before it is left to the thread for slow ones. */
const QUICK = 500;

/** Queries of one caller that may wait for a thread; Sanity takes 500 of a dataset at a time. */
const WAITING_MAX = 500;

/** Milliseconds without a slow query after which their thread gives its memory back. */
const IDLE = 30_000;

/** Slow queries that are known, and go to their thread at once. */
const SLOW_KNOWN = 500;

const RESULTS_KEPT_BYTES = 32 * 1024 * 1024;

interface Job {
  request: QueryRequest;
  caller: QueryCaller;
  resolve: (answer: QueryAnswer, milliseconds: number) => void;
  reject: (error: unknown) => void;
}

function overTime({ query }: QueryRequest, deadline: number): ApiError {
  const description = `The query was ended after ${deadline / 1000} s, the most that this caller's may take`;
  return new ApiError(400, description, { error: { description, query, type: 'queryTimeoutError' } });
}

/** A thread with those who wait for it. */
class Lane {
  private readonly thread: QueryThread;
  private readonly queue = new FairQueue<Job>();
  private readonly whenOverTime: (job: Job) => void;
  private readonly limitOf: (caller: QueryCaller) => number;
  private busy = false;

  constructor(
    thread: QueryThread,
    limitOf: (caller: QueryCaller) => number,
    whenOverTime: (job: Job) => void,
  ) {
    this.thread = thread;
    this.limitOf = limitOf;
    this.whenOverTime = whenOverTime;
  }

  add(job: Job): void {
    const { name } = job.caller;
    if (this.queue.waitingOf(name) >= WAITING_MAX) {
      job.reject(plainError(429, 'Too many queries wait for an answer; ask again in a moment'));
      return;
    }
    this.queue.add(name, job);
    if (!this.busy) void this.work();
  }

  private async work(): Promise<void> {
    this.busy = true;
    for (let job = this.queue.next(); job; job = this.queue.next()) {
      const { request, caller } = job;
      if (caller.isGone()) {
        job.reject(plainError(400, 'The caller has gone'));
        continue;
      }
      try {
        const began = performance.now();
        const answer = await this.thread.evaluate(request, this.limitOf(caller));
        if (answer === 'overTime') this.whenOverTime(job);
        else job.resolve(answer, performance.now() - began);
      } catch (error) {
        job.reject(error);
      }
    }
    this.busy = false;
  }

  get isIdle(): boolean {
    return !this.busy;
  }

  stop(): Promise<void> {
    return this.thread.stop();
  }
}

export class QueryThreads implements QueryRunner {
  private readonly quick: Lane;
  private readonly slow: Lane;
  /** Answers, valid until the next transaction. */
  private readonly results = new BoundedCache<Uint8Array>(RESULTS_KEPT_BYTES);
  /** How many transactions there were. */
  private transactions = 0;
  private readonly slowQueries = new BoundedCache<true>(SLOW_KNOWN);
  private readonly unlisten: () => void;
  private idle: NodeJS.Timeout | null = null;

  constructor(source: QuerySource) {
    this.slow = new Lane(
      new QueryThread(source, true),
      ({ deadline }) => deadline,
      (job) => job.reject(overTime(job.request, job.caller.deadline)),
    );
    this.quick = new Lane(
      new QueryThread(source, false),
      ({ deadline }) => Math.min(QUICK, deadline),
      (job) => this.addSlow(job),
    );
    this.unlisten = source.listen(() => {
      this.transactions += 1;
      this.results.clear();
    });
  }

  private addSlow(job: Job): void {
    this.slowQueries.set(job.request.query, true);
    this.slow.add(job);
    if (this.idle) clearTimeout(this.idle);
    this.idle = setTimeout(() => this.stopWhenIdle(), IDLE).unref();
  }

  private stopWhenIdle(): void {
    if (this.slow.isIdle) void this.slow.stop();
    else this.idle = setTimeout(() => this.stopWhenIdle(), IDLE).unref();
  }

  async answer(request: QueryRequest, caller: QueryCaller): Promise<Uint8Array> {
    const { perspective, publicOnly } = request;
    const key = [
      publicOnly,
      perspective.join(','),
      request.answer,
      queryKey(request.query, request.params),
    ].join('|');
    const hit = this.results.get(key);
    if (hit) return hit;
    const asked = this.transactions;
    const { bytes, volatile } = await this.evaluate(request, caller);
    // The answer may be older than a transaction that came meanwhile.
    if (!volatile && asked === this.transactions) this.results.set(key, bytes, bytes.length + key.length * 2);
    return bytes;
  }

  private evaluate(request: QueryRequest, caller: QueryCaller): Promise<QueryAnswer> {
    const { query } = request;
    return new Promise((resolve, reject) => {
      const answered = (answer: QueryAnswer, milliseconds: number): void => {
        // A machine that was busy for a moment makes a query slow once.
        if (milliseconds < QUICK / 2) this.slowQueries.delete(query);
        resolve(answer);
      };
      const job = { request, caller, resolve: answered, reject };
      if (this.slowQueries.get(query) === true) this.addSlow(job);
      else this.quick.add(job);
    });
  }

  async close(): Promise<void> {
    this.unlisten();
    if (this.idle) clearTimeout(this.idle);
    await Promise.all([this.quick.stop(), this.slow.stop()]);
  }
}
