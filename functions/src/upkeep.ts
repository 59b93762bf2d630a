/** What is put right and cleared away by the clock: lost events, given-up uploads, counters. */
import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { SITE_TIME_ZONE } from '@lumen-throw/domain/site-calendar';
import { backupBucket } from '@lumen-throw/domain/backup';
import { projectID } from 'firebase-functions/params';
import { backUpAccounts } from './account-backup.ts';
import { watchBackups } from './backup-watch.ts';
import { everyPart } from './every-part.ts';
import { auth, bucket, firestore } from './firebase-admin.ts';
import { keepAllCards } from './gallery-cards.ts';
import { repairLikeCounts } from './like-repair.ts';
import { creditStayedSetups } from './member-trust.ts';
import { HOSTED } from './options.ts';
import { sweepPictures } from './orphan-uploads.ts';
import { DECODING } from './picture-sizes.ts';

/** Day of the week on which all setups are gone through, of the site's calendar. */
const WEEKLY = 'Mon';

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: SITE_TIME_ZONE });

/** Every night: looks at the backup that a workflow makes, and adds the accounts to it. */
async function keepBackups(now: Date): Promise<void> {
  const backups = bucket(backupBucket(projectID.value()));
  await watchBackups(backups, now);
  logger.info('Backed up the accounts', { accounts: await backUpAccounts(auth(), backups, now) });
}

/** Every night: a submission that was given up without its browser clearing up ends here. */
async function sweepUploads(now: Date): Promise<void> {
  logger.info('Swept uploads', await sweepPictures(firestore(), bucket(), now));
}

/** Every night: who has a setup that stayed is trusted with more. */
async function creditMembers(now: Date): Promise<void> {
  logger.info('Credited the owners of setups that stayed', {
    members: await creditStayedSetups(firestore(), now),
  });
}

/** Once a week: counters and cards, of which each setup is read. */
async function repairSetups(): Promise<void> {
  logger.info('Checked the like counts', await repairLikeCounts(firestore()));
  logger.info('Regenerated the cards of all setups', { setups: await keepAllCards(firestore()) });
}

/** Every night, after the backup. The emulators have none. */
export const nightlyUpkeep = onSchedule(
  {
    schedule: '15 3 * * *',
    timeZone: SITE_TIME_ZONE,
    retryCount: 2,
    maxInstances: 1,
    timeoutSeconds: 1800,
    ...DECODING,
  },
  async ({ scheduleTime }) => {
    const now = new Date(scheduleTime);
    await everyPart(
      'the nightly upkeep',
      {},
      {
        ...(HOSTED ? { backups: keepBackups(now) } : {}),
        uploads: sweepUploads(now),
        trust: creditMembers(now),
        ...(weekday.format(now) === WEEKLY ? { setups: repairSetups() } : {}),
      },
    );
  },
);
