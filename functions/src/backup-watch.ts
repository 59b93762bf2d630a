import { logger } from 'firebase-functions';
import { BACKUP_AGE_MAX, backupAge, LATEST_BACKUP_FILE } from '@lumen-throw/domain/backup';
import { isMissing, type Bucket } from './firebase-admin.ts';

/** What is wrong with the backups, as a field of the log; null for nothing. */
type BackupFinding = { reason: 'none' | 'unreadable' } | { reason: 'stale'; hours: number } | null;

/**
 * Looks at the newest complete backup.
 * @param backups the bucket that they lie in
 * @throws Error when Storage does not answer, so that the failing function is the alarm
 */
export async function backupFinding(backups: Bucket, now: Date): Promise<BackupFinding> {
  try {
    const [content] = await backups.file(LATEST_BACKUP_FILE).download();
    const age = backupAge(content.toString('utf8'), now);
    if (age === null) return { reason: 'unreadable' };
    return age > BACKUP_AGE_MAX ? { reason: 'stale', hours: Math.round(age / 3_600_000) } : null;
  } catch (error) {
    if (isMissing(error)) return { reason: 'none' };
    throw error;
  }
}

/** Says where the last day has no backup; away from what makes them: that which does not run cannot say so. */
export async function watchBackups(backups: Bucket, now: Date): Promise<void> {
  const finding = await backupFinding(backups, now);
  if (finding) logger.error('There is no backup of the last day', finding);
  else logger.info('Found a backup from the last day');
}
