import { stripPlan, type StoredSamples } from '@lumen-throw/domain/samples';
import type { SanityClient, Transaction } from '@sanity/client';

/** All of it or nothing: one transaction, refused when a document isn't the one that was counted. */
export function stripTransaction(client: SanityClient, samples: StoredSamples): Transaction {
  const { patches, deletes } = stripPlan(samples);
  let transaction = client.transaction();
  for (const { id, rev, unset } of patches)
    transaction = transaction.patch(id, (patch) => patch.ifRevisionId(rev).unset(unset));
  for (const id of deletes) transaction = transaction.delete(id);
  return transaction;
}

/** What is known after a failure. Only a conflict is an answer that says that nothing was taken out. */
export function stripFailure(error: unknown): 'changed' | 'unclear' {
  return error instanceof Error && 'statusCode' in error && error.statusCode === 409 ? 'changed' : 'unclear';
}
