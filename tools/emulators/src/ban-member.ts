/**
 * Bans a member: `npm run tool -- ban-member <email>`; with `--lift` the contrary. Works on the emulators
 * or, with LUMEN_BACKEND=hosted and Google credentials, on the hosted project.
 */
import { memberName } from '@lumen-throw/domain/member-text';
import { banMember as ban, liftBan as lift, type Subject } from '../../../functions/src/member-bans.ts';
import { adminServices, type AdminServices, type AdminTarget } from './admin-services.ts';
import { runOperatorCommand } from './operator-command.ts';

/** Whom the log names as the moderator. */
const OPERATOR = { uid: 'operator', name: 'Operator' };

/** Whom an address belongs to. @throws Error when no account has it */
async function subjectOf({ auth }: AdminServices, email: string): Promise<Subject> {
  const { uid, displayName, emailVerified } = await auth.getUserByEmail(email);
  return { uid, email, name: memberName(displayName ?? '', email), confirmed: emailVerified };
}

/**
 * Bans as the admin page does, and hides what was shared. Sessions that are open can add nothing more: the
 * rules ask for the state. The member may sign in, reads of the ban, and may answer once. Admins are banned
 * here alone, and lose their role in the ban's own transaction.
 * @throws Error when no account has this address
 */
export async function banMember(target: AdminTarget, email: string): Promise<void> {
  await using services = adminServices(target);
  const why = { reason: 'other', note: '' } as const;
  await ban(services.firestore, OPERATOR, await subjectOf(services, email), why, true);
}

/**
 * Lets a banned member take part again, and shows what was hidden with the ban; a role as admin does not
 * come back.
 * @throws Error when no account has this address
 */
export async function liftBan(target: AdminTarget, email: string): Promise<void> {
  await using services = adminServices(target);
  await lift(services.firestore, OPERATOR, await subjectOf(services, email));
}

if (import.meta.main) {
  await runOperatorCommand({
    name: 'ban-member',
    undo: 'lift',
    act: async (target, email, undo) => {
      await (undo ? liftBan(target, email) : banMember(target, email));
      return undo ? `${email} may take part again.` : `${email} is banned.`;
    },
  });
}
