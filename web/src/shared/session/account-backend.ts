/** Accounts as the session store asks for them. Loads Firebase Auth and Firestore (lite). */
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { isAdmin as isAdminAccount, memberStanding } from '@lumen-throw/community/roles';
import { observeSession, signOut } from '@lumen-throw/community/session';
import type { Member } from '@lumen-throw/community/index';
import type { SessionBackend } from './session-store.ts';

/** A member is announced together with the role, so that no screen acts on a role not known yet. */
export function accountBackend(firebase: FirebaseEnvironment): SessionBackend {
  let latest: Member | null = null;
  let announce: Parameters<SessionBackend['watch']>[0] | null = null;
  const lookUp = async (member: Member): Promise<void> => {
    const { uid, displayName, email, hasPassword } = member;
    const [isAdmin, standing] = await Promise.all([
      isAdminAccount(firebase, uid),
      memberStanding(firebase, uid),
    ]);
    // Somebody else may have signed in, or nobody be left, while the role was looked up.
    if (latest !== member) return;
    const user = {
      id: uid,
      displayName: displayName || null,
      email: email || null,
      hasPassword,
      ...standing,
    };
    announce?.({ user, isAdmin });
  };
  return {
    watch: (onChange) => {
      announce = onChange;
      return observeSession(firebase, (member) => {
        latest = member;
        if (member) void lookUp(member);
        else onChange(null);
      });
    },
    lookAgain: async () => {
      if (latest) await lookUp(latest);
    },
    signOut: () => signOut(firebase),
  };
}
