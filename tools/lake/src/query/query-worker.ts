/** The query thread: documents of its own, and one query after the other. */

import { parentPort, workerData } from 'node:worker_threads';
import { ApiError } from '../http/api-error.ts';
import { QueryEvaluator } from './query-evaluator.ts';
import type { DocumentState, QueryThreadMessage, QueryThreadReply } from './query-messages.ts';

/** What the thread is started with. */
export interface QueryThreadData {
  projectId: string;
  dataset: string;
}

const { projectId, dataset }: QueryThreadData = workerData;
const evaluator = new QueryEvaluator(projectId, dataset);

function replyOf(error: unknown): QueryThreadReply {
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
    return;
  }
  try {
    const answer = await evaluator.answer(message.request);
    say({ kind: 'answer', ...answer }, [answer.bytes.buffer]);
  } catch (error) {
    say(replyOf(error));
  }
}

// groq-js goes on with a stream whose reader has stopped (`1 in [1, …]`); an error there changes no answer.
process.on('unhandledRejection', () => undefined);

// An asynchronous query would let others in between.
let taken: Promise<void> = Promise.resolve();
parentPort?.on('message', (message: QueryThreadMessage) => {
  taken = taken.then(() => take(message));
});
