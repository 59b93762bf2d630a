import { logger } from 'firebase-functions';
import { HttpsError } from 'firebase-functions/https';
import { onUserDeleted } from 'firebase-functions/identity';
import { auth } from './firebase-admin.ts';
import type { Caller } from './caller.ts';
import { clearMember } from './member-removal.ts';

/** Seconds since the password was last given. */
const RECENT = 5 * 60;

/** A second run may meet an account that the first one has deleted. */
async function deleteUser(uid: string): Promise<void> {
  try {
    await auth().deleteUser(uid);
  } catch (error) {
    const code: unknown = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
    if (code !== 'auth/user-not-found') throw error;
  }
}

/**
 * Deletes the caller's account with all setups, likes and pictures; the password must be fresh. The
 * account goes last, so that a run that failed can be repeated.
 */
export async function deleteAccount({ uid, token }: Caller): Promise<void> {
  if (!(Date.now() / 1000 - token.auth_time < RECENT)) {
    throw new HttpsError('failed-precondition', 'Give the password again.');
  }
  const removed = await clearMember(uid, token.email ?? '');
  await deleteUser(uid);
  logger.info('Deleted an account', { uid, ...removed });
}

/**
 * The same clean-up after an account that an operator deleted in the console. It runs after
 * `deleteAccount` as well, where it finds nothing left.
 */
export const clearAfterAccount = onUserDeleted({ timeoutSeconds: 300, retry: true }, async ({ data }) => {
  const { uid, email = '' } = data;
  logger.info('Removed the data of a deleted account', { uid, ...(await clearMember(uid, email)) });
});
