import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../product/failure.ts';

/** Files of a hosted backup on this machine, before they go to the bucket. */
export const CONTENT_FILE = 'content.tar.gz';
export const ACCOUNTS_FILE = 'accounts.json';

/** Documents of an archive that `sanity dataset export` made. */
function documentsIn(archive: string): number {
  const names = execFileSync('tar', ['-tzf', archive], { encoding: 'utf8' }).split('\n');
  const data = names.find((name) => name.endsWith('data.ndjson'));
  if (data === undefined) return 0;
  const text = execFileSync('tar', ['-xzOf', archive, data], { encoding: 'utf8', maxBuffer: 2 ** 31 - 1 });
  return text.split('\n').filter((line) => line.startsWith('{')).length;
}

function accountsIn(file: string): number {
  const { users }: { users?: unknown } = JSON.parse(readFileSync(file, 'utf8')) as { users?: unknown };
  return Array.isArray(users) ? users.length : 0;
}

/**
 * Looks into the files of a hosted backup: a tool that ends well may have written nothing.
 * @returns how many documents and accounts there are
 * @throws Failure when one is missing, cannot be read or is empty
 */
export function countBackup(dir: string): { documents: number; accounts: number } {
  const count = (file: string, read: (path: string) => number): number => {
    const path = join(dir, file);
    if (!existsSync(path)) throw new Failure(`The backup has no ${file}.`);
    let found: number;
    try {
      found = read(path);
    } catch (error) {
      const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
      throw new Failure(`${file} of the backup cannot be read (${reason}).`);
    }
    if (found === 0) throw new Failure(`${file} of the backup is empty.`);
    return found;
  };
  return { documents: count(CONTENT_FILE, documentsIn), accounts: count(ACCOUNTS_FILE, accountsIn) };
}
