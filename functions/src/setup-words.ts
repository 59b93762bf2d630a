/** What the search asks: one entry for each setup, published or hidden, with every word that finds it. */
import { Timestamp, type DocumentSnapshot, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import { NO_DETAILS } from '@lumen-throw/domain/setup-details';
import type { SetupFields } from '@lumen-throw/domain/setup';
import { filterWords, searchEntryId, setupWords } from '@lumen-throw/domain/setup-search';
import { storedDetails } from './stored-details.ts';

/**
 * Reads what is kept of a setup's words, for a transaction that has written nothing yet.
 * @returns what writes them as the setup is now, or takes them away where it is gone
 */
export async function wordsOfSetup(
  db: Firestore,
  transaction: Transaction,
  setupId: string,
  setup: DocumentSnapshot | undefined,
  details: DocumentSnapshot | undefined,
): Promise<() => void> {
  const entries = db.collection(COLLECTIONS.setupWords);
  const created: unknown = setup?.get('created_at');
  if (!setup?.exists || !(created instanceof Timestamp)) {
    const { docs } = await transaction.get(entries.where('setup_id', '==', setupId));
    return () => {
      for (const { ref } of docs) transaction.delete(ref);
    };
  }
  const entry = entries.doc(searchEntryId(created.toMillis(), setupId));
  const before = await transaction.get(entry);
  const fields = setup.data() as SetupFields;
  const known = (details && storedDetails(details)) ?? NO_DETAILS;
  const { size_tag: size, type_tag: type } = fields;
  const filters = { type, size, light: known.light, place: known.place, projector: known.projector };
  const found = [...setupWords(fields, known), ...filterWords(filters)].toSorted();
  // A like changes no word.
  const kept = Object.keys((before.get('words') ?? {}) as object).toSorted();
  if (before.get('status') === fields.status && kept.join(' ') === found.join(' ')) return () => {};
  const words = Object.fromEntries(found.map((word) => [word, true]));
  return () => transaction.set(entry, { setup_id: setupId, status: fields.status, words });
}
