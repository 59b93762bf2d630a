import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes files so that whoever reads one gets the old text or the new, never a part of it, whenever the
 * process ends.
 */
export class WholeWriter {
  readonly #folder: string;
  readonly #aside: string;
  #count = 0;

  /** @param folder that is served; what is unfinished stands beside it */
  constructor(folder: string) {
    this.#folder = folder;
    this.#aside = `${folder}.unfinished`;
  }

  /** Begins without what a process that was ended has left. */
  async begin(): Promise<void> {
    await this.end();
    await mkdir(this.#aside, { recursive: true });
  }

  /** @param file relative to the folder; `..` leads beside it */
  async write(file: string, text: string | Buffer): Promise<void> {
    const unfinished = path.join(this.#aside, String((this.#count += 1)));
    const target = path.join(this.#folder, file);
    await writeFile(unfinished, text);
    await mkdir(path.dirname(target), { recursive: true });
    await rename(unfinished, target);
  }

  async remove(file: string): Promise<void> {
    await rm(path.join(this.#folder, file), { force: true });
  }

  async end(): Promise<void> {
    await rm(this.#aside, { recursive: true, force: true });
  }
}
