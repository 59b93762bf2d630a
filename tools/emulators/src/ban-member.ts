/**
 * Bans a member: `npm run member:ban -- <email>`; with `--lift` the contrary. Works on the emulators
 * or, with LUMEN_BACKEND=hosted and Google credentials, on the hosted project.
 */
import { FieldValue } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import { MEMBER_STATE } from '@lumen-throw/domain/member-state';
import { memberName } from '@lumen-throw/domain/member-text';
import { adminServices, type AdminTarget } from './admin-services.ts';
import { runOperatorCommand } from './operator-command.ts';

/** The log's entry about a member, as the functions write one; its moderator is an operator. */
function entryOf(action: 'ban' | 'lift', uid: string, name: string): Record<string, unknown> {
  return {
    action,
    setup_id: '',
    setup_title: name,
    owner: uid,
    replaced_setup_id: null,
    month: null,
    reason: action === 'ban' ? 'other' : null,
    note: '',
    moderator: 'operator',
    moderator_name: 'Operator',
    at: FieldValue.serverTimestamp(),
  };
}

/**
 * Ends what a member can add, sessions that are open included: the rules ask for the state. The member may
 * sign in, reads of the ban, and may answer once. Admins are banned here alone, and lose their role. What
 * was shared stays until somebody hides it; the admin page bans and hides in one.
 * @throws Error when no account has this address
 */
export async function banMember(target: AdminTarget, email: string): Promise<void> {
  await using services = adminServices(target);
  const { firestore } = services;
  const account = await services.auth.getUserByEmail(email);
  const member = firestore.collection(COLLECTIONS.members).doc(account.uid);
  const before = await member.get();
  if (before.get('state') === MEMBER_STATE.banned) return;
  const name = memberName(account.displayName ?? '', email);
  const entry = firestore.collection(COLLECTIONS.moderationLog).doc();
  const known = {
    shown_name: name,
    confirmed: account.emailVerified,
    ...(before.exists ? {} : { since: FieldValue.serverTimestamp() }),
  };
  const ban = { entry: entry.id, reason: 'other', note: '' };
  await firestore
    .batch()
    .set(member, { ...known, state: MEMBER_STATE.banned, ban }, { merge: true })
    .set(entry, entryOf('ban', account.uid, name))
    .delete(firestore.collection(COLLECTIONS.roles).doc(account.uid))
    .commit();
}

/**
 * Lets a banned member take part again; a role as admin does not come back, and what the admin page hid
 * with a ban stays hidden.
 * @throws Error when no account has this address
 */
export async function liftBan(target: AdminTarget, email: string): Promise<void> {
  await using services = adminServices(target);
  const { firestore } = services;
  const { uid, displayName } = await services.auth.getUserByEmail(email);
  const member = firestore.collection(COLLECTIONS.members).doc(uid);
  if ((await member.get()).get('state') !== MEMBER_STATE.banned) return;
  await firestore
    .batch()
    .update(member, { state: MEMBER_STATE.active, ban: FieldValue.delete() })
    .set(
      firestore.collection(COLLECTIONS.moderationLog).doc(),
      entryOf('lift', uid, memberName(displayName ?? '', email)),
    )
    .commit();
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
