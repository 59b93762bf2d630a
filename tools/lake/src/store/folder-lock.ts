/** One lake for each data folder. */

import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LakeStartError } from '../http/api-error.ts';

const FILE = 'lock';

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** When a process started, in clock ticks since boot, or null where /proc does not say. */
async function startOf(pid: number): Promise<string | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // Fields after the command's closing bracket: the 20th is the start time.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

async function holderOf(path: string): Promise<number | null> {
  const [pidText = '', start = ''] = (await readFile(path, 'utf8').catch(() => '')).trim().split(' ');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return null;
  // A pid is used again after a restart; the start time tells the two apart.
  const current = await startOf(pid);
  return start !== '' && current !== null && current !== start ? null : pid;
}

/**
 * Creates the folder if need be and takes its lock; a lock left by a killed process is taken over.
 * @returns the function that gives the lock back
 * @throws LakeStartError when another lake holds it or the folder cannot be written
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, FILE);
  const own = join(folder, `${FILE}.${process.pid}.${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true });
    // Linked into place with its content, so that nobody reads a lock that is still empty.
    await writeFile(own, `${process.pid} ${(await startOf(process.pid)) ?? ''}\n`);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      try {
        await link(own, path);
        return () => rm(path, { force: true });
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') throw error;
      }
      const holder = await holderOf(path);
      if (holder !== null) {
        throw new LakeStartError(
          `The data folder ${folder} is in use by another lake (process ${holder}); stop that one first.`,
        );
      }
      await rm(path, { force: true });
    }
  } catch (error) {
    if (error instanceof LakeStartError) throw error;
    throw new LakeStartError(
      `The data folder ${folder} cannot be written (${codeOf(error) || String(error)}).`,
    );
  } finally {
    await rm(own, { force: true }).catch(() => undefined);
  }
  throw new LakeStartError(`The data folder ${folder} could not be locked; another lake is starting there.`);
}
