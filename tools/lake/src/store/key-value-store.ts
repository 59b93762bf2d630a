/** The Studio's settings for each user (`users/me/keyvalue`), kept in one file. */

import { readFile } from 'node:fs/promises';
import { isJsonObject, type JsonObject } from '../documents/document.ts';
import { replaceFile } from './durable-file.ts';

export class KeyValueStore {
  private readonly path: string;
  private readonly values: Map<string, unknown>;
  private writing: Promise<void> = Promise.resolve();

  private constructor(path: string, values: Map<string, unknown>) {
    this.path = path;
    this.values = values;
  }

  /** Opens the file; settings that cannot be read are dropped, for they are only conveniences. */
  static async open(path: string): Promise<KeyValueStore> {
    let stored: unknown;
    try {
      stored = JSON.parse(await readFile(path, 'utf8'));
    } catch {
      stored = {};
    }
    const values: JsonObject = isJsonObject(stored) ? stored : {};
    return new KeyValueStore(path, new Map(Object.entries(values)));
  }

  get(userId: string, key: string): unknown {
    return this.values.get(`${userId}/${key}`);
  }

  /** Stores values of one user; settles when they are on disk. */
  async set(userId: string, entries: readonly { key: string; value: unknown }[]): Promise<void> {
    for (const { key, value } of entries) this.values.set(`${userId}/${key}`, value);
    this.writing = this.writing
      .catch(() => undefined)
      .then(() => replaceFile(this.path, JSON.stringify(Object.fromEntries(this.values))));
    await this.writing;
  }
}
