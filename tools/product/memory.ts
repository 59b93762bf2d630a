import { existsSync, readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { descendants } from '../emulators/src/process-tree.ts';

/** Resident memory of a process in KiB, what it shares with others divided among them where the system says so. */
function kibibytes(pid: number): number {
  const rollup = `/proc/${pid}/smaps_rollup`;
  try {
    if (existsSync(rollup)) return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(rollup, 'utf8'))?.[1] ?? 0);
    return Number(
      spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim() || 0,
    );
  } catch {
    // It ended while it was looked at.
    return 0;
  }
}

/** Memory that a process and all of its descendants hold, in MB. */
export function residentMegabytes(root: number): number {
  const family = [root, ...descendants(root).map(({ pid }) => pid)];
  return Math.round(family.reduce((sum, pid) => sum + kibibytes(pid), 0) / 1024);
}
