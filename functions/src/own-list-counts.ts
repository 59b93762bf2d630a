/** Numbers made of members' private lists: owners of a projector, and members who made a setup their own. */
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { COLLECTIONS, SETUP_ID } from '@lumen-throw/domain/collections';
import { CATALOG_ID } from '@lumen-throw/domain/setup-details';
import { firestore } from './firebase-admin.ts';
import { keepRooms } from './projector-rooms.ts';

interface ListChange {
  before: DocumentSnapshot;
  after: DocumentSnapshot;
}

/** Ids that a change of a list added or took off. @param form of an id on it */
function changedIds(data: ListChange | undefined, field: string, form: RegExp): string[] {
  const idsOf = (list: DocumentSnapshot | undefined): Set<string> => {
    const ids: unknown = list?.get(field);
    return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === 'string' && form.test(id)) : []);
  };
  return [...idsOf(data?.before).symmetricDifference(idsOf(data?.after))];
}

function hasSetup(list: DocumentSnapshot, setupId: string): boolean {
  const setups: unknown = list.get('setups');
  return Array.isArray(setups) && setups.includes(setupId);
}

/** After a member said which projectors are owned, or no longer: counts the owners of those that changed. */
export const countOwners = onDocumentWritten(
  { document: `${COLLECTIONS.ownedModels}/{uid}`, retry: true },
  async ({ data }) => {
    const models = changedIds(data, 'models', CATALOG_ID);
    for (const model of models) await keepRooms(firestore(), model);
    logger.info('Counted the owners of projectors', { models });
  },
);

/**
 * Counts the members but its owner who recreated a setup, for its owner; a setup that is gone, or that nobody
 * has, has no number.
 */
export async function keepSetupNumbers(db: Firestore, setupId: string): Promise<void> {
  const lists = db.collection(COLLECTIONS.recreatedSetups).where('setups', 'array-contains', setupId);
  const { count } = (await lists.count().get()).data();
  const kept = db.collection(COLLECTIONS.setupNumbers).doc(setupId);
  await db.runTransaction(async (transaction) => {
    const setup = await transaction.get(db.collection(COLLECTIONS.setups).doc(setupId));
    const owner = String(setup.get('created_by'));
    const own =
      setup.exists && (await transaction.get(db.collection(COLLECTIONS.recreatedSetups).doc(owner)));
    const recreated = own && hasSetup(own, setupId) ? count - 1 : count;
    if (setup.exists && recreated > 0) transaction.set(kept, { owner, recreated });
    else transaction.delete(kept);
  });
}

/** After a member recreated a setup. */
export const countRecreations = onDocumentWritten(
  { document: `${COLLECTIONS.recreatedSetups}/{uid}`, retry: true },
  async ({ data }) => {
    const setups = changedIds(data, 'setups', SETUP_ID);
    for (const setup of setups) await keepSetupNumbers(firestore(), setup);
    logger.info('Counted the recreations of setups', { setups });
  },
);
