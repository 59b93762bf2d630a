/** Accounts for the backup, written inside Google: no runner and no operator's machine sees them. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { accountsFile } from '@lumen-throw/domain/backup';
import type { Bucket } from './firebase-admin.ts';

/** Accounts that one request lists at most. */
const PAGE = 1000;

const PASSWORD = 'password';

/** Hashes come in the alphabet for addresses; `auth:import` reads the usual one (RFC 4648, sections 4 and 5). */
const usualBase64 = (text: string): string => text.replaceAll('_', '/').replaceAll('-', '+');

const moment = (time: string | undefined): string | undefined =>
  time ? String(Date.parse(time)) : undefined;

/**
 * An account as `firebase auth:import` reads it (https://firebase.google.com/docs/cli/auth#file_format).
 * @throws Error where the hash of a password is withheld: without it nobody could sign in after a restore
 */
function importedAccount(user: UserRecord): Record<string, unknown> {
  const { uid, passwordHash, passwordSalt, metadata, providerData } = user;
  if (!passwordHash && providerData.some(({ providerId }) => providerId === PASSWORD))
    throw new Error('The hashes of passwords are withheld: the account lacks the role firebaseauth.admin.');
  return {
    localId: uid,
    email: user.email,
    emailVerified: user.emailVerified,
    ...(passwordHash
      ? { passwordHash: usualBase64(passwordHash), salt: usualBase64(passwordSalt ?? '') }
      : {}),
    displayName: user.displayName,
    disabled: user.disabled,
    createdAt: moment(metadata.creationTime),
    lastSignedInAt: moment(metadata.lastSignInTime),
    providerUserInfo: providerData
      .filter(({ providerId }) => providerId !== PASSWORD)
      .map(({ providerId, uid: rawId, email, displayName }) => ({ providerId, rawId, email, displayName })),
  };
}

/**
 * Writes all accounts into the backups' bucket, page by page.
 * @returns how many there are; null where the day has its file, which the function's account can't replace
 */
export async function backUpAccounts(auth: Auth, backups: Bucket, now: Date): Promise<number | null> {
  const file = backups.file(accountsFile(now));
  if ((await file.exists())[0]) return null;
  let count = 0;
  async function* text(): AsyncGenerator<string> {
    let pageToken: string | undefined;
    yield '{"users":[';
    do {
      const page = await auth.listUsers(PAGE, pageToken);
      for (const user of page.users) {
        yield `${count === 0 ? '' : ','}\n${JSON.stringify(importedAccount(user))}`;
        count += 1;
      }
      pageToken = page.pageToken;
    } while (pageToken);
    yield '\n]}\n';
  }
  await pipeline(
    Readable.from(text()),
    file.createWriteStream({ resumable: false, contentType: 'application/json' }),
  );
  return count;
}
