/**
 * Every check of the project, one after the other: types, lint, format, generated files, unit,
 * rules, functions and lake tests, end-to-end tests. Its last line sums up all of them.
 * With names of steps as arguments (`npm test -- types web`) it runs only those.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './product/chromium.ts';
import { Failure, runCommand } from './product/failure.ts';
import { ROOT } from './product/state-folder.ts';
import { VITEST_FOLDERS } from './product/test-runners.ts';

const REPORTS = join(ROOT, 'test-results');

interface Tally {
  passed: number;
  failed: number;
}

interface Step {
  name: string;
  run: () => Promise<Tally>;
}

/** Runs a command; resolves with its exit code and all that it printed. */
function run(command: string, args: string[], cwd = ROOT): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, CI: 'true', FORCE_COLOR: '0' },
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** A command that passes or fails as a whole. */
function check(name: string, command: string, ...args: string[]): Step {
  return {
    name,
    run: async () => {
      const { code, output } = await run(command, args);
      if (code !== 0) console.log(output.trimEnd());
      return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    },
  };
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  success: boolean;
}

/** The tests of one workspace; a test that was skipped counts as failed. */
function vitest(workspace: string): Step {
  return {
    name: workspace,
    run: async () => {
      const report = join(REPORTS, `${workspace}.json`);
      const { code, output } = await run('vitest', [
        'run',
        '--root',
        workspace,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ]);
      if (code !== 0) console.log(output.trimEnd());
      const found = readReport<VitestReport>(report);
      if (!found) return { passed: 0, failed: 1 };
      const failed = found.numFailedTests + found.numPendingTests + found.numTodoTests;
      // A run can fail outside any test, for example in its set-up.
      return { passed: found.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
    },
  };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** The end-to-end tests; a test that was skipped or needed a second try counts as failed. */
const endToEnd: Step = {
  name: 'e2e',
  run: async () => {
    ensureChromium();
    const { code, output } = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts']);
    if (code !== 0) console.log(output.trimEnd());
    const found = readReport<PlaywrightReport>(join(REPORTS, 'e2e.json'));
    if (!found) return { passed: 0, failed: 1 };
    const { expected, unexpected, flaky, skipped } = found.stats;
    const failed = unexpected + flaky + skipped;
    return { passed: expected, failed: code !== 0 && failed === 0 ? 1 : failed };
  },
};

function readReport<Report>(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    console.log(`There is no report ${file}: the run ended before it could write one.`);
    return null;
  }
}

const TYPED = ['.', 'domain', 'lake', 'emulators', 'functions', 'studio', 'web'];

/** What can be looked at only after the tests of a folder. */
const AFTER: Partial<Record<(typeof VITEST_FOLDERS)[number], readonly Step[]>> = {
  emulators: [check('rule coverage', process.execPath, 'emulators/rule-checks/rule-summary.ts')],
};

const STEPS: Step[] = [
  ...TYPED.map((project) => check(`types ${project}`, 'tsc', '-p', project)),
  check('lint', 'oxlint', '--type-aware', '--deny-warnings'),
  check('format', 'oxfmt', '--check'),
  check('seed is built', process.execPath, 'content/build-seed.ts', '--check'),
  check('rules carry the limits', process.execPath, 'emulators/src/rules-limits.ts', '--check'),
  check('content types are current', process.execPath, 'scripts/typegen.ts', '--check'),
  check('content', process.execPath, 'content/check-seed.ts'),
  check('specification is covered', process.execPath, 'scripts/check-spec-coverage.ts'),
  ...VITEST_FOLDERS.flatMap((folder) => [vitest(folder), ...(AFTER[folder] ?? [])]),
  endToEnd,
];

await runCommand(async () => {
  const wanted = process.argv.slice(2);
  const chosen =
    wanted.length === 0
      ? STEPS
      : STEPS.filter(({ name }) => wanted.some((word) => name.split(' ').includes(word)));
  if (chosen.length === 0)
    throw new Failure(
      `There is no step ${wanted.join(' ')}; there are: ${STEPS.map(({ name }) => name).join(', ')}.`,
    );
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const total: Tally = { passed: 0, failed: 0 };
  for (const step of chosen) {
    const started = Date.now();
    console.log(`▸ ${step.name}`);
    const { passed, failed } = await step.run();
    total.passed += passed;
    total.failed += failed;
    console.log(
      `  ${failed === 0 ? 'ok' : 'FAILED'}: ${passed} passed, ${failed} failed, ${((Date.now() - started) / 1000).toFixed(1)} s`,
    );
  }
  if (total.failed > 0) process.exitCode = 1;
  console.log(`${total.passed} passed, ${total.failed} failed`);
});
