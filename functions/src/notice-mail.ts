/**
 * Mail for what a member should hear of without opening the site. It's put into the collection that
 * Firebase's extension "Trigger Email from Firestore" sends from; where that isn't installed, nothing is.
 */
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { Auth } from 'firebase-admin/auth';
import { logger } from 'firebase-functions';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import { auth, firestore } from './firebase-admin.ts';
import { mailOf, type MailedNotice } from './mail-texts.ts';
import { storedNotices } from './member-notices.ts';
import { MAIL_SITE_URL, SEND_MAIL } from './options.ts';

/** How long a mail is kept after it went out, in milliseconds. */
const KEPT = 30 * 24 * 60 * 60 * 1000;

/** The member's confirmed address; null where there is none, and for an account that is gone. */
async function confirmedAddress(accounts: Auth, uid: string): Promise<string | null> {
  // By a list: an account that is gone is no error there.
  const [user] = (await accounts.getUsers([{ uid }])).users;
  return user?.email && user.emailVerified && !user.disabled ? user.email : null;
}

/**
 * Puts a mail into the queue for each notice that is new, under an id of its own: an event that comes
 * twice makes no second mail.
 * @returns how many
 */
export async function mailNotices(
  { db, accounts, siteUrl }: { db: Firestore; accounts: Auth; siteUrl: string },
  uid: string,
  before: readonly MailedNotice[],
  after: readonly MailedNotice[],
): Promise<number> {
  const known = new Set(before.map(({ id }) => id));
  const mails = after.flatMap((notice) => {
    const message = known.has(notice.id) ? null : mailOf(notice, siteUrl);
    return message ? [{ id: `${uid}_${notice.id}`, message }] : [];
  });
  if (mails.length === 0) return 0;
  const to = await confirmedAddress(accounts, uid);
  if (to === null) return 0;
  const made = await Promise.all(
    mails.map(({ id, message }) =>
      db.runTransaction(async (transaction) => {
        const mail = db.collection(COLLECTIONS.mail).doc(id);
        if ((await transaction.get(mail)).exists) return 0;
        transaction.create(mail, { to, message, uid, expires_at: Timestamp.fromMillis(Date.now() + KEPT) });
        return 1;
      }),
    ),
  );
  return made.reduce<number>((sum, one) => sum + one, 0);
}

/** After a function told a member something. */
export const mailNotice = onDocumentWritten(
  { document: `${COLLECTIONS.memberNotices}/{uid}`, retry: true },
  async ({ data, params: { uid } }) => {
    if (!SEND_MAIL || !data?.after.exists) return;
    const mails = await mailNotices(
      { db: firestore(), accounts: auth(), siteUrl: MAIL_SITE_URL },
      uid,
      storedNotices(data.before.get('notices')),
      storedNotices(data.after.get('notices')),
    );
    if (mails > 0) logger.info('Queued mail for a member', { uid, mails });
  },
);
