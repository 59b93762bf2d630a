/**
 * `npm run audit:dependencies`: known faults of the dependencies, by npm's own audit. Exit code 1 for
 * a fault without an exception, 2 where the registry gives no answer: then nothing is known.
 */
import { spawnSync } from 'node:child_process';
import { AUDIT_EXCEPTIONS } from './exceptions.ts';
import { judgeAudit } from './judge-audit.ts';
import { readArguments } from '../product/command-line.ts';
import { runCommand } from '../product/failure.ts';
import { ROOT } from '../product/state-folder.ts';

/** Longest wait for the registry, in milliseconds. */
const WAIT = 120_000;

await runCommand(async () => {
  readArguments({});
  const { stdout } = spawnSync('npm', ['audit', '--json', '--loglevel=error'], {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: WAIT,
    shell: process.platform === 'win32',
  });
  const today = new Date().toISOString().slice(0, 10);
  const { known, problems, notes } = judgeAudit(stdout ?? '', AUDIT_EXCEPTIONS, today);
  for (const note of notes) console.log(note);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = known ? 1 : 2;
  else console.log('No dependency has a known fault that stops a release.');
});
