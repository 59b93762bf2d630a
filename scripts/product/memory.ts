import { spawnSync } from 'node:child_process';

interface ProcessLine {
  pid: number;
  parent: number;
  /** Resident memory in KiB. */
  resident: number;
}

function processes(): ProcessLine[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0, resident = 0]) => ({ pid, parent, resident }));
}

/** Memory that a process and all of its descendants hold, in MB. */
export function residentMegabytes(root: number): number {
  const all = processes();
  const family = new Set([root]);
  let grown = true;
  while (grown) {
    grown = false;
    for (const { pid, parent } of all) {
      if (family.has(parent) && !family.has(pid)) {
        family.add(pid);
        grown = true;
      }
    }
  }
  const kib = all.filter(({ pid }) => family.has(pid)).reduce((sum, { resident }) => sum + resident, 0);
  return Math.round(kib / 1024);
}
