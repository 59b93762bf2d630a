/**
 * One lake for each data folder. Whoever wants the folder first leaves a claim of its own beside the lock,
 * then looks around: of two who do, at least one sees the other. Nothing but one's own files, and claims of
 * processes that are gone, is ever removed; so no lock can be taken away from somebody who just won it.
 */

import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { LakeStartError } from '../http/api-error.ts';
import { TEMPORARY_SUFFIX } from './durable-file.ts';

const FILE = 'lock';
const CLAIM = /^lock\.\d+\.[0-9a-f-]{36}$/;
const ATTEMPTS = 10;
const PAUSE_MAX = 60;

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

/** The living process that a lock or claim names, or null. */
async function holderOf(path: string): Promise<number | null> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
  const [pidText = '', start = ''] = text.trim().split(' ');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return null;
  // A pid is used again after a restart; the start time tells the two apart.
  const current = await startOf(pid);
  return start !== '' && current !== null && current !== start ? null : pid;
}

/** Whether a file belongs to the lock; another process that tries for it may be writing it. */
export function isOfLock(name: string): boolean {
  return name.startsWith(`${FILE}.`);
}

/** Whether another living process claims the folder; claims of dead ones are removed. */
async function hasRival(folder: string, own: string): Promise<boolean> {
  let found = false;
  for (const name of await readdir(folder)) {
    if (!CLAIM.test(name) || name === own) continue;
    if ((await holderOf(join(folder, name))) === null) await rm(join(folder, name), { force: true });
    else found = true;
  }
  return found;
}

/**
 * Creates the folder if need be and takes its lock; a lock left by a killed process is taken over.
 * @returns the function that gives the lock back
 * @throws LakeStartError when another lake holds it or the folder cannot be written
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, FILE);
  const own = `${FILE}.${process.pid}.${randomUUID()}`;
  const claim = join(folder, own);
  try {
    await mkdir(folder, { recursive: true });
    const content = `${process.pid} ${(await startOf(process.pid)) ?? ''}\n`;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      // Renamed into place with its content, so that nobody reads a claim that is still empty.
      await writeFile(claim + TEMPORARY_SUFFIX, content);
      await rename(claim + TEMPORARY_SUFFIX, claim);
      const contested = await hasRival(folder, own);
      // Read after the claims: a rival that has won since has renamed its claim to the lock.
      const holder = await holderOf(path);
      if (holder !== null) {
        throw new LakeStartError(
          `The data folder ${folder} is in use by another lake (process ${holder}); stop that one first.`,
        );
      }
      if (!contested) {
        await rename(claim, path);
        return () => rm(path, { force: true });
      }
      await rm(claim);
      await setTimeout(Math.random() * PAUSE_MAX);
    }
  } catch (error) {
    if (error instanceof LakeStartError) throw error;
    throw new LakeStartError(
      `The data folder ${folder} cannot be written (${codeOf(error) || String(error)}).`,
    );
  } finally {
    for (const left of [claim, claim + TEMPORARY_SUFFIX])
      await rm(left, { force: true }).catch(() => undefined);
  }
  throw new LakeStartError(`The data folder ${folder} could not be locked; another lake is starting there.`);
}
