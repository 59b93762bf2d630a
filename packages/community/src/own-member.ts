/** The signed-in member's document in `members`. Loads Firestore (lite) and Auth. */
import {
  getDoc,
  setDoc,
  serverTimestamp,
  updateDoc,
  type DocumentSnapshot,
  doc,
} from 'firebase/firestore/lite';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { MEMBER_STATE, memberState, type Ban, type MemberState } from '@lumen-throw/domain/member-state';
import { reportReason } from '@lumen-throw/domain/moderation';
import { guarded, isDenied } from './sdk-failures.ts';
import { firestoreService } from './firestore-service.ts';
import { sessionName } from './session-name.ts';

function read(env: FirebaseEnvironment, uid: string): Promise<DocumentSnapshot> {
  return getDoc(doc(firestoreService(env), COLLECTIONS.members, uid));
}

async function write(env: FirebaseEnvironment): Promise<void> {
  const { uid, shown, confirmed } = await sessionName(env);
  const member = await read(env, uid);
  if (!member.exists()) {
    const first = { shown_name: shown, confirmed, since: serverTimestamp(), state: MEMBER_STATE.active };
    await setDoc(member.ref, first);
  } else if (member.get('shown_name') !== shown || member.get('confirmed') !== confirmed) {
    await updateDoc(member.ref, { shown_name: shown, confirmed });
  }
}

/**
 * Writes what the session says of the member where the document says something else: after signing in, and
 * with a new name. The rules compare both with the session.
 */
export function keepMember(env: FirebaseEnvironment): Promise<void> {
  return guarded(async () => {
    try {
      await write(env);
    } catch (error) {
      if (!isDenied(error)) throw error;
      // Another call made the document in between: now it is there to be changed.
      await write(env);
    }
  });
}

/** What the member's own document says. */
export interface OwnMember {
  state: MemberState;
  since: Date | null;
  /** Whether a setup of the member's stayed; see `packages/domain/src/trust.ts`. */
  stayed: boolean;
  /** Null for a member who is not banned. */
  ban: Ban | null;
}

/** Whether the signed-in member takes part, and why not. */
export function ownMember(env: FirebaseEnvironment, uid: string): Promise<OwnMember> {
  return guarded(async () => {
    const member = await read(env, uid);
    const state = memberState(member.get('state'));
    const since = member.get('since') as { toDate: () => Date } | undefined;
    const banned = state === MEMBER_STATE.banned;
    return {
      state,
      since: since?.toDate() ?? null,
      stayed: member.get('stayed') === true,
      ban: banned
        ? {
            entry: String(member.get('ban.entry')),
            reason: reportReason(member.get('ban.reason')) ?? 'other',
            note: String(member.get('ban.note') ?? ''),
          }
        : null,
    };
  });
}
