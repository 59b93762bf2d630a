import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { loadRoles, loadSession } from '../community/index.ts';
import { maybeSignedIn } from '../community/session-hint.ts';
import { connectSession, type SessionBackend } from './session-store.ts';

/** Accounts as the session store asks for them; loads Firebase. */
async function loadAccounts(firebase: FirebaseEnvironment): Promise<SessionBackend> {
  const [accounts, roles] = await Promise.all([loadSession(), loadRoles()]);
  return {
    watch: (onChange) => {
      let latest: string | null = null;
      return accounts.observeSession(firebase, (member) => {
        latest = member?.uid ?? null;
        if (!member) {
          onChange(null);
          return;
        }
        const { uid, displayName, email } = member;
        void roles.isAdmin(firebase, uid).then((isAdmin) => {
          // Somebody else may have signed in, or nobody be left, while the role was looked up.
          if (latest === uid) {
            onChange({ user: { id: uid, displayName: displayName || null, email: email || null }, isAdmin });
          }
        });
      });
    },
    signOut: () => accounts.signOut(firebase),
  };
}

/** Tells the session how accounts are loaded, and loads them where somebody signed in before. */
export function connectAccounts(firebase: FirebaseEnvironment): void {
  connectSession({ load: () => loadAccounts(firebase), expected: maybeSignedIn() });
}
