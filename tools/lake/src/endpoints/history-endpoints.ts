/** `data/history`: transactions, old revisions, and the events that the Studio's history shows. */

import type { Exchange } from '../http/exchange.ts';
import { plainError } from '../http/api-error.ts';
import { draftIdOf, publishedIdOf, type JsonObject } from '../documents/document.ts';
import { mendozaEffects } from '../documents/mendoza-encoder.ts';
import { releaseOfVersion } from '../releases/release-document.ts';
import type { HistoricTransaction, RevisionRequest } from '../store/history.ts';

const TRANSACTIONS_AT_ONCE = 100;
const TRANSACTIONS_MAX = 5000;

/** `GET data/history/:dataset/transactions/:ids`, one JSON object a line */
export function getTransactions(exchange: Exchange): void {
  exchange.user();
  const { dataset, response } = exchange;
  const ids = exchange.parts('ids');
  let numbers = dataset.history.numbersOf(
    ids,
    exchange.option('fromTransaction'),
    exchange.option('toTransaction'),
  );
  if (exchange.flag('reverse')) numbers = numbers.toReversed();
  const limit = Number(exchange.option('limit') ?? TRANSACTIONS_AT_ONCE);
  numbers = numbers.slice(
    0,
    Number.isInteger(limit) && limit > 0 ? Math.min(limit, TRANSACTIONS_MAX) : TRANSACTIONS_AT_ONCE,
  );
  const withMutations = !exchange.flag('excludeMutations') && !exchange.flag('excludeContent');
  const withEffects = exchange.option('effectFormat') === 'mendoza';
  const transactions = dataset.history.transactions(numbers, ids);
  response.writeHead(200, { 'Content-Type': 'application/x-ndjson', 'Cache-Control': 'no-store' });
  for (const { id, timestamp, author, mutations, changes } of transactions) {
    const line: JsonObject = {
      id,
      timestamp,
      author,
      documentIDs: changes.map((change) => change.id),
    };
    if (withMutations) line['mutations'] = mutations;
    if (withEffects) {
      line['effects'] = Object.fromEntries(
        changes.map((change) => [change.id, mendozaEffects(change.previous, change.next)]),
      );
    }
    response.write(`${JSON.stringify(line)}\n`);
  }
  response.end();
}

function revisionRequest(exchange: Exchange): RevisionRequest {
  const revision = exchange.option('revision');
  if (revision !== null) return { by: 'revision', revision };
  const time = exchange.option('time');
  if (time === null) return { by: 'lastRevision' };
  const instant = new Date(time);
  if (Number.isNaN(instant.getTime())) throw plainError(400, `"${time}" is not a time`);
  return { by: 'time', time: instant.toISOString() };
}

/** `GET data/history/:dataset/documents/:ids?revision=…|time=…|lastRevision=true` */
export function getRevisions(exchange: Exchange): void {
  exchange.user();
  const request = revisionRequest(exchange);
  const documents = exchange.parts('ids').map((id) => exchange.dataset.history.documentAt(id, request));
  exchange.json({ documents: documents.filter((document) => document !== null) });
}

/** The events of one transaction, from the point of view of a draft, a version or the published document. */
function eventsOf(transaction: HistoricTransaction, id: string, publishedExists: boolean): JsonObject[] {
  const publishedId = publishedIdOf(id);
  const { changes } = transaction;
  const published = changes.find((change) => change.id === publishedId);
  // What readers see came from the draft or version that is gone since then.
  const source = changes.find((change) => change.id !== publishedId && change.previous && !change.next);
  const ownId = id === publishedId ? (source?.id ?? draftIdOf(id)) : id;
  const own = changes.find((change) => change.id === ownId);
  const revision = transaction.id;
  const releaseId = releaseOfVersion(ownId);
  const base = { timestamp: transaction.timestamp, author: transaction.author, documentId: id };
  const version = {
    versionId: ownId,
    versionRevisionId: own?.previous?._rev ?? revision,
    ...(releaseId === null ? {} : { releaseId }),
  };
  const published_ = {
    ...base,
    ...version,
    type: 'publishDocumentVersion',
    revisionId: revision,
    cause: releaseId === null ? { type: 'document.publish' } : { type: 'release.publish', releaseId },
  };
  const draft = changes.find((change) => change.id === draftIdOf(id));
  const gone = {
    ...base,
    ...version,
    type: draft?.next ? 'unpublishDocument' : 'deleteDocumentGroup',
    versionRevisionId: revision,
  };
  const isPublishing = Boolean(own?.previous && !own.next && published?.next);
  if (id === publishedId) {
    if (!published) return [];
    if (!published.next) return [gone];
    if (isPublishing) return [published_];
    return [
      {
        ...base,
        type: published.previous ? 'updateLiveDocument' : 'createLiveDocument',
        revisionId: revision,
      },
    ];
  }
  const events: JsonObject[] = [];
  if (own && !own.previous && own.next) {
    events.push({ ...base, ...version, type: 'createDocumentVersion', versionRevisionId: revision });
  }
  if (isPublishing) events.push(published_);
  else if (own?.previous && !own.next) events.push({ ...base, ...version, type: 'deleteDocumentVersion' });
  if (published?.previous && !published.next && !publishedExists) events.push(gone);
  return events;
}

/** `GET data/history/:dataset/events/documents/:id`, newest first */
export function getEvents(exchange: Exchange): void {
  exchange.user();
  const { dataset } = exchange;
  const id = exchange.part('id');
  const ids = [publishedIdOf(id), draftIdOf(id), ...dataset.history.versionIdsOf(publishedIdOf(id))];
  const numbers = dataset.history.numbersOf(ids, null, null);
  const transactions = dataset.history.transactions(numbers.slice(-TRANSACTIONS_MAX), ids);
  const publishedExists = dataset.get(publishedIdOf(id)) !== undefined;
  const events = transactions.flatMap((transaction) => eventsOf(transaction, id, publishedExists));
  exchange.json({ events: { [id]: events.toReversed() }, nextCursor: '' });
}
