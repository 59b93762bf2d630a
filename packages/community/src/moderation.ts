/** What admins do. Every act and its entry in the moderation log are one atomic write. Loads Firestore (lite) and Auth. */
import {
  collection,
  doc,
  documentId,
  getDocs,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  startAfter,
  Timestamp,
  where,
  type DocumentData,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase/firestore/lite';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { PAGE_SIZES } from '@lumen-throw/domain/limits';
import { cleanText } from '@lumen-throw/domain/member-text';
import type {
  Explanation,
  ModerationAction,
  ModerationEntry,
  UndoAnswer,
} from '@lumen-throw/domain/moderation';
import type { SetupStatus } from '@lumen-throw/domain/setup';
import { siteMonthKey } from '@lumen-throw/domain/site-calendar';
import { callFunction } from './call-function.ts';
import { CommunityError } from './community-error.ts';
import { guarded, isDenied, LONG_TIMEOUT, readOnce } from './sdk-failures.ts';
import { firestoreService } from './firestore-service.ts';
import { sessionName } from './session-name.ts';
import {
  cursorAt,
  goneSetupDocument,
  readSetupPage,
  setupDocument,
  type PageCursor,
  type SetupPage,
} from './setup-documents.ts';

/**
 * One page of all submissions, newest first.
 * @param status only these; null for all
 */
export function listSubmissions(
  env: FirebaseEnvironment,
  status: SetupStatus | null = null,
  after: PageCursor | null = null,
): Promise<SetupPage> {
  const conditions = status === null ? [] : [where('status', '==', status)];
  return guarded(() => readSetupPage(env, conditions, PAGE_SIZES.admin, after));
}

const DECIDED_ANEW = 'It was decided anew since, or more than a day ago, and stays as it is.';

interface Act {
  moderator: string;
  action: ModerationAction;
  setup: DocumentSnapshot;
  /** Setup that loses the month to this one. */
  replaced?: string | null;
  month?: string | null;
  /** Of hiding and deleting alone. */
  why?: Explanation;
}

/** Writes the log entry, and the moderator's desk, through which the rules find it. @returns the entry's id */
async function record(
  env: FirebaseEnvironment,
  transaction: Transaction,
  { moderator, action, setup, replaced = null, month = null, why }: Act,
): Promise<string> {
  const { name: moderatorName } = await sessionName(env);
  const firestore = firestoreService(env);
  const entry = doc(collection(firestore, COLLECTIONS.moderationLog));
  transaction.set(entry, {
    action,
    setup_id: setup.id,
    setup_title: setup.get('title'),
    owner: setup.get('created_by'),
    replaced_setup_id: replaced,
    month,
    reason: why?.reason ?? null,
    note: cleanText(why?.note ?? ''),
    moderator,
    moderator_name: moderatorName,
    at: serverTimestamp(),
  });
  transaction.set(doc(firestore, COLLECTIONS.moderationDesk, moderator), { entry: entry.id });
  return entry.id;
}

/** @returns the id of the act's entry; null where nothing was to do */
type SetupAct = (transaction: Transaction, setup: DocumentSnapshot) => Promise<string | null>;

/**
 * Two admins at once: the rules already see what the other one did and refuse what was built on the
 * state before, which the SDK does not repeat as it repeats a plain conflict.
 */
const ATTEMPTS = 3;

/** Reads a setup, lets `act` write, all in one transaction. */
function onSetup(env: FirebaseEnvironment, setupId: string, act: SetupAct): Promise<string | null> {
  return guarded(async () => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await runTransaction(firestoreService(env), async (transaction) => {
          const setup = await readOnce(() => transaction.get(setupDocument(env, setupId)));
          if (!setup.exists()) throw new CommunityError('not-found', 'The setup is no longer there.');
          return act(transaction, setup);
        });
      } catch (error) {
        if (!isDenied(error) || attempt === ATTEMPTS) throw error;
      }
    }
  });
}

/**
 * Makes a setup the Setup of the Month of the site's current month, instead of the one that is.
 * When two admins do so at once, one of them is last and exactly one setup is featured.
 */
export function featureSetup(
  env: FirebaseEnvironment,
  moderator: string,
  setupId: string,
): Promise<string | null> {
  return onSetup(env, setupId, async (transaction, setup) => {
    const month = siteMonthKey(new Date());
    const pointer = doc(firestoreService(env), COLLECTIONS.featuredMonths, month);
    const current: unknown = (await transaction.get(pointer)).get('setup_id');
    if (current === setupId) return null;
    const before = typeof current === 'string' ? await transaction.get(setupDocument(env, current)) : null;
    // It may have lost the month already, or be gone.
    const loser = before?.get('is_featured_month') === true ? before : null;
    if (loser) transaction.update(loser.ref, { is_featured_month: false, featured_month: null });
    transaction.update(setup.ref, { is_featured_month: true, featured_month: month });
    transaction.set(pointer, { setup_id: setupId });
    return record(env, transaction, {
      moderator,
      action: 'feature',
      setup,
      replaced: loser?.id ?? null,
      month,
    });
  });
}

