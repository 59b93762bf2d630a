/** Where backups go, and Firestore's own. */
import { BACKUP_DAYS, backupBucket, DAILY_BACKUPS } from '@lumen-throw/domain/backup';
import type { Services, Setting } from './setting.ts';

const STORAGE = 'https://storage.googleapis.com/storage/v1/b';

/** https://cloud.google.com/storage/docs/lifecycle#conditions */
interface LifecycleCondition {
  age?: number;
  daysSinceNoncurrentTime?: number;
  matchesPrefix?: string[];
}

/** https://cloud.google.com/storage/docs/json_api/v1/buckets */
interface Bucket {
  iamConfiguration?: { publicAccessPrevention?: string };
  versioning?: { enabled?: boolean };
  lifecycle?: { rule?: { action?: { type?: string }; condition?: LifecycleCondition }[] };
}

const bucketName = ({ environment }: Services): string => backupBucket(environment.firebase.projectId);

const databaseUrl = ({ environment }: Services): string =>
  `https://firestore.googleapis.com/v1/projects/${environment.firebase.projectId}/databases/(default)`;

/** Multi-regions of Firestore, as Storage names them: an export goes to a bucket in the same place. */
const MULTI_REGIONS: Readonly<Record<string, string>> = { nam5: 'US', nam7: 'US', eur3: 'EU' };

const CLOSED = {
  publicAccessPrevention: 'enforced',
  uniformBucketLevelAccess: { enabled: true },
};
/** Daily backups go by their age, and of the mirrored pictures what is replaced or deleted there. */
const CONDITIONS: readonly LifecycleCondition[] = [
  { age: BACKUP_DAYS, matchesPrefix: [`${DAILY_BACKUPS}/`] },
  { daysSinceNoncurrentTime: BACKUP_DAYS },
];
const LIFECYCLE = { rule: CONDITIONS.map((condition) => ({ action: { type: 'Delete' }, condition })) };

/** Whether a bucket deletes at least what a condition says, and as early. */
function isDeleted({ lifecycle }: Bucket, wanted: LifecycleCondition): boolean {
  return (lifecycle?.rule ?? []).some(({ action, condition = {} }) => {
    const { age = Infinity, daysSinceNoncurrentTime = Infinity, matchesPrefix } = condition;
    return (
      action?.type === 'Delete' &&
      (wanted.age === undefined
        ? daysSinceNoncurrentTime <= BACKUP_DAYS && !matchesPrefix
        : age <= BACKUP_DAYS && String(matchesPrefix) === String(wanted.matchesPrefix))
    );
  });
}

const bucket: Setting = {
  name: `backups have a closed bucket, which deletes them after ${BACKUP_DAYS} days`,
  without: 'Nothing can be backed up; or members who left stay in backups for good.',
  check: async (services) => {
    const found = await services.google.find<Bucket>(`${STORAGE}/${bucketName(services)}`);
    if (!found) return `there is no bucket ${bucketName(services)}`;
    if (found.iamConfiguration?.publicAccessPrevention !== 'enforced') return 'it could be made public';
    if (!found.versioning?.enabled) return 'it keeps no earlier versions of pictures';
    return CONDITIONS.every((condition) => isDeleted(found, condition)) ? null : 'it keeps everything';
  },
  setUp: async (services) => {
    const { google, environment } = services;
    const wanted = { iamConfiguration: CLOSED, versioning: { enabled: true }, lifecycle: LIFECYCLE };
    const url = `${STORAGE}/${bucketName(services)}`;
    if (await google.find(url)) {
      await google.ask('PATCH', url, wanted);
      return;
    }
    const { locationId } = await google.ask<{ locationId: string }>('GET', databaseUrl(services));
    await google.ask('POST', `${STORAGE}?project=${environment.firebase.projectId}`, {
      ...wanted,
      name: bucketName(services),
      location: MULTI_REGIONS[locationId] ?? locationId,
      // Members' data that lifecycle or hand deletes is gone.
      softDeletePolicy: { retentionDurationSeconds: '0' },
    });
  },
};

const schedule: Setting = {
  name: 'Firestore backs itself up every day',
  without: 'A mistake that is found after seven days is for good.',
  check: async ({ google, ...services }) => {
    const { backupSchedules = [] } = await google.ask<{ backupSchedules?: { dailyRecurrence?: unknown }[] }>(
      'GET',
      `${databaseUrl({ google, ...services })}/backupSchedules`,
    );
    return backupSchedules.some(({ dailyRecurrence }) => dailyRecurrence) ? null : 'no schedule does';
  },
  setUp: (services) =>
    services.google.ask('POST', `${databaseUrl(services)}/backupSchedules`, {
      retention: `${BACKUP_DAYS * 86_400}s`,
      dailyRecurrence: {},
    }),
};

export const BACKUP_SETTINGS: readonly Setting[] = [bucket, schedule];
