import { accessSync, constants, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isAlive } from '../emulators/src/process-tree.ts';
import { Failure } from './failure.ts';

export const ROOT = resolve(import.meta.dirname, '../..');

/** Where a run of the product keeps its data, its build and its logs. */
export interface StateFolder {
  dir: string;
  lake: string;
  emulators: string;
  site: string;
  logs: string;
  /** File that says which process runs on this folder. */
  running: string;
}

/** The places inside a state folder. @param dir absolute, or relative to the repository */
export function stateFolder(dir: string): StateFolder {
  const base = resolve(ROOT, dir);
  return {
    dir: base,
    lake: join(base, 'lake'),
    emulators: join(base, 'emulators'),
    site: join(base, 'site'),
    logs: join(base, 'logs'),
    running: join(base, 'running.json'),
  };
}

/** Who runs on a state folder. */
interface Running {
  pid: number;
  site: string;
}

function isRunning(value: unknown): value is Running {
  return (
    typeof value === 'object' &&
    value !== null &&
    'pid' in value &&
    typeof value.pid === 'number' &&
    'site' in value
  );
}

function whoRuns(folder: StateFolder): Running | null {
  try {
    const found: unknown = JSON.parse(readFileSync(folder.running, 'utf8'));
    return isRunning(found) && isAlive(found.pid) ? found : null;
  } catch {
    return null;
  }
}

/** Whether the product runs on a state folder now. */
export function isInUse(folder: StateFolder): boolean {
  return whoRuns(folder) !== null;
}

/** @throws Failure when the product runs on this folder; @param intent for the sentence, like 'reset' */
export function requireStopped(folder: StateFolder, intent: string): void {
  const running = whoRuns(folder);
  if (running) {
    throw new Failure(
      `The product already runs (process ${running.pid}, ${running.site}): stop it with Ctrl-C in its terminal before you ${intent}.`,
    );
  }
}

/**
 * Takes a state folder for this process.
 * @throws Failure when the product already runs on it or it cannot be written to
 * @returns what gives it back
 */
export function takeStateFolder(folder: StateFolder, site: string): () => void {
  requireStopped(folder, 'start it again');
  try {
    mkdirSync(folder.logs, { recursive: true });
    accessSync(folder.dir, constants.W_OK);
    writeFileSync(folder.running, JSON.stringify({ pid: process.pid, site }));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Failure(
      `The folder for the product's data, ${folder.dir}, cannot be written to (${reason}): make it writable or set LUMEN_STATE_DIR.`,
    );
  }
  return () => rmSync(folder.running, { force: true });
}
