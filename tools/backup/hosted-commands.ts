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

/** Bucket for backups, beside the one with members' pictures. */
function exportBucket({ firebase }: SiteEnvironment): string {
  return `gs://${backupBucket(firebase.projectId)}`;
}

/** Where a backup's documents and files are. */
function folders(environment: SiteEnvironment, stamp: string): { documents: string; files: string } {
  const folder = `${exportBucket(environment)}/${DAILY_BACKUPS}/${stamp}`;
  return { documents: `${folder}-documents`, files: `${folder}-files` };
}

/** Where members' pictures lie, and their mirror. */
function pictureFolders(environment: SiteEnvironment): { members: string; mirror: string } {
  return {
    members: `gs://${environment.firebase.storageBucket}`,
    mirror: `${exportBucket(environment)}/${MIRRORED_PICTURES}`,
  };
}

/** Copies inside Google: nothing of it passes this machine. */
function copyPictures(
  { firebase }: SiteEnvironment,
  [from, to]: readonly [from: string, to: string],
  ...more: string[]
): ToolCommand {
  return {
    what: "members' pictures",
    command: 'gcloud',
    args: ['storage', 'rsync', '--recursive', ...more, from, to, '--project', firebase.projectId],
  };
}

/**
 * What backs a hosted product up. Accounts are not among it: a function writes them (functions/src/account-backup.ts).
 * @param stamp names it
 * @param dir takes the content, on this machine
 */
export function hostedBackup(environment: SiteEnvironment, stamp: string, dir: string): ToolCommand[] {
  const { content, firebase } = environment;
  const { members, mirror } = pictureFolders(environment);
  return [
    {
      what: 'content with its pictures, drafts too',
      command: 'sanity',
      args: ['dataset', 'export', content.dataset, `${dir}/${CONTENT_FILE}`],
    },
    {
      what: "documents of the community, into the backups' bucket",
      command: 'gcloud',
      args: ['firestore', 'export', folders(environment, stamp).documents, '--project', firebase.projectId],
    },
    copyPictures(environment, [members, mirror], '--delete-unmatched-destination-objects'),
  ];
}

function copyFiles({ firebase }: SiteEnvironment, what: string, from: string[], to: string): ToolCommand {
  return {
    what,
    command: 'gcloud',
    args: ['storage', 'cp', ...from, to, '--project', firebase.projectId],
  };
}

/** What keeps a backup's files beside the rest, and says last that it is whole. */
export function keepBackup(environment: SiteEnvironment, stamp: string, dir: string): ToolCommand[] {
  return [
    copyFiles(
      environment,
      "content, into the backups' bucket",
      [`${dir}/${CONTENT_FILE}`],
      `${folders(environment, stamp).files}/`,
    ),
    copyFiles(
      environment,
      'the note that this backup is the newest and whole',
      [`${dir}/${LATEST_BACKUP_FILE}`],
      `${exportBucket(environment)}/${LATEST_BACKUP_FILE}`,
    ),
  ];
}

/** What brings a backup back. It overwrites documents of the same name and leaves newer ones alone. */
export function hostedRestore(environment: SiteEnvironment, stamp: string, dir: string): ToolCommand[] {
  const { content, firebase } = environment;
  const { documents, files } = folders(environment, stamp);
  const { members, mirror } = pictureFolders(environment);
  const accounts = accountsFile(new Date(`${stamp.slice(0, 10)}T00:00:00Z`));
  return [
    copyFiles(
      environment,
      'content and accounts (with the hashes of passwords: delete them afterward)',
      [`${files}/*`, `${exportBucket(environment)}/${accounts}`],
      `${dir}/`,
    ),
    {
      what: 'content with its pictures',
      command: 'sanity',
      args: ['dataset', 'import', `${dir}/${CONTENT_FILE}`, '--dataset', content.dataset, '--replace'],
    },
    {
      what: 'documents of the community',
      command: 'gcloud',
      args: ['firestore', 'import', documents, '--project', firebase.projectId],
    },
    copyPictures(environment, [mirror, members]),
    {
      what: "accounts; `firebase auth:import` asks for the project's hash parameters (docs/operations.md)",
      command: 'firebase',
      args: ['auth:import', `${dir}/${basename(accounts)}`, '--project', firebase.projectId],
    },
  ];
}
