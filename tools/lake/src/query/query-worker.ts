/** A query thread: documents of its own, and one query after the other. */

import { parentPort, workerData } from 'node:worker_threads';
import { ApiError } from '../http/api-error.ts';
import { QueryEvaluator } from './query-evaluator.ts';
import type { DocumentState, QueryThreadMessage, QueryThreadReply } from './query-messages.ts';
import { OverTime } from './time-limit.ts';

/** What the thread is started with. */
export interface QueryThreadData {
  projectId: string;
  dataset: string;
  /** Whether it is the one that slow and asynchronous queries are left to. */
  slow: boolean;
}

const { projectId, dataset, slow }: QueryThreadData = workerData;
const evaluator = new QueryEvaluator(projectId, dataset);

function replyOf(error: unknown): QueryThreadReply {
  if (error instanceof OverTime) return { kind: 'overTime' };
  if (error instanceof ApiError) {
    return { kind: 'refusal', status: error.status, message: error.message, body: error.body };
  }
  return {
    kind: 'failure',
    message: error instanceof Error ? (error.stack ?? error.message) : String(error),
  };
}

function say(reply: QueryThreadReply, moved: ArrayBuffer[] = []): void {
  parentPort?.postMessage(reply, moved);
}

async function take(message: QueryThreadMessage): Promise<void> {
  if (message.kind === 'states') {
    const states: DocumentState[] = JSON.parse(message.json);
    evaluator.take(states);
    say({ kind: 'taken' });
    return;
  }
  try {
    const answer = await evaluator.answer(message.request, message.milliseconds, slow);
    say({ kind: 'answer', ...answer }, [answer.bytes.buffer]);
  } catch (error) {
    say(replyOf(error));
  }
}

// An asynchronous query would let others in between.
let taken: Promise<void> = Promise.resolve();
parentPort?.on('message', (message: QueryThreadMessage) => {
  taken = taken.then(() => take(message));
});
