/** Transformed pictures on disk, made once; the oldest go when the folder grows over its bound. */

import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isStorageError, TEMPORARY_SUFFIX } from '../store/durable-file.ts';

/** Largest sum of the cached pictures, in bytes. */
const RENDITION_BYTES_MAX = 512 * 1024 * 1024;
/** Pictures made at the same time; each uses threads of its own. */
const CONCURRENT_MAX = 2;

export class RenditionCache {
  private readonly folder: string;
  private readonly maximum: number;
  /** Sizes in bytes by file name, the one used longest ago first. */
  private readonly sizes = new Map<string, number>();
  private readonly underWay = new Map<string, Promise<Buffer>>();
  private readonly waiting: (() => void)[] = [];
  private total = 0;
  private running = 0;

  private constructor(folder: string, maximum: number) {
    this.folder = folder;
    this.maximum = maximum;
  }

  /** Opens the folder, dropping what a killed process left half-written. */
  static async open(folder: string, maximum = RENDITION_BYTES_MAX): Promise<RenditionCache> {
    await mkdir(folder, { recursive: true });
    const cache = new RenditionCache(folder, maximum);
    const files: { name: string; size: number; used: number }[] = [];
    for (const name of await readdir(folder)) {
      const { size, mtimeMs } = await stat(join(folder, name));
      if (size === 0 || name.endsWith(TEMPORARY_SUFFIX)) await rm(join(folder, name), { force: true });
      else files.push({ name, size, used: mtimeMs });
    }
    for (const { name, size } of files.toSorted((a, b) => a.used - b.used)) cache.note(name, size);
    await cache.shrink();
    return cache;
  }

  private note(name: string, size: number): void {
    this.total += size - (this.sizes.get(name) ?? 0);
    this.sizes.delete(name);
    this.sizes.set(name, size);
  }

  private async shrink(): Promise<void> {
    for (const [name, size] of this.sizes) {
      if (this.total <= this.maximum) return;
      this.sizes.delete(name);
      this.total -= size;
      await rm(join(this.folder, name), { force: true });
    }
  }

  /** Bytes on disk. */
  get bytes(): number {
    return this.total;
  }

  /**
   * The cached picture, or the one that `make` makes; callers that ask at once share the work.
   * @param key everything the picture depends on
   */
  async get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const name = createHash('sha256').update(key).digest('hex');
    const size = this.sizes.get(name);
    if (size !== undefined) {
      const stored = await readFile(join(this.folder, name)).catch(() => null);
      if (stored && stored.length === size) {
        this.note(name, size);
        return stored;
      }
    }
    const underWay = this.underWay.get(name);
    if (underWay) return underWay;
    const made = this.limited(make)
      .then(async (data) => {
        await this.keep(name, data);
        return data;
      })
      .finally(() => this.underWay.delete(name));
    this.underWay.set(name, made);
    return made;
  }

  /** A picture that cannot be kept, on a full disk, is made again next time. */
  private async keep(name: string, data: Buffer): Promise<void> {
    const temporary = join(this.folder, `${name}${TEMPORARY_SUFFIX}`);
    try {
      await writeFile(temporary, data);
      await rename(temporary, join(this.folder, name));
      this.note(name, data.length);
      await this.shrink();
    } catch (error) {
      await rm(temporary, { force: true });
      if (!isStorageError(error)) throw error;
    }
  }

  private async limited(make: () => Promise<Buffer>): Promise<Buffer> {
    while (this.running >= CONCURRENT_MAX) {
      await new Promise<void>((resolve) => {
        this.waiting.push(resolve);
      });
    }
    this.running += 1;
    try {
      return await make();
    } finally {
      this.running -= 1;
      this.waiting.shift()?.();
    }
  }
}
