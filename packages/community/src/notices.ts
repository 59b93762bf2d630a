/** What a member is told, and the answers to decisions. Loads Firestore (lite). */
import { doc, getDoc, serverTimestamp, setDoc, type Timestamp } from 'firebase/firestore/lite';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { cleanText } from '@lumen-throw/domain/member-text';
import type { Notice } from '@lumen-throw/domain/notices';
import { CommunityError } from './community-error.ts';
import { guarded, isDenied } from './sdk-failures.ts';
import { firestoreService } from './firestore-service.ts';

type StoredNotice = Omit<Notice, 'at'> & { at: Timestamp };

/** A member's notices, newest first. */
export interface Notices {
  notices: Notice[];
  /** When the member looked at them last; null for never. */
  seenAt: Date | null;
}

/** Reads what the member was told: two documents, whatever happened. */
export function readNotices(env: FirebaseEnvironment, uid: string): Promise<Notices> {
  return guarded(async () => {
    const firestore = firestoreService(env);
    const [kept, seen] = await Promise.all([
      getDoc(doc(firestore, COLLECTIONS.memberNotices, uid)),
      getDoc(doc(firestore, COLLECTIONS.noticesSeen, uid)),
    ]);
    const stored = (kept.get('notices') ?? []) as StoredNotice[];
    const seenAt = seen.get('seen_at') as Timestamp | undefined;
    return {
      notices: stored.map((notice) => ({ ...notice, at: notice.at.toDate() })),
      seenAt: seenAt?.toDate() ?? null,
    };
  });
}

/** Notes that the member has looked at the notices. */
export function markNoticesSeen(env: FirebaseEnvironment, uid: string): Promise<void> {
  return guarded(() =>
    setDoc(doc(firestoreService(env), COLLECTIONS.noticesSeen, uid), { seen_at: serverTimestamp() }),
  );
}

/**
 * Answers a decision about the member, once.
 * @param entry id of the decision's entry in the log, as its notice has it
 * @throws CommunityError 'answered-before' for a second answer
 */
export function answerDecision(
  env: FirebaseEnvironment,
  uid: string,
  entry: string,
  text: string,
): Promise<void> {
  return guarded(async () => {
    try {
      await setDoc(doc(firestoreService(env), COLLECTIONS.moderationAnswers, entry), {
        owner: uid,
        text: cleanText(text),
        at: serverTimestamp(),
      });
    } catch (error) {
      if (!isDenied(error)) throw error;
      throw new CommunityError(
        'answered-before',
        'This decision was answered before, or no longer stands.',
        null,
        error,
      );
    }
  });
}
