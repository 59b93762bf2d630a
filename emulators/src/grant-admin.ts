/**
 * Makes a member an admin: `npm run admin:grant -- <email>`; with `--revoke` the contrary. Works on
 * the emulators or, with LUMEN_BACKEND=hosted and Google credentials, on the hosted project.
 */
import { parseArgs } from 'node:util';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import { parseEnvironment } from '@lumen-throw/domain/environment';
import { adminServices, type AdminTarget } from './admin-services.ts';

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

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { revoke: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [email] = positionals;
  if (!email || positionals.length > 1) throw new Error('Usage: npm run admin:grant -- <email> [--revoke]');
  const { firebase } = parseEnvironment(process.env);
  await grantAdmin(firebase, email, !values.revoke);
  console.log(values.revoke ? `${email} is no longer an admin.` : `${email} is an admin now.`);
}

if (import.meta.main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
