/**
 * Bans a member: `npm run member:ban -- <email>`; with `--lift` the contrary. Works on the emulators
 * or, with LUMEN_BACKEND=hosted and Google credentials, on the hosted project.
 */
import { FieldValue } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import { adminServices, type AdminTarget } from './admin-services.ts';
import { runOperatorCommand } from './operator-command.ts';

/**
 * Ends what a member can do, sessions that are open included: the rules ask for the note before
 * anything is added. What the member shared stays until somebody hides or deletes it.
 * @throws Error when no account has this address
 */
export async function banMember(target: AdminTarget, email: string): Promise<void> {
  await using services = adminServices(target);
  const { uid } = await services.auth.getUserByEmail(email);
  // First what is in force at once.
  await services.firestore
    .collection(COLLECTIONS.goneMembers)
    .doc(uid)
    .set({ reason: 'banned', since: FieldValue.serverTimestamp() });
  await services.firestore.collection(COLLECTIONS.roles).doc(uid).delete();
  await services.auth.updateUser(uid, { disabled: true });
  await services.auth.revokeRefreshTokens(uid);
}

/**
 * Lets a banned member in again; a role as admin does not come back.
 * @throws Error when no account has this address
 */
export async function liftBan(target: AdminTarget, email: string): Promise<void> {
  await using services = adminServices(target);
  const { uid } = await services.auth.getUserByEmail(email);
  await services.auth.updateUser(uid, { disabled: false });
  await services.firestore.collection(COLLECTIONS.goneMembers).doc(uid).delete();
}

if (import.meta.main) {
  await runOperatorCommand({
    name: 'member:ban',
    undo: 'lift',
    act: async (target, email, lift) => {
      await (lift ? liftBan(target, email) : banMember(target, email));
      return lift ? `${email} may take part again.` : `${email} is banned.`;
    },
  });
}
