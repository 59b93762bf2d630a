/** Accounts as the session store asks for them. Loads Firebase Auth and Firestore (lite). */
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { isAdmin as isAdminAccount, memberStanding } from '@lumen-throw/community/roles';
import { observeSession, signOut } from '@lumen-throw/community/session';
import type { SessionBackend } from './session-store.ts';

/** A member is announced together with the role, so that no screen acts on a role not known yet. */
export function accountBackend(firebase: FirebaseEnvironment): SessionBackend {
  return {
    watch: (onChange) => {
      let latest: string | null = null;
      return observeSession(firebase, (member) => {
        latest = member?.uid ?? null;
        if (!member) {
          onChange(null);
          return;
        }
        const { uid, displayName, email, hasPassword } = member;
        const lookups = [isAdminAccount(firebase, uid), memberStanding(firebase, uid)] as const;
        void Promise.all(lookups).then(([isAdmin, standing]) => {
          // Somebody else may have signed in, or nobody be left, while the role was looked up.
          if (latest === uid) {
            const user = {
              id: uid,
              displayName: displayName || null,
              email: email || null,
              hasPassword,
              ...standing,
            };
            onChange({ user, isAdmin });
          }
        });
      });
    },
    signOut: () => signOut(firebase),
  };
}
