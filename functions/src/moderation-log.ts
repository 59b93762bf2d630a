/** The moderation log, as functions read it and add to it. */
import {
  FieldValue,
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import type { ModerationAction } from '@lumen-throw/domain/moderation';
import type { Moderator } from './admin-calls.ts';

function timeOf(entry: DocumentSnapshot): number {
  const at: unknown = entry.get('at');
  return at instanceof Timestamp ? at.toMillis() : 0;
}

/** The entries about a setup, a member or a month, oldest first. */
export async function entriesOf(
  db: Firestore,
  transaction: Transaction,
  field: 'setup_id' | 'owner' | 'month',
  value: string,
): Promise<DocumentSnapshot[]> {
  const found = await transaction.get(db.collection(COLLECTIONS.moderationLog).where(field, '==', value));
  return found.docs.toSorted((a, b) => timeOf(a) - timeOf(b));
}

/** The last of some acts; undefined where there was none. @param entries oldest first */
export function lastOf(
  entries: readonly DocumentSnapshot[],
  actions: readonly ModerationAction[],
): DocumentSnapshot | undefined {
  return entries.findLast((entry) => actions.some((action) => action === entry.get('action')));
}

/** What an entry is about. */
interface About {
  /** '' where it is about the member. */
  setupId: string;
  /** The setup's title, or the member's shown name. */
  title: string;
  /** The setup's owner, or the member. */
  owner: string;
}

/** An entry's fields, without month, reason and note. */
export function entryOf(moderator: Moderator, action: ModerationAction, { setupId, title, owner }: About) {
  return {
    action,
    setup_id: setupId,
    setup_title: title,
    owner,
    replaced_setup_id: null,
    month: null,
    reason: null,
    note: '',
    moderator: moderator.uid,
    moderator_name: moderator.name,
    at: FieldValue.serverTimestamp(),
  };
}

/** What an entry says of a setup. */
export function aboutSetup(setup: DocumentSnapshot): About {
  return { setupId: setup.id, title: String(setup.get('title')), owner: String(setup.get('created_by')) };
}
