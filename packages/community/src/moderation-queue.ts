/** What waits for an admin. Loads Firestore (lite). */
import {
  collection,
  getDocs,
  limit,
  orderBy,
  query,
  where,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase/firestore/lite';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { PAGE_SIZES } from '@lumen-throw/domain/limits';
import type { QueueItem } from '@lumen-throw/domain/moderation';
import type { Setup, SetupDraft } from '@lumen-throw/domain/setup';
import { guarded } from './sdk-failures.ts';
import { firestoreService } from './firestore-service.ts';
import { readSetups } from './setup-search.ts';

/** As functions store it: times are Firestore's. */
type Stored<Part> = Omit<Part, 'at'> & { at: Timestamp };

/** An item with its setup; null for a member's, and for one that was deleted a moment ago. */
export interface QueuedSetup extends QueueItem {
  setup: Setup | null;
}

function itemFrom(found: QueryDocumentSnapshot): QueueItem {
  const stored = found.data() as Omit<QueueItem, 'id' | 'latest' | 'answer' | 'editedSince'> & {
    latest: Stored<QueueItem['latest'][number]>[];
    answer: Stored<NonNullable<QueueItem['answer']>> | null;
  };
  const decided: unknown = found.get('decided_at');
  const latest = stored.latest.map((report) => ({ ...report, at: report.at.toDate() }));
  const since = decided instanceof Timestamp ? decided.toDate() : (latest.at(-1)?.at ?? null);
  const edited: unknown = found.get('edited_at');
  return {
    ...stored,
    id: found.id,
    editedSince: since && edited instanceof Timestamp && edited.toDate() > since ? since : null,
    latest,
    answer: stored.answer && { ...stored.answer, at: stored.answer.at.toDate() },
  };
}

/** The heaviest items that wait, each with its setup; what is decided makes room for the next. */
export function listQueue(env: FirebaseEnvironment): Promise<QueuedSetup[]> {
  return guarded(async () => {
    const { docs } = await getDocs(
      query(
        collection(firestoreService(env), COLLECTIONS.moderationQueue),
        where('open', '==', true),
        orderBy('weight', 'desc'),
        limit(PAGE_SIZES.queue),
      ),
    );
    const items = docs.map(itemFrom);
    const ids = items.filter(({ kind }) => kind === 'setup').map(({ id }) => id);
    const setups = new Map((await readSetups(env, ids)).map((setup) => [setup.id, setup]));
    return items.map((item) => ({ ...item, setup: setups.get(item.id) ?? null }));
  });
}

/** What a setup was until its owner edited it. */
export interface EarlierVersion extends SetupDraft {
  /** How many pictures it had. */
  pictures: number;
  /** When the edit came. */
  at: Date;
}

/** A setup's latest edits, each with what was there before; for admins. */
export function listEarlierVersions(env: FirebaseEnvironment, setupId: string): Promise<EarlierVersion[]> {
  return guarded(async () => {
    const { docs } = await getDocs(
      query(
        collection(firestoreService(env), COLLECTIONS.setupEdits),
        where('setup_id', '==', setupId),
        orderBy('at', 'desc'),
        limit(PAGE_SIZES.edits),
      ),
    );
    return docs.map((edit) => {
      const { before, at } = edit.data() as { before: SetupDraft & { images: string[] }; at: Timestamp };
      const { images, ...content } = before;
      return { ...content, pictures: images.length, at: at.toDate() };
    });
  });
}
