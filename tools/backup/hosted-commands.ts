import { backupBucket, LATEST_BACKUP_FILE } from '@lumen-throw/domain/backup';
import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { ACCOUNTS_FILE, CONTENT_FILE } from './backup-parts.ts';

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

/** Where members' pictures lie, and where a backup keeps them. */
function pictureFolders(environment: SiteEnvironment, stamp: string): { members: string; kept: string } {
  return {
    members: `gs://${environment.firebase.storageBucket}`,
    kept: `${exportBucket(environment)}/${stamp}-pictures`,
  };
}

function copyPictures({ firebase }: SiteEnvironment, from: string, to: string): ToolCommand {
  return {
    what: "members' pictures",
    command: 'gcloud',
    args: ['storage', 'rsync', '--recursive', from, to, '--project', firebase.projectId],
  };
}

/** What backs a hosted product up. @param stamp names it; @param dir takes the files of this machine */
export function hostedBackup(environment: SiteEnvironment, stamp: string, dir: string): ToolCommand[] {
  const { content, firebase } = environment;
  const pictures = pictureFolders(environment, stamp);
  return [
    {
      what: 'content with its pictures, drafts too',
      command: 'sanity',
      args: ['dataset', 'export', content.dataset, `${dir}/${CONTENT_FILE}`],
    },
    {
      what: 'accounts, with the hashes of their passwords: keep this file as you keep a password',
      command: 'firebase',
      args: ['auth:export', `${dir}/${ACCOUNTS_FILE}`, '--format=json', '--project', firebase.projectId],
    },
    {
      what: "documents of the community, into the backups' bucket",
      command: 'gcloud',
      args: ['firestore', 'export', `${exportBucket(environment)}/${stamp}`, '--project', firebase.projectId],
    },
    copyPictures(environment, pictures.members, pictures.kept),
  ];
}

function copyFiles({ firebase }: SiteEnvironment, what: string, from: string[], to: string): ToolCommand {
  return {
    what,
    command: 'gcloud',
    args: ['storage', 'cp', ...from, to, '--project', firebase.projectId],
  };
}

/** Where the bucket keeps the files that were made on this machine. */
function fileFolder(environment: SiteEnvironment, stamp: string): string {
  return `${exportBucket(environment)}/${stamp}-files`;
}

/** What keeps a backup's files beside the rest, and says last that it is whole. */
export function keepBackup(environment: SiteEnvironment, stamp: string, dir: string): ToolCommand[] {
  return [
    copyFiles(
      environment,
      "content and accounts, into the backups' bucket",
      [`${dir}/${CONTENT_FILE}`, `${dir}/${ACCOUNTS_FILE}`],
      `${fileFolder(environment, stamp)}/`,
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
  const pictures = pictureFolders(environment, stamp);
  return [
    copyFiles(
      environment,
      'content and accounts, where this machine does not have them',
      [`${fileFolder(environment, stamp)}/*`],
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
      args: ['firestore', 'import', `${exportBucket(environment)}/${stamp}`, '--project', firebase.projectId],
    },
    copyPictures(environment, pictures.kept, pictures.members),
    {
      what: "accounts; `firebase auth:import` asks for the project's hash parameters (docs/operations.md)",
      command: 'firebase',
      args: ['auth:import', `${dir}/${ACCOUNTS_FILE}`, '--project', firebase.projectId],
    },
  ];
}
