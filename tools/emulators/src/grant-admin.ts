/**
 * Makes a member an admin: `npm run tool -- grant-admin <email>`; with `--revoke` the contrary. Works on
 * the emulators or, with LUMEN_BACKEND=hosted and Google credentials, on the hosted project.
 */
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import { adminServices, type AdminTarget } from './admin-services.ts';
import { runOperatorCommand } from './operator-command.ts';

/**
 * Gives or takes the role 'admin'; rules and site follow at once, without a new sign-in.
 * @throws Error when no account has this address
 */
export async function grantAdmin(target: AdminTarget, email: string, grant: boolean): Promise<void> {
  await using services = adminServices(target);
  const { uid } = await services.auth.getUserByEmail(email);
  const role = services.firestore.collection(COLLECTIONS.roles).doc(uid);
  if (grant) await role.set({ role: 'admin' });
  else await role.delete();
}

if (import.meta.main) {
  await runOperatorCommand({
    name: 'grant-admin',
    undo: 'revoke',
    act: async (target, email, revoke) => {
      await grantAdmin(target, email, !revoke);
      return revoke ? `${email} is no longer an admin.` : `${email} is an admin now.`;
    },
  });
}
