/** One query thread as the main thread sees it: started when it is needed, fed with every transaction. */

import { Worker } from 'node:worker_threads';
import type { LakeDocument } from '../documents/document.ts';
import { ApiError, plainError } from '../http/api-error.ts';
import type { DocumentState, QueryAnswer, QueryRequest, QueryThreadMessage } from './query-messages.ts';
import type { QueryThreadReply } from './query-messages.ts';
import type { QueryThreadData } from './query-worker.ts';

/** The dataset that query threads have copies of. */
export interface QuerySource {
  name: string;
  projectId: string;
  all(): Iterable<LakeDocument>;
  /** Hears of every transaction that is on disk from now on. @returns the function that ends it */
  listen(listener: (transaction: { changes: readonly DocumentState[] }) => void): () => void;
}

/** Documents that are handed to a new thread in one turn; others have theirs in between. */
const DOCUMENTS_AT_ONCE = 50;

/** Megabytes that a thread may use for its documents and results; a query that needs more ends it. */
const MEMORY_MAX_MB = 1024;

/** Megabytes of that for what is young: more would make a thread larger, and hardly faster. */
const YOUNG_MB = 8;

/** Milliseconds after its time in which a thread must have said that a query was ended. */
const GRACE = 1000;

interface Job {
  resolve: (answer: QueryAnswer | 'overTime') => void;
  reject: (error: Error) => void;
  watchdog: NodeJS.Timeout;
}

function tooLarge(): ApiError {
  return plainError(400, `The query needs more than the ${MEMORY_MAX_MB} MB that a query may use`);
}

export class QueryThread {
  private readonly source: QuerySource;
  private readonly slow: boolean;
  private worker: Worker | null = null;
  /** The thread once it has all documents. */
  private starting: Promise<Worker> | null = null;
  private job: Job | null = null;
  private taken: (() => void) | null = null;

  /** @param slow whether it is the one that slow queries are left to */
  constructor(source: QuerySource, slow: boolean) {
    this.source = source;
    this.slow = slow;
  }

  /**
   * Evaluates a query; one at a time.
   * @returns the answer, or that the milliseconds were not enough
   * @throws ApiError
   */
  async evaluate(request: QueryRequest, milliseconds: number): Promise<QueryAnswer | 'overTime'> {
    this.starting ??= this.start();
    const worker = await this.starting;
    return new Promise((resolve, reject) => {
      const watchdog = setTimeout(() => this.overrun(), milliseconds + GRACE);
      this.job = { resolve, reject, watchdog };
      const message: QueryThreadMessage = { kind: 'query', request, milliseconds };
      worker.postMessage(message, []);
    });
  }

  /** Ends a thread that no time limit could end. */
  private overrun(): void {
    this.finish((job) => job.resolve('overTime'));
    const { worker } = this;
    this.worker = null;
    this.starting = null;
    void worker?.terminate();
  }

  private finish(action: (job: Job) => void): void {
    const { job } = this;
    if (!job) return;
    this.job = null;
    clearTimeout(job.watchdog);
    action(job);
  }

  private start(): Promise<Worker> {
    const { projectId, name: dataset } = this.source;
    const workerData: QueryThreadData = { projectId, dataset, slow: this.slow };
    const worker = new Worker(new URL('query-worker.ts', import.meta.url), {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MAX_MB, maxYoungGenerationSizeMb: YOUNG_MB },
    });
    worker.unref();
    worker.on('message', (reply: QueryThreadReply) => this.hear(reply));
    const ended = new Promise<never>((_, reject) => {
      let why: Error = plainError(503, 'The lake is closing');
      worker.once('error', (error: NodeJS.ErrnoException) => {
        why = error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge() : error;
      });
      worker.once('exit', () => {
        if (this.worker === worker) {
          this.worker = null;
          this.starting = null;
          this.finish((job) => job.reject(why));
        }
        reject(why);
      });
    });
    this.worker = worker;
    return Promise.race([ended, this.handOver(worker)]);
  }

  /** Hands all documents over, and every transaction from then on. */
  private async handOver(worker: Worker): Promise<Worker> {
    const hand = (states: readonly DocumentState[]): void => {
      // Parsed JSON takes a quarter less memory than what a structured clone makes of the same documents.
      const message: QueryThreadMessage = { kind: 'states', json: JSON.stringify(states) };
      worker.postMessage(message, []);
    };
    const documents = [...this.source.all()];
    let meanwhile: DocumentState[] | null = [];
    const unlisten = this.source.listen(({ changes }) => {
      const states = changes.map(({ id, next }) => ({ id, next }));
      if (meanwhile) meanwhile.push(...states);
      else hand(states);
    });
    worker.once('exit', unlisten);
    for (let from = 0; from < documents.length; from += DOCUMENTS_AT_ONCE) {
      const taken = new Promise<void>((resolve) => {
        this.taken = resolve;
      });
      hand(documents.slice(from, from + DOCUMENTS_AT_ONCE).map((next) => ({ id: next._id, next })));
      await taken;
    }
    hand(meanwhile);
    meanwhile = null;
    return worker;
  }

  private hear(reply: QueryThreadReply): void {
    switch (reply.kind) {
      case 'taken':
        this.taken?.();
        return;
      case 'answer':
        this.finish((job) => job.resolve({ bytes: reply.bytes, volatile: reply.volatile }));
        return;
      case 'overTime':
        this.finish((job) => job.resolve('overTime'));
        return;
      case 'refusal':
        this.finish((job) => job.reject(new ApiError(reply.status, reply.message, reply.body)));
        return;
      case 'failure':
        this.finish((job) => job.reject(new Error(reply.message)));
    }
  }

  /** Ends the thread and gives its memory back; the next query starts it anew. */
  async stop(): Promise<void> {
    await this.worker?.terminate();
  }
}
