import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { COLLECTIONS, SETUP_IMAGES_FOLDER } from '@lumen-throw/domain/collections';
import { UNUSED_UPLOADS } from '@lumen-throw/domain/limits';
import { SITE_TIME_ZONE } from '@lumen-throw/domain/site-calendar';
import { deleteIfFalse } from './false-pictures.ts';
import { bucket, firestore, type Bucket } from './firebase-admin.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Older ones were looked at on a week of days before; this bounds what a run reads. */
const AGE_MAX = 8 * DAY;

/** Files listed at once. */
const PAGE = 500;

/** Paths that one `array-contains-any` takes. */
const ANY_MAX = 30;

/** An uploaded picture. */
export interface Upload {
  path: string;
  created: Date;
}

/** Decides which uploads a sweep at `now` looks at; younger ones may still be on their way into a setup. */
export function sweptUploads<T extends Upload>(uploads: readonly T[], now: Date): T[] {
  return uploads.filter(({ created }) => {
    const age = now.getTime() - created.getTime();
    return age > UNUSED_UPLOADS.sweptAfter && age <= AGE_MAX;
  });
}

/** Those of some pictures that a setup shows. */
async function usedAmong(db: Firestore, paths: readonly string[]): Promise<Set<string>> {
  const used = new Set<string>();
  for (let start = 0; start < paths.length; start += ANY_MAX) {
    const found = await db
      .collection(COLLECTIONS.setups)
      .where('images', 'array-contains-any', paths.slice(start, start + ANY_MAX))
      .select('images')
      .get();
    for (const setup of found.docs) for (const path of setup.get('images') as string[]) used.add(path);
  }
  return used;
}

interface SweepOutcome {
  looked: number;
  /** Pictures that no setup had come to use. */
  deleted: number;
  /** Files that were no pictures. */
  false: number;
}

/**
 * Deletes pictures that no setup has come to use within a day of their upload.
 * @param uploads the bucket they are in
 * @param now the moment from which ages are counted
 */
export async function sweepOrphans(db: Firestore, uploads: Bucket, now: Date): Promise<SweepOutcome> {
  let [looked, deleted, found] = [0, 0, 0];
  let pageToken: string | undefined;
  do {
    const [files, next] = await uploads.getFiles({
      prefix: `${SETUP_IMAGES_FOLDER}/`,
      maxResults: PAGE,
      autoPaginate: false,
      ...(pageToken === undefined ? {} : { pageToken }),
    });
    const listed = files.map((file) => ({
      file,
      path: file.name,
      created: new Date(file.metadata.timeCreated ?? now),
    }));
    const swept = sweptUploads(listed, now);
    const used = await usedAmong(
      db,
      swept.map(({ path }) => path),
    );
    const orphans = swept.filter(({ path }) => !used.has(path));
    await Promise.all(orphans.map(({ file }) => file.delete({ ignoreNotFound: true })));
    // Should the event of an upload have been lost, its bytes are looked at now.
    const kept = swept.filter(({ path }) => used.has(path));
    const looks = await Promise.all(kept.map(({ file }) => deleteIfFalse(file, file.metadata.contentType)));
    found += looks.filter(Boolean).length;
    looked += swept.length;
    deleted += orphans.length;
    pageToken = (next as { pageToken?: string } | null)?.pageToken;
  } while (pageToken !== undefined);
  return { looked, deleted, false: found };
}

/** Every night; a submission that was given up without its browser clearing up ends here. */
export const sweepUploads = onSchedule(
  {
    schedule: '15 3 * * *',
    timeZone: SITE_TIME_ZONE,
    retryCount: 2,
    maxInstances: 1,
    timeoutSeconds: 540,
  },
  async ({ scheduleTime }) => {
    const outcome = await sweepOrphans(firestore(), bucket(), new Date(scheduleTime));
    logger.info('Swept uploads that no setup uses', outcome);
  },
);
