import { loadRoles, loadSession, shownName, type Member } from '../community/index.ts';
import { readEnvironment } from '../environment/page-environment.ts';
import type { SessionBackend, SessionUser } from './session-store.ts';

function userOf(member: Member): SessionUser {
  return { id: member.uid, displayName: shownName(member), email: member.email };
}

/**
 * Accounts from the community, in the form that the session store wants. A member is announced
 * together with the role, so that no screen ever acts on a role that is not known yet.
 */
export async function loadAccountBackend(): Promise<SessionBackend> {
  const { firebase } = readEnvironment();
  const [{ observeSession, signOut }, { isAdmin }] = await Promise.all([loadSession(), loadRoles()]);
  return {
    watch: (onChange) => {
      let latest = 0;
      return observeSession(firebase, (member) => {
        latest += 1;
        const turn = latest;
        if (!member) {
          onChange(null);
          return;
        }
        void isAdmin(firebase, member.uid).then((admin) => {
          // Somebody else may have signed in or out meanwhile.
          if (turn === latest) onChange({ user: userOf(member), isAdmin: admin });
        });
      });
    },
    signOut: () => signOut(firebase),
  };
}
