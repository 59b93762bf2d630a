/** Where backups of the hosted product lie, and how old they may be. */

/** Days after which the bucket deletes a backup, and for which Firestore keeps its own. */
export const BACKUP_DAYS = 30;

/** Name of the bucket, beside the one with members' pictures. @param projectId of Firebase */
export function backupBucket(projectId: string): string {
  return `${projectId}-backups`;
}

/** Folder of the daily backups; the bucket deletes what is in it after `BACKUP_DAYS`. */
export const DAILY_BACKUPS = 'daily';

/** Folder that mirrors members' pictures; the bucket keeps what they replace or delete for `BACKUP_DAYS`. */
export const MIRRORED_PICTURES = 'pictures';

/** File of the accounts of a day, which a function writes. @param day in UTC */
export function accountsFile(day: Date): string {
  return `${DAILY_BACKUPS}/accounts-${day.toISOString().slice(0, 10)}.json`;
}

/** File in the bucket that names the newest backup; written when all of its parts are there. */
export const LATEST_BACKUP_FILE = 'latest.json';

/** What that file says. */
export interface LatestBackup {
  /** Folder of the backup in the bucket. */
  stamp: string;
  /** When it was complete, as ISO 8601. */
  complete: string;
}

/** A daily backup that is older than this has failed once, in milliseconds. */
export const BACKUP_AGE_MAX = 30 * 60 * 60 * 1000;

/**
 * How long ago the newest backup was complete, in milliseconds.
 * @param text of `LATEST_BACKUP_FILE`
 * @returns null where it says no time
 */
export function backupAge(text: string, now: Date): number | null {
  const [, complete = ''] = /"complete":\s*"([^"]*)"/.exec(text) ?? [];
  const age = now.getTime() - Date.parse(complete);
  return Number.isNaN(age) ? null : age;
}
