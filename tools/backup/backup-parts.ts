import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../product/failure.ts';

/** File of a hosted backup on this machine, before it goes to the bucket. */
export const CONTENT_FILE = 'content.tar.gz';

/** Documents of an archive that `sanity dataset export` made. */
function documentsIn(archive: string): number {
  const names = execFileSync('tar', ['-tzf', archive], { encoding: 'utf8' }).split('\n');
  const data = names.find((name) => name.endsWith('data.ndjson'));
  if (data === undefined) return 0;
  const text = execFileSync('tar', ['-xzOf', archive, data], { encoding: 'utf8', maxBuffer: 2 ** 31 - 1 });
  return text.split('\n').filter((line) => line.startsWith('{')).length;
}

/**
 * Looks into the content of a hosted backup: a tool that ends well may have written nothing.
 * @returns how many documents there are
 * @throws Failure when it is missing, cannot be read or is empty
 */
export function countDocuments(dir: string): number {
  const path = join(dir, CONTENT_FILE);
  if (!existsSync(path)) throw new Failure(`The backup has no ${CONTENT_FILE}.`);
  let found: number;
  try {
    found = documentsIn(path);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new Failure(`${CONTENT_FILE} of the backup cannot be read (${reason}).`);
  }
  if (found === 0) throw new Failure(`${CONTENT_FILE} of the backup is empty.`);
  return found;
}
