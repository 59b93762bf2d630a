/** The steps of `npm test`. */
import { join } from 'node:path';
import { VARIABLES_OF_PRODUCT } from '../../e2e/product-setup.ts';
import { ensureChromium, installHeadlessShell } from '../product/chromium.ts';
import { startProductProcess } from '../product/product-process.ts';
import { ROOT } from '../product/state-folder.ts';
import { VITEST_FOLDERS } from '../product/test-runners.ts';
import { run } from './commands.ts';
import { playwrightTally, vitestTally, type Tally, type TimedTest } from './reports.ts';

/** Folder of the runners' reports. */
export const REPORTS = join(ROOT, 'test-results');

export interface Step {
  name: string;
  /** Whether `npm test -- quick` runs it. */
  quick: boolean;
  /** Whether nothing else may run beside it. */
  alone?: boolean;
  run: () => Promise<Tally & { output: string }>;
}

/** A command that passes or fails as a whole. */
function check(name: string, quick: boolean, command: string, ...args: string[]): Step {
  return {
    name,
    quick,
    run: async () => {
      const { code, output } = await run(command, args);
      return {
        passed: code === 0 ? 1 : 0,
        failed: code === 0 ? 0 : 1,
        tests: [],
        output: code === 0 ? '' : output,
      };
    },
  };
}

/**
 * The tests of one folder.
 * @param part what its configuration calls some of them: the step is those alone
 */
function vitest(folder: string, quick: boolean, part?: string): Step {
  const name = part === undefined ? folder : `${folder} ${part}`;
  return {
    name,
    quick,
    run: async () => {
      const report = join(REPORTS, `${name.replaceAll(/[/ ]/g, '-')}.json`);
      const { code, output } = await run('vitest', [
        'run',
        '--root',
        folder,
        ...(part === undefined ? [] : [`--project=${part}`]),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ]);
      return { ...vitestTally(report, code), output: code === 0 ? '' : output };
    },
  };
}

/** Runs a step after another one, in one turn: it looks at what the first left behind. */
function followedBy(first: Step, second: Step): Step {
  return {
    ...first,
    run: async () => {
      const [before, after] = [await first.run(), await second.run()];
      return {
        passed: before.passed + after.passed,
        failed: before.failed + after.failed,
        tests: before.tests,
        output: before.output + after.output,
      };
    },
  };
}

/**
 * Projects of e2e/playwright.config.ts, in two turns: those that only read see nothing of what others
 * change. A third worker for those that change something makes each test slower than it makes all of
 * them fast: on a slow machine the Studio's ran out of their time.
 */
const BROWSER_TURNS = [['reading'], ['content', 'community', 'commands']];
const BROWSER_WORKERS = 2;

/** The tests in a browser, all on one product. */
const browser: Step = {
  name: 'e2e',
  quick: false,
  alone: true,
  run: async () => {
    installHeadlessShell();
    ensureChromium();
    const product = await startProductProcess();
    const total = { passed: 0, failed: 0, tests: [] as TimedTest[], output: '' };
    try {
      for (const projects of BROWSER_TURNS) {
        const name = `e2e-${projects[0]}`;
        const report = join(REPORTS, `${name}.json`);
        const { code, output } = await run(
          'playwright',
          [
            'test',
            '--config=e2e/playwright.config.ts',
            `--output=${join(REPORTS, name)}`,
            '--reporter=line,json',
            `--workers=${BROWSER_WORKERS}`,
            ...projects.map((project) => `--project=${project}`),
          ],
          {
            PLAYWRIGHT_JSON_OUTPUT_FILE: report,
            [VARIABLES_OF_PRODUCT]: JSON.stringify(product.variables),
          },
        );
        const { passed, failed, tests } = playwrightTally(report, code);
        total.passed += passed;
        total.failed += failed;
        total.tests.push(...tests);
        if (code !== 0) total.output += output;
      }
      const lastWords = product.lastWords();
      if (lastWords !== null) {
        total.failed += 1;
        total.output += `\nThe product ended during the tests. It said:\n${lastWords}`;
      }
    } finally {
      await product.stop();
    }
    return total;
  },
};

/** What the compiler found out is kept: it looks again only at what has changed since. */
function types(project: string): Step {
  const known = join(
    ROOT,
    'node_modules/.cache/types',
    `${project === '.' ? 'root' : project.replaceAll('/', '-')}.tsbuildinfo`,
  );
  return check(`types ${project}`, true, 'tsc', '-p', project, '--incremental', '--tsBuildInfoFile', known);
}

const TYPED = ['.', ...VITEST_FOLDERS.filter((folder) => !['content', 'tools'].includes(folder))];
const QUICK_FOLDERS: ReadonlySet<string> = new Set([
  'packages/domain',
  'packages/throw',
  'packages/community',
  'content',
  'functions',
  'studio',
]);

const emulators = followedBy(
  vitest('tools/emulators', false),
  check('rule coverage', false, process.execPath, 'tools/emulators/rules/rule-summary.ts'),
);

/** Folders whose tests take long, each a step of its own place. */
const LONG_FOLDERS: ReadonlySet<string> = new Set(['tools/emulators', 'web', 'tools', 'tools/lake']);

/** Mutants of the specification that are tried, other ones at each commit; `audit.yml` tries all each Monday. */
const MUTANTS = 30;

/**
 * All steps; those that take long come first, so that none of them is left over at the end. Mutants
 * start emulators of their own, which would leave the tests of the emulators too little of the machine:
 * behind the types they begin when those have ended.
 */
export const STEPS: readonly Step[] = [
  emulators,
  vitest('web', true, 'units'),
  vitest('web', false, 'pages'),
  vitest('tools', false),
  vitest('tools/lake', false),
  check('parts', false, process.execPath, 'tools/parts/check-parts.ts'),
  check('lint', true, 'oxlint', '--type-aware', '--deny-warnings'),
  check('structure', true, process.execPath, 'tools/structure/structure.ts'),
  check('format', true, 'oxfmt', '--check'),
  check('nothing is unused', true, 'knip', '--no-progress', '--treat-config-hints-as-errors'),
  ...TYPED.map(types),
  check('mutants are noticed', false, process.execPath, 'tools/spec/spec-mutants.ts', `--sample=${MUTANTS}`),
  check('seed is built', false, process.execPath, 'content/build-seed.ts', '--check'),
  check('rules carry the limits', false, process.execPath, 'tools/emulators/src/rules-limits.ts', '--check'),
  check('content types are current', false, process.execPath, 'tools/product/typegen.ts', '--check'),
  followedBy(
    check('content', false, process.execPath, 'content/check-seed.ts'),
    check('catalogue', false, process.execPath, 'content/check-catalogue.ts'),
  ),
  check('specification is covered', false, process.execPath, 'tools/spec/check-spec-coverage.ts'),
  ...VITEST_FOLDERS.filter((folder) => !LONG_FOLDERS.has(folder)).map((folder) =>
    vitest(folder, QUICK_FOLDERS.has(folder)),
  ),
  { ...check('soak', false, process.execPath, 'tools/soak/soak.ts', '--sample'), alone: true },
  browser,
];
