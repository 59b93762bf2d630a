/** Files that survive the process, and the machine, being stopped at any moment. */

import { open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Makes a folder's entries (created and renamed files) durable. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Temporary files beside the real one end in this; start-up removes them. */
export const TEMPORARY_SUFFIX = '.tmp';

/**
 * Replaces a file as a whole: readers, and the next start, see the old content or the new. When that
 * fails, nothing is left behind, so that a full disk gets its space back.
 * @param content what the file holds afterwards
 */
export async function replaceFile(path: string, content: Uint8Array): Promise<void> {
  const temporary = path + TEMPORARY_SUFFIX;
  try {
    const handle = await open(temporary, 'w');
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

/** Removes what a killed process left half-written, in a folder and those below it. */
export async function removeTemporaryFiles(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && entry.name.endsWith(TEMPORARY_SUFFIX))
      await rm(join(entry.parentPath, entry.name), { force: true });
  }
}

/** Whether an error says that a file cannot be written: no space, no right, a device that fails. */
export function isStorageError(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    ['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'EROFS', 'EACCES', 'EPERM'].includes(String(error.code))
  );
}
