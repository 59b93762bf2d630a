import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { COLLECTIONS, PICTURES_FOLDER, SETUP_IMAGES_FOLDER } from '@lumen-throw/domain/collections';
import { UNUSED_UPLOADS } from '@lumen-throw/domain/limits';
import { INSPECTED_MARK, PICTURE_WIDTHS, sizePath, uploadOfSize } from '@lumen-throw/domain/setup-images';
import type { Bucket } from './firebase-admin.ts';
import { deletePicture, uploadedAt, type File } from './picture-files.ts';
import { inspectPicture, type PictureStores } from './picture-inspection.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Older ones were looked at on a week of days before; this bounds what a run reads. */
const AGE_MAX = 8 * DAY;

/** For so long the event of an upload, or of its end, may still be at work, in milliseconds. */
const EVENTS = 15 * 60 * 1000;

/** Pictures that one run decodes at most; the next run goes on. */
const INSPECTED_PER_RUN = 1000;

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
  /** Uploads that nobody had looked at: their event was lost, or they are from before there were sizes. */
  inspected: number;
  /** Files of pictures whose upload is gone. */
  leftovers: number;
}

interface ListedFile extends Upload {
  file: File;
}

/** All files of a folder, page by page. @param now stands for the time of a file that has none */
async function* filesOf(uploads: Bucket, folder: string, now: Date): AsyncGenerator<ListedFile[]> {
  let pageToken: string | undefined;
  do {
    const [files, next] = await uploads.getFiles({
      prefix: `${folder}/`,
      maxResults: PAGE,
      autoPaginate: false,
      ...(pageToken === undefined ? {} : { pageToken }),
    });
    yield files.map((file) => ({ file, path: file.name, created: uploadedAt(file, now) }));
    pageToken = (next as { pageToken?: string } | null)?.pageToken;
  } while (pageToken !== undefined);
}

function isSettled({ created }: Upload, now: Date): boolean {
  return now.getTime() - created.getTime() > EVENTS;
}

function isInspected({ file }: ListedFile): boolean {
  return file.metadata.metadata?.[INSPECTED_MARK] === 'true';
}

/**
 * Makes the sizes of some uploads, one after another. One that fails does not keep the others waiting.
 * @throws AggregateError at the end, so that the run is repeated
 */
async function inspectAll(stores: PictureStores, paths: readonly string[]): Promise<void> {
  const errors: unknown[] = [];
  for (const path of paths) {
    try {
      await inspectPicture(stores, path);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      logger.error('Failed to generate the sizes of a picture', { path, reason });
      errors.push(error);
    }
  }
  if (errors.length > 0)
    throw new AggregateError(errors, `Pictures without generated sizes: ${errors.length}`);
}

/** Deletes the files of pictures whose upload is gone. @param there paths of all uploads */
async function deleteLeftovers(uploads: Bucket, there: ReadonlySet<string>, now: Date): Promise<number> {
  let leftovers = 0;
  for await (const listed of filesOf(uploads, PICTURES_FOLDER, now)) {
    const left = listed.filter((file) => isSettled(file, now) && !there.has(uploadOfSize(file.path) ?? ''));
    await Promise.all(left.map(({ file }) => file.delete({ ignoreNotFound: true })));
    leftovers += left.length;
  }
  return leftovers;
}

/**
 * Deletes pictures that no setup has come to use within a day of their upload, and does what lost
 * events would have done. Decoding comes last, by the uploads' paths (by member, then by time): it may
 * take longer than a run has, and the next run goes on.
 * @param uploads the bucket they are in
 * @param now the moment from which ages are counted
 */
export async function sweepPictures(db: Firestore, uploads: Bucket, now: Date): Promise<SweepOutcome> {
  let [looked, deleted] = [0, 0];
  const forgotten: string[] = [];
  const there = new Set<string>();
  for await (const listed of filesOf(uploads, SETUP_IMAGES_FOLDER, now)) {
    const swept = sweptUploads(listed, now);
    const used = await usedAmong(
      db,
      swept.map(({ path }) => path),
    );
    const orphans = new Set(swept.filter(({ path }) => !used.has(path)));
    await Promise.all([...orphans].map(({ path }) => deletePicture(uploads, path)));
    const kept = listed.filter((upload) => !orphans.has(upload));
    for (const upload of kept) {
      there.add(upload.path);
      if (!isInspected(upload) && isSettled(upload, now)) forgotten.push(upload.path);
    }
    looked += swept.length;
    deleted += orphans.size;
  }
  const leftovers = await deleteLeftovers(uploads, there, now);
  const inspected = forgotten.slice(0, INSPECTED_PER_RUN);
  await inspectAll({ db, uploads }, inspected);
  return { looked, deleted, inspected: inspected.length, leftovers };
}

/**
 * Makes the sizes of all pictures that lack one, however many: of uploads that nobody has looked at, of
 * files that were lost, and of a width that is new.
 * @returns how many there were
 */
export async function makeMissingSizes(db: Firestore, uploads: Bucket): Promise<number> {
  const sizes = new Set<string>();
  for await (const listed of filesOf(uploads, PICTURES_FOLDER, new Date()))
    for (const { path } of listed) sizes.add(path);
  const lacking: string[] = [];
  for await (const listed of filesOf(uploads, SETUP_IMAGES_FOLDER, new Date())) {
    for (const upload of listed) {
      const isWhole = PICTURE_WIDTHS.every((width) => sizes.has(sizePath(upload.path, width)));
      if (!isInspected(upload) || !isWhole) lacking.push(upload.path);
    }
  }
  await inspectAll({ db, uploads }, lacking);
  return lacking.length;
}
