/** What backs a hosted product up and brings it back: commands of gcloud's, Sanity's and Firebase's tools. */
import { basename } from 'node:path';
import {
  accountsFile,
  backupBucket,
  DAILY_BACKUPS,
  LATEST_BACKUP_FILE,
  MIRRORED_PICTURES,
} from '@lumen-throw/domain/backup';
import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { CONTENT_FILE } from './backup-parts.ts';

/** A command of a tool, and what it does. */
export interface ToolCommand {
  what: string;
  command: string;
  args: readonly string[];
}

/** The places of a backup in its bucket, those of members' pictures, and a command of gcloud on the project. */
function placesOf({ firebase: { projectId, storageBucket } }: SiteEnvironment, stamp: string) {
  const bucket = `gs://${backupBucket(projectId)}`;
  return {
    bucket,
    documents: `${bucket}/${DAILY_BACKUPS}/${stamp}-documents`,
    files: `${bucket}/${DAILY_BACKUPS}/${stamp}-files`,
    members: `gs://${storageBucket}`,
    mirror: `${bucket}/${MIRRORED_PICTURES}`,
    gcloud: (what: string, ...args: string[]): ToolCommand => ({
      what,
      command: 'gcloud',
      args: [...args, '--project', projectId],
    }),
  };
}

/**
 * What backs a hosted product up. Accounts are not among it: a function writes them (functions/src/account-backup.ts).
 * Documents and pictures are copied inside Google.
 * @param stamp names it
 * @param dir takes the content, on this machine
 */
export function hostedBackup(environment: SiteEnvironment, stamp: string, dir: string): ToolCommand[] {
  const { documents, members, mirror, gcloud } = placesOf(environment, stamp);
  const mirrored = ['--recursive', '--delete-unmatched-destination-objects', members, mirror];
  return [
    {
      what: 'content with its pictures, drafts too',
      command: 'sanity',
      args: ['dataset', 'export', environment.content.dataset, `${dir}/${CONTENT_FILE}`],
    },
    gcloud("documents of the community, into the backups' bucket", 'firestore', 'export', documents),
    gcloud("members' pictures", 'storage', 'rsync', ...mirrored),
  ];
}

/** What keeps a backup's files beside the rest, and says last that it is whole. */
export function keepBackup(environment: SiteEnvironment, stamp: string, dir: string): ToolCommand[] {
  const { bucket, files, gcloud } = placesOf(environment, stamp);
  const copy = (what: string, from: string, to: string) => gcloud(what, 'storage', 'cp', from, to);
  return [
    copy("content, into the backups' bucket", `${dir}/${CONTENT_FILE}`, `${files}/`),
    copy(
      'the note that this backup is the newest and whole',
      `${dir}/${LATEST_BACKUP_FILE}`,
      `${bucket}/${LATEST_BACKUP_FILE}`,
    ),
  ];
}

/** What brings a backup back. It overwrites documents of the same name and leaves newer ones alone. */
export function hostedRestore(environment: SiteEnvironment, stamp: string, dir: string): ToolCommand[] {
  const { content, firebase } = environment;
  const { bucket, documents, files, members, mirror, gcloud } = placesOf(environment, stamp);
  const accounts = accountsFile(new Date(`${stamp.slice(0, 10)}T00:00:00Z`));
  return [
    gcloud(
      'content and accounts (with the hashes of passwords: delete them afterward)',
      'storage',
      'cp',
      `${files}/*`,
      `${bucket}/${accounts}`,
      `${dir}/`,
    ),
    {
      what: 'content with its pictures',
      command: 'sanity',
      args: ['dataset', 'import', `${dir}/${CONTENT_FILE}`, '--dataset', content.dataset, '--replace'],
    },
    gcloud('documents of the community', 'firestore', 'import', documents),
    gcloud("members' pictures", 'storage', 'rsync', '--recursive', mirror, members),
    {
      what: "accounts; `firebase auth:import` asks for the project's hash parameters (docs/operations.md)",
      command: 'firebase',
      args: ['auth:import', `${dir}/${basename(accounts)}`, '--project', firebase.projectId],
    },
  ];
}
