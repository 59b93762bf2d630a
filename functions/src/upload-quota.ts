import { IMAGE_LIMITS } from '@lumen-throw/domain/limits';
import type { Bucket } from './firebase-admin.ts';
import { uploadedAt } from './picture-files.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A file of a member's folder. */
interface StoredUpload {
  path: string;
  created: Date;
}

/**
 * Whether an upload comes after as many of its member's as a day has. The oldest of the last 24 hours
 * count first, so that of uploads at the same time the same ones are beyond the limit for each of them.
 */
export function isBeyondQuota(
  uploads: readonly StoredUpload[],
  path: string,
  now: Date,
  perDay: number = IMAGE_LIMITS.uploadsPerDay,
): boolean {
  const recent = uploads
    .filter(({ created }) => now.getTime() - created.getTime() < DAY)
    .toSorted((a, b) => a.created.getTime() - b.created.getTime() || (a.path < b.path ? -1 : 1));
  return recent.findIndex((upload) => upload.path === path) >= perDay;
}

/**
 * The same, of what lies in the bucket. What was deleted does not count: it costs no storage. Names
 * carry their time, so only those of two days are listed.
 */
export async function isBeyondDailyUploads(
  uploads: Bucket,
  path: string,
  now: Date,
  perDay: number = IMAGE_LIMITS.uploadsPerDay,
): Promise<boolean> {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const [files] = await uploads.getFiles({
    prefix: folder,
    startOffset: `${folder}${now.getTime() - 2 * IMAGE_LIMITS.nameAgeMax}`,
  });
  const listed = files.map((file) => ({ path: file.name, created: uploadedAt(file, now) }));
  return isBeyondQuota(listed, path, now, perDay);
}