/** Withdraws the flag and, with it, the month's pointer. @returns the month, null when not featured */
function withdraw(
  env: FirebaseEnvironment,
  transaction: Transaction,
  setup: DocumentSnapshot,
): { month: string | null; changes: DocumentData } {
  const month: unknown = setup.get('featured_month');
  if (setup.get('is_featured_month') !== true || typeof month !== 'string')
    return { month: null, changes: {} };
  transaction.delete(doc(firestoreService(env), COLLECTIONS.featuredMonths, month));
  return { month, changes: { is_featured_month: false, featured_month: null } };
}

/** Takes the month back from a setup. */
export function unfeatureSetup(
  env: FirebaseEnvironment,
  moderator: string,
  setupId: string,
): Promise<string | null> {
  return onSetup(env, setupId, async (transaction, setup) => {
    const { month, changes } = withdraw(env, transaction, setup);
    if (month === null) return null;
    transaction.update(setup.ref, changes);
    return record(env, transaction, { moderator, action: 'unfeature', setup, month });
  });
}

/**
 * Hides a setup; the Setup of the Month also gives the month back. A function then tells the owner why.
 * @param why what the owner reads
 * @returns the id of the entry, which takes it back; null where it was hidden before
 */
export function hideSetup(
  env: FirebaseEnvironment,
  moderator: string,
  setupId: string,
  why: Explanation,
): Promise<string | null> {
  return onSetup(env, setupId, async (transaction, setup) => {
    if (setup.get('status') === 'Hidden') return null;
    const { month, changes } = withdraw(env, transaction, setup);
    transaction.update(setup.ref, { ...changes, status: 'Hidden' });
    return record(env, transaction, { moderator, action: 'hide', setup, month, why });
  });
}

/** Publishes a hidden setup again; one of a banned member stays hidden, which the rules refuse. */
export function publishSetup(
  env: FirebaseEnvironment,
  moderator: string,
  setupId: string,
): Promise<string | null> {
  return onSetup(env, setupId, async (transaction, setup) => {
    if (setup.get('status') === 'Published') return null;
    transaction.update(setup.ref, { status: 'Published' });
    return record(env, transaction, { moderator, action: 'publish', setup });
  });
}

/**
 * Leaves a reported or answered setup as it is. A function then changes the queue and tells those who
 * reported.
 * @returns the id of the entry, which takes it back
 */
export function keepSetup(
  env: FirebaseEnvironment,
  moderator: string,
  setupId: string,
): Promise<string | null> {
  return onSetup(env, setupId, (transaction, setup) =>
    record(env, transaction, { moderator, action: 'keep', setup }),
  );
}

/**
 * Takes a decision back, also one about a member, with what followed from it.
 * @param entry id of its entry in the log
 * @throws CommunityError 'decided-anew' where something was decided since, or a day has passed
 */
export function undoDecision(env: FirebaseEnvironment, entry: string): Promise<void> {
  return guarded(async () => {
    const { undone } = (await callFunction(env, 'undoDecision', { entry })) as UndoAnswer;
    if (!undone) throw new CommunityError('decided-anew', DECIDED_ANEW);
  }, LONG_TIMEOUT);
}

/**
 * Deletes any setup for good; a function then removes its likes and pictures.
 * @param why what the owner reads
 */
export function removeSetup(
  env: FirebaseEnvironment,
  moderator: string,
  setupId: string,
  why: Explanation,
): Promise<string | null> {
  return onSetup(env, setupId, async (transaction, setup) => {
    const { month } = withdraw(env, transaction, setup);
    transaction.delete(setup.ref);
    transaction.set(goneSetupDocument(env, setupId), { deleted_at: serverTimestamp() });
    return record(env, transaction, { moderator, action: 'delete', setup, month, why });
  });
}

/** A page of the moderation log. */
export interface LogPage {
  entries: ModerationEntry[];
  /** Cursor of the next page; null when this is the last. */
  next: PageCursor | null;
}

/** One page of the moderation log, newest first; the rules let only admins read it. */
export function listModerationLog(
  env: FirebaseEnvironment,
  after: PageCursor | null = null,
): Promise<LogPage> {
  return guarded(async () => {
    const found = await getDocs(
      query(
        collection(firestoreService(env), COLLECTIONS.moderationLog),
        orderBy('at', 'desc'),
        orderBy(documentId(), 'desc'),
        ...(after ? [startAfter(new Timestamp(after.seconds, after.nanoseconds), after.id)] : []),
        limit(PAGE_SIZES.admin),
      ),
    );
    const entries = found.docs.map((entry) => {
      const stored = entry.data() as Omit<ModerationEntry, 'id' | 'at'> & { at: Timestamp };
      return { ...stored, id: entry.id, at: stored.at.toDate() };
    });
    const last = found.docs.length === PAGE_SIZES.admin ? found.docs.at(-1) : undefined;
    return { entries, next: last ? cursorAt(last, 'at') : null };
  });
}
