/**
 * Files for the Hosting emulator, each opened once and read whole. superstatic, which serves for it, looks
 * for a file, hashes it and opens it in turn: a page that is taken away in between fails the request.
 */
import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { Readable } from 'node:stream';

/** What superstatic sends; the size is in bytes. */
interface FoundFile {
  stream: Readable;
  size: number;
  /** In milliseconds since 1970. */
  modified: number;
  etag: string;
}

/** What a path that names no file fails with. */
const NO_FILE: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'ENAMETOOLONG']);

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && NO_FILE.has(String(error.code));
}

/** Path of a file in a folder; null for an address that leads out of it or is malformed. */
function pathIn(folder: string, address: string): string | null {
  try {
    const path = resolve(folder, `.${decodeURI(address)}`);
    return path.startsWith(`${folder}${sep}`) && !path.includes('\0') ? path : null;
  } catch {
    return null;
  }
}

/**
 * Finds the files of a folder, as superstatic's option `provider` wants it.
 * @returns null for what is no file in the folder @throws Error when a file cannot be read
 */
export function filesIn(folder: string): (request: unknown, address: string) => Promise<FoundFile | null> {
  const root = resolve(folder);
  return async (_request, address) => {
    const path = pathIn(root, address);
    if (path === null) return null;
    try {
      await using file = await open(path);
      const { mtimeMs: modified } = await file.stat();
      const bytes = await file.readFile();
      const etag = createHash('md5').update(bytes).digest('hex');
      return { stream: Readable.from([bytes]), size: bytes.length, modified, etag };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  };
}
