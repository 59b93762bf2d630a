import type { SiteEnvironment } from '@lumen-throw/domain/environment';

/** A command of a tool, and what it does. */
export interface ToolCommand {
  what: string;
  command: string;
  args: readonly string[];
}

/** Days for which Firestore keeps its own daily back-ups. */
const KEPT_DAYS = 30;

/** Bucket for exports of Firestore, beside the one with members' pictures. */
function exportBucket({ firebase }: SiteEnvironment): string {
  return `gs://${firebase.projectId}-backups`;
}

/** Where members' pictures lie, and where a back-up keeps them. */
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
      args: ['dataset', 'export', content.dataset, `${dir}/content.tar.gz`],
    },
    {
      what: 'accounts, with the hashes of their passwords: keep this file as you keep a password',
      command: 'firebase',
      args: ['auth:export', `${dir}/accounts.json`, '--format=json', '--project', firebase.projectId],
    },
    {
      what: "documents of the community, into the back-ups' bucket",
      command: 'gcloud',
      args: ['firestore', 'export', `${exportBucket(environment)}/${stamp}`, '--project', firebase.projectId],
    },
    copyPictures(environment, pictures.members, pictures.kept),
  ];
}

/** What is set up once: the bucket, and Firestore's own daily back-ups. */
export function backupSchedule(environment: SiteEnvironment): ToolCommand[] {
  const { firebase } = environment;
  const project = ['--project', firebase.projectId];
  return [
    {
      what: "the back-ups' bucket, closed to the public",
      command: 'gcloud',
      args: [
        'storage',
        'buckets',
        'create',
        exportBucket(environment),
        '--uniform-bucket-level-access',
        '--public-access-prevention',
        ...project,
      ],
    },
    {
      what: `a back-up every day, kept for ${KEPT_DAYS} days`,
      command: 'gcloud',
      args: [
        'firestore',
        'backups',
        'schedules',
        'create',
        '--database=(default)',
        '--recurrence=daily',
        `--retention=${KEPT_DAYS}d`,
        ...project,
      ],
    },
  ];
}

/** What brings a back-up back. It overwrites documents of the same name and leaves newer ones alone. */
export function hostedRestore(environment: SiteEnvironment, stamp: string, dir: string): ToolCommand[] {
  const { content, firebase } = environment;
  const pictures = pictureFolders(environment, stamp);
  return [
    {
      what: 'content with its pictures',
      command: 'sanity',
      args: ['dataset', 'import', `${dir}/content.tar.gz`, '--dataset', content.dataset, '--replace'],
    },
    {
      what: 'documents of the community',
      command: 'gcloud',
      args: ['firestore', 'import', `${exportBucket(environment)}/${stamp}`, '--project', firebase.projectId],
    },
    copyPictures(environment, pictures.kept, pictures.members),
  ];
}
