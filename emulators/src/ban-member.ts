/**
 * Bans a member: `npm run member:ban -- <email>`; with `--lift` the contrary. Works on the emulators
 * or, with LUMEN_BACKEND=hosted and Google credentials, on the hosted project.
 */
import { parseArgs } from 'node:util';
import { FieldValue } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import { parseEnvironment } from '@lumen-throw/domain/environment';
import { adminServices, type AdminTarget } from './admin-services.ts';

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

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { lift: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [email] = positionals;
  if (!email || positionals.length > 1) throw new Error('Usage: npm run member:ban -- <email> [--lift]');
  const { firebase } = parseEnvironment(process.env);
  await (values.lift ? liftBan(firebase, email) : banMember(firebase, email));
  console.log(values.lift ? `${email} may take part again.` : `${email} is banned.`);
}

if (import.meta.main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
