import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** A process, told from a later one with the same id by its start. */
export interface RunningProcess {
  pid: number;
  parent: number;
  started: string;
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
      found.push({ pid: Number(name), parent: Number(fields[1]), started: fields[19] ?? '' });
    } catch {
      // It ended between the listing and the reading.
    }
  }
  return found;
}

function fromPs(): RunningProcess[] {
  const listing = execFileSync('ps', ['-axo', 'pid=,ppid=,lstart='], { encoding: 'utf8' });
  return listing
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.+)$/.exec(line))
    .filter((match) => match !== null)
    .map((match) => ({ pid: Number(match[1]), parent: Number(match[2]), started: match[3] ?? '' }));
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
