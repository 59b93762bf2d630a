/** `data/listen`: every change of the documents that a query selects. */

import type { Exchange } from '../http/exchange.ts';
import {
  isPublicId,
  isVersionId,
  isJsonObject,
  type LakeDocument,
  type JsonObject,
} from '../documents/document.ts';
import { mendozaEffects } from '../documents/mendoza-encoder.ts';
import { randomTransactionId } from '../documents/mutations.ts';
import { refuseAsynchronous, selects } from '../query/evaluate-query.ts';
import { parseQuery } from '../query/parsed-query.ts';
import { OverTime, withinTime } from '../query/time-limit.ts';
import type { CommittedTransaction } from '../store/dataset.ts';
import { openEventStream, redirectToShard } from './event-stream.ts';

interface ListenOptions {
  includeResult: boolean;
  includePreviousRevision: boolean;
  includeMutations: boolean;
  includeAllVersions: boolean;
  mendoza: boolean;
  publicOnly: boolean;
}

/**
 * Milliseconds in which a listener's query must have judged a transaction; it runs on the main thread.
 * They go by the clock on the wall, and the Studio shows no form without its listener: an editor's has
 * the time that a busy machine needs.
 */
const JUDGING_TIME = { anonymous: 500, user: 2000 } as const;

/** Whether the mutation, as the request had it, is about one document. */
function isAbout(mutation: unknown, id: string): boolean {
  const body: unknown = isJsonObject(mutation) ? Object.values(mutation)[0] : undefined;
  return isJsonObject(body) && (body['id'] === id || body['_id'] === id);
}

function mutationEvents(
  transaction: CommittedTransaction,
  options: ListenOptions,
  isSelected: (document: LakeDocument) => boolean,
): JsonObject[] {
  const events: JsonObject[] = [];
  for (const { id, previous, next } of transaction.changes) {
    if (options.publicOnly ? !isPublicId(id) : isVersionId(id) && !options.includeAllVersions) continue;
    const was = previous !== null && isSelected(previous);
    const is = next !== null && isSelected(next);
    if (!was && !is) continue;
    events.push({
      eventId: `${transaction.id}#${id}`,
      documentId: id,
      transactionId: transaction.id,
      transition: was && is ? 'update' : is ? 'appear' : 'disappear',
      identity: transaction.author,
      mutations: options.includeMutations
        ? transaction.mutations.filter((mutation) => isAbout(mutation, id))
        : [],
      ...(previous ? { previousRev: previous._rev } : {}),
      resultRev: next?._rev ?? transaction.id,
      ...(options.includeResult && next ? { result: next } : {}),
      ...(options.includePreviousRevision && previous ? { previous } : {}),
      timestamp: transaction.timestamp,
      visibility: 'query',
      ...(options.mendoza ? { effects: mendozaEffects(previous, next) } : {}),
    });
  }
  return events;
}

/** `GET data/listen/:dataset?query=…` */
export function listen(exchange: Exchange): void {
  const { dataset, caller } = exchange;
  const params = exchange.queryParams();
  const query = parseQuery(exchange.option('query') ?? '*', params);
  refuseAsynchronous(query);
  if (redirectToShard(exchange)) return;
  const options: ListenOptions = {
    includeResult: exchange.flag('includeResult', true),
    includePreviousRevision: exchange.flag('includePreviousRevision'),
    includeMutations: exchange.flag('includeMutations', true),
    includeAllVersions: exchange.flag('includeAllVersions'),
    mendoza: exchange.option('effectFormat') === 'mendoza',
    publicOnly: caller.kind === 'anonymous',
  };
  const { projectId, name } = dataset;
  const scope = { params, identity: exchange.identity, projectId, dataset: name };
  const dereference = (id: string): LakeDocument | undefined =>
    options.publicOnly && !isPublicId(id) ? undefined : dataset.get(id);
  const isSelected = (document: LakeDocument): boolean => selects(query, document, scope, dereference);
  const stream = openEventStream(exchange);
  stream.send('welcome', { listenerName: randomTransactionId() });
  stream.onEnd(
    dataset.listen((transaction) => {
      let events: JsonObject[];
      try {
        events = withinTime(JUDGING_TIME[caller.kind], () =>
          mutationEvents(transaction, options, isSelected),
        );
      } catch (error) {
        if (!(error instanceof OverTime)) throw error;
        stream.send('channelError', { message: 'The query takes too long for one to listen to it' });
        stream.end();
        return;
      }
      for (const [position, event] of events.entries()) {
        stream.send(
          'mutation',
          { ...event, transactionTotalEvents: events.length, transactionCurrentEvent: position + 1 },
          String(event['eventId']),
        );
      }
    }),
  );
}
