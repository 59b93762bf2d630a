/** The Studio's settings for each user (`users/me/keyvalue`). */

import type { LakeDatabase } from './lake-database.ts';
import { textIn } from './rows.ts';

export class KeyValueStore {
  private readonly database: LakeDatabase;

  constructor(database: LakeDatabase) {
    this.database = database;
  }

  /** A value of one user; undefined where there is none. */
  get(userId: string, key: string): unknown {
    const row = this.database
      .prepare('SELECT value FROM key_values WHERE user = ? AND key = ?')
      .get(userId, key);
    return row && JSON.parse(textIn(row, 'value'));
  }

  /** Stores values of one user. @throws ApiError 503 when the disk doesn't take them */
  set(userId: string, entries: readonly { key: string; value: unknown }[]): void {
    const put = this.database.prepare('REPLACE INTO key_values (user, key, value) VALUES (?, ?, ?)');
    this.database.write(() => {
      for (const { key, value } of entries) put.run(userId, key, JSON.stringify(value ?? null));
    });
  }
}
