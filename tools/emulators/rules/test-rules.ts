/**
 * Every test of both rules files against the emulators, how many requests they tried, and whether
 * they left an expression unevaluated (`npm run tool -- rules-tests`).
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, RULE_COVERAGE, RULE_REPORTS } from '../src/repository-paths.ts';
import { summary } from './rule-summary.ts';

rmSync(RULE_REPORTS, { recursive: true, force: true });
const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
const { status } = spawnSync(process.execPath, [vitest, 'run', '--root', 'tools/emulators', 'test/rules'], {
  cwd: ROOT,
  env: { ...process.env, [RULE_COVERAGE]: 'on' },
  stdio: 'inherit',
});
if (status === 0) {
  try {
    console.log(summary());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
} else process.exitCode = 1;
