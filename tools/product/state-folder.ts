import { accessSync, constants, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import {
  descendants,
  endProcesses,
  haveEnded,
  processOf,
  signalAll,
  stillRunning,
  type RunningProcess,
} from '../emulators/src/process-tree.ts';
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
interface Running extends RunningProcess {
  site: string;
  /** Processes of the parts, for when the product itself is killed. */
  parts: RunningProcess[];
}

function isProcess(value: unknown): value is RunningProcess {
  return (
    typeof value === 'object' &&
    value !== null &&
    'pid' in value &&
    typeof value.pid === 'number' &&
    'started' in value
  );
}

function isRunning(value: unknown): value is Running {
  return isProcess(value) && 'site' in value && 'parts' in value && Array.isArray(value.parts);
}

function noted(folder: StateFolder): Running | null {
  try {
    const found: unknown = JSON.parse(readFileSync(folder.running, 'utf8'));
    return isRunning(found) ? found : null;
  } catch {
    return null;
  }
}

function whoRuns(folder: StateFolder): Running | null {
  const found = noted(folder);
  return found && stillRunning([found]).length > 0 ? found : null;
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

/** @throws Failure for a folder that firebase-tools would refuse to serve the site from, a minute later */
export function requireInside(folder: StateFolder): void {
  const path = relative(ROOT, folder.dir);
  if (path === '' || path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path)) {
    throw new Failure(
      `LUMEN_STATE_DIR is ${folder.dir}; it must be a folder inside ${ROOT}, because the Hosting emulator serves only such folders.`,
    );
  }
}

/** Milliseconds that what an earlier run left behind gets to save and end by itself. */
const LEFTOVERS_TIMEOUT = 25_000;

/** Milliseconds between two looks at the processes of a run. */
const NOTE_INTERVAL = 1000;

/**
 * Ends what a run that was killed has left behind on a folder. Only those without a parent are asked
 * to: a supervisor among them saves its emulators' state first, and ends them itself.
 */
export async function endLeftovers(
  folder: StateFolder,
  say: (line: string) => void,
  timeout = LEFTOVERS_TIMEOUT,
): Promise<void> {
  const parts = stillRunning(noted(folder)?.parts.filter(isProcess) ?? []);
  if (parts.length === 0) return;
  say(`stopping processes of an earlier run (${parts.map(({ pid }) => pid).join(', ')})`);
  const orphans = parts.filter(({ parent }) => !parts.some(({ pid }) => pid === parent));
  signalAll(orphans, 'SIGTERM');
  if (await haveEnded(parts, timeout)) return;
  await endProcesses(parts, 0);
}

/** Writes down who runs on a folder and with which processes; whole or not at all. */
function note(folder: StateFolder, running: Running): void {
  const file = `${folder.running}.new`;
  writeFileSync(file, JSON.stringify(running));
  renameSync(file, folder.running);
}

/**
 * Takes a state folder for this process, and keeps a note of the processes that this one starts.
 * @throws Failure when the product already runs on it or it cannot be written to
 * @returns what gives it back
 */
export function takeStateFolder(folder: StateFolder, site: string): () => void {
  requireStopped(folder, 'start it again');
  const self = processOf(process.pid);
  if (!self) throw new Failure('Failed to list the running processes.');
  let parts: RunningProcess[] = [];
  try {
    mkdirSync(folder.logs, { recursive: true });
    accessSync(folder.dir, constants.W_OK);
    note(folder, { ...self, site, parts });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Failure(
      `The product's data folder ${folder.dir} is not writable (${reason}): make it writable or set LUMEN_STATE_DIR.`,
    );
  }
  const watch = setInterval(() => {
    const now = descendants(process.pid);
    // One that has lost its parent is no descendant any more.
    const orphans = stillRunning(parts).filter(({ pid }) => !now.some((one) => one.pid === pid));
    const before = parts;
    parts = [...now, ...orphans];
    const isNew = parts.some(({ pid }) => !before.some((one) => one.pid === pid));
    if (!isNew && parts.length === before.length) return;
    try {
      note(folder, { ...self, site, parts });
    } catch (error) {
      console.error(
        `${folder.running} could not be written: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }, NOTE_INTERVAL).unref();
  return () => {
    clearInterval(watch);
    rmSync(folder.running, { force: true });
  };
}
