/** Files that survive the process, and the machine, being stopped at any moment. */

import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Makes a folder's entries (created and renamed files) durable. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Temporary files beside the real one end in this; start-up ignores and replaces them. */
export const TEMPORARY_SUFFIX = '.tmp';

/**
 * Replaces a file as a whole: readers, and the next start, see the old content or the new.
 * @param content what the file holds afterwards
 */
export async function replaceFile(path: string, content: string | Uint8Array): Promise<void> {
  const temporary = path + TEMPORARY_SUFFIX;
  const handle = await open(temporary, 'w');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, path);
  await syncFolder(dirname(path));
}
