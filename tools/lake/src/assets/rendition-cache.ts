/** Transformed pictures on disk, each made once. */

import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isStorageError, TEMPORARY_SUFFIX } from '../store/durable-file.ts';

/** Largest sum of the pictures that a start leaves on disk, in bytes. */
const RENDITION_BYTES_MAX = 512 * 1024 * 1024;

export class RenditionCache {
  private readonly folder: string;
  private readonly underWay = new Map<string, Promise<Buffer>>();

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** Opens the folder; one that has grown over its bound starts empty. */
  static async open(folder: string, maximum = RENDITION_BYTES_MAX): Promise<RenditionCache> {
    await mkdir(folder, { recursive: true });
    const names = await readdir(folder);
    const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
    const isTooLarge = sizes.reduce((sum, size) => sum + size, 0) > maximum;
    for (const name of names) {
      if (isTooLarge || name.endsWith(TEMPORARY_SUFFIX)) await rm(join(folder, name), { force: true });
    }
    return new RenditionCache(folder);
  }

  /**
   * The cached picture, or the one that `make` makes; callers that ask at once share the work.
   * @param key everything the picture depends on
   */
  async get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const name = createHash('sha256').update(key).digest('hex');
    const underWay = this.underWay.get(name) ?? this.find(name, make);
    this.underWay.set(name, underWay);
    return underWay.finally(() => this.underWay.delete(name));
  }

  private async find(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const path = join(this.folder, name);
    const stored = await readFile(path).catch(() => null);
    // A power cut may leave a file without its content.
    if (stored && stored.length > 0) return stored;
    const data = await make();
    try {
      await writeFile(path + TEMPORARY_SUFFIX, data);
      await rename(path + TEMPORARY_SUFFIX, path);
    } catch (error) {
      await rm(path + TEMPORARY_SUFFIX, { force: true });
      // A picture that cannot be kept, on a full disk, is made again next time.
      if (!isStorageError(error)) throw error;
    }
    return data;
  }
}
