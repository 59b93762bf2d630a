import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** A process, told from a later one with the same id by its start. */
export interface RunningProcess {
  pid: number;
  parent: number;
  started: string;
  /** Name of its program, like 'java'. */
  name: string;
}

/** Whether a process runs, its owner's or another's. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function fromProc(): RunningProcess[] {
  const found: RunningProcess[] = [];
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The command in parentheses may hold spaces; the fields after it do not (man 5 proc).
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (fields[0] === 'Z') continue;
      found.push({
        pid: Number(name),
        parent: Number(fields[1]),
        started: fields[19] ?? '',
        name: stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')')),
      });
    } catch {
      // It ended between the listing and the reading.
    }
  }
  return found;
}

function fromPs(): RunningProcess[] {
  const listing = execFileSync('ps', ['-axo', 'pid=,ppid=,lstart=,comm='], { encoding: 'utf8' });
  return (
    listing
      .split('\n')
      // The start has five words, like `Mon Nov 23 08:00:00 2026`.
      .map((line) => /^\s*(\d+)\s+(\d+)\s+((?:\S+\s+){5})(.+)$/.exec(line))
      .filter((match) => match !== null)
      .map((match) => ({
        pid: Number(match[1]),
        parent: Number(match[2]),
        started: match[3]?.trim() ?? '',
        name: basename(match[4] ?? ''),
      }))
  );
}

function running(): RunningProcess[] {
  return existsSync('/proc/self/stat') ? fromProc() : fromPs();
}

/** Everything that a process started, directly or through others, as long as parents are alive. */
export function descendants(pid: number): RunningProcess[] {
  const all = running();
  const found: RunningProcess[] = [];
  let parents = new Set([pid]);
  while (parents.size > 0) {
    const children = all.filter((candidate) => parents.has(candidate.parent));
    found.push(...children);
    parents = new Set(children.map((child) => child.pid));
  }
  return found;
}

/** Those of the given processes that still run. */
export function stillRunning(processes: readonly RunningProcess[]): RunningProcess[] {
  const now = new Map(running().map((candidate) => [candidate.pid, candidate.started]));
  return processes.filter((candidate) => now.get(candidate.pid) === candidate.started);
}

/** The process with an id as it runs now, or null; kept, it is told from a later one with the same id. */
export function processOf(pid: number): RunningProcess | null {
  return running().find((candidate) => candidate.pid === pid) ?? null;
}

/** Sends a signal to those of the given processes that still run. @returns whether there are any */
export function signalAll(processes: readonly RunningProcess[], signal: NodeJS.Signals): boolean {
  const left = stillRunning(processes);
  for (const { pid } of left) {
    try {
      process.kill(pid, signal);
    } catch {
      // It ended by itself in between.
    }
  }
  return left.length > 0;
}

/** Waits until none of the given processes runs. @returns whether that came in time */
export async function haveEnded(
  processes: readonly RunningProcess[],
  milliseconds: number,
): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (stillRunning(processes).length > 0) {
    if (Date.now() > deadline) return false;
    await delay(100);
  }
  return true;
}

/** Milliseconds that the system gets to clear away what was killed. */
const KILL_TIMEOUT = 3000;

/** Ends processes, by force when they do not end in time. @param milliseconds to end by themselves */
export async function endProcesses(processes: readonly RunningProcess[], milliseconds = 3000): Promise<void> {
  if (!signalAll(processes, 'SIGTERM') || (await haveEnded(processes, milliseconds))) return;
  signalAll(processes, 'SIGKILL');
  await haveEnded(processes, KILL_TIMEOUT);
}

/** Inodes of the sockets that listen on a port, by `/proc/net` (man 5 proc: state 0A is LISTEN). */
function listeningSockets(port: number): Set<string> {
  const wanted = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const rows = ['/proc/net/tcp', '/proc/net/tcp6']
    .filter((file) => existsSync(file))
    .flatMap((file) => readFileSync(file, 'utf8').split('\n').slice(1))
    .map((line) => line.trim().split(/\s+/));
  return new Set(
    rows
      .filter((fields) => fields[1]?.endsWith(wanted) && fields[3] === '0A')
      .map((fields) => `socket:[${fields[9]}]`),
  );
}

function holdsSocket(pid: number, sockets: ReadonlySet<string>): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => {
      try {
        return sockets.has(readlinkSync(`/proc/${pid}/fd/${fd}`));
      } catch {
        return false;
      }
    });
  } catch {
    // Another user's, or it ended in between.
    return false;
  }
}

/** The process that listens on a port; null where the system does not say (other users', other systems). */
export function processOnPort(port: number): RunningProcess | null {
  const sockets = listeningSockets(port);
  if (sockets.size === 0) return null;
  return running().find(({ pid }) => holdsSocket(pid, sockets)) ?? null;
}
