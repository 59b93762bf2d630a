/** `data/doc`, `data/mutate`, `data/references`: documents by id, and changes of them. */

import type { Exchange } from '../http/exchange.ts';
import { invalidMutation, plainError } from '../http/api-error.ts';
import { readJsonObject } from '../http/request-body.ts';
import { isPublicId } from '../documents/document.ts';
import { selectionsOf } from '../documents/mutations.ts';
import { isReleaseId } from '../releases/release-document.ts';

/** `GET data/doc/:dataset/:ids` */
export function getDocuments(exchange: Exchange): void {
  const { dataset, caller } = exchange;
  const asked = exchange.parts('ids');
  const withVersions = exchange.flag('includeAllVersions') && caller.kind === 'user';
  const ids = withVersions ? asked.flatMap((id) => [id, ...dataset.versionIdsOf(id)]) : asked;
  const documents = [];
  const omitted = [];
  for (const id of ids) {
    const document = dataset.get(id);
    if (!document) omitted.push({ id, reason: 'existence' });
    else if (caller.kind === 'anonymous' && !isPublicId(id)) omitted.push({ id, reason: 'permission' });
    else documents.push(document);
  }
  exchange.json({ documents, omitted });
}

/** `POST data/mutate/:dataset` */
export async function mutate(exchange: Exchange): Promise<void> {
  const { dataset } = exchange;
  const author = exchange.editor().id;
  const body = await readJsonObject(exchange.request);
  const mutations = body['mutations'];
  if (!Array.isArray(mutations)) throw plainError(400, 'The request body needs a list of mutations');
  const { transactionId } = body;
  const outcome = await dataset.commit(
    (staging) => {
      for (const [index, mutation] of mutations.entries()) staging.apply(mutation, index);
      const release = staging.changes().find(({ id }) => isReleaseId(id));
      if (release) throw invalidMutation(`"${release.id}" is changed by actions on releases only`);
    },
    {
      author,
      transactionId: typeof transactionId === 'string' ? transactionId : undefined,
      dryRun: exchange.flag('dryRun'),
      autoGenerateArrayKeys: exchange.flag('autoGenerateArrayKeys'),
      selections: selectionsOf(mutations),
    },
  );
  const returnDocuments = exchange.flag('returnDocuments');
  const returnIds = returnDocuments || exchange.flag('returnIds');
  const after = new Map(outcome.changes.map((change) => [change.id, change.next]));
  exchange.json({
    transactionId: outcome.transactionId,
    results: outcome.results.map(({ id, operation }) => ({
      ...(returnIds ? { id } : {}),
      operation,
      ...(returnDocuments ? { document: after.has(id) ? after.get(id) : (dataset.get(id) ?? null) } : {}),
    })),
  });
}

/** `GET data/references/:dataset/documents/:id/to`: how many documents of this dataset refer to one. */
export function getReferences(exchange: Exchange): void {
  exchange.user();
  const internal = exchange.flag('excludeInternalReferences')
    ? []
    : exchange.dataset.referencesTo(exchange.part('id'));
  exchange.json({
    totalCount: internal.length,
    references: internal.map((documentId) => ({
      projectId: exchange.lake.projectId,
      datasetName: exchange.dataset.name,
      documentId,
    })),
  });
}
