/** The steps of `npm test` and `npm run test:all`. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VARIABLES_OF_PRODUCT } from '../browser/product-setup.ts';
import { ensureChromium, installHeadlessShell } from '../browser/chromium.ts';
import { RULE_COVERAGE } from '../emulators/src/repository-paths.ts';
import { startProductProcess, type ProductProcess } from '../product/product-process.ts';
import { ROOT } from '../product/state-folder.ts';
import { VITEST_FOLDERS } from '../product/test-runners.ts';
import { run } from './commands.ts';
import { playwrightTally, vitestTally, type FailedTest, type Tally, type TimedTest } from './reports.ts';
import { hasNightlyTests, PLAYWRIGHT_OPTIONS, VITEST_OPTIONS, type Scope } from './scope.ts';

/** Folder of the runners' reports. */
export const REPORTS = join(ROOT, 'test-results');

export interface Step {
  name: string;
  scope: Scope;
  /** Whether `npm test -- quick` runs it. */
  quick: boolean;
  /** What it takes of the machine: one of two cores, little because it mostly waits, or all of it. */
  load: 'core' | 'little' | 'machine';
  /** Starts what a step that takes the machine needs, while the last of the others end. */
  prepare?: () => void;
  run: () => Promise<Tally & { output: string }>;
}

type Options = Partial<Pick<Step, 'load' | 'scope' | 'quick'>>;

const scopedName = (name: string, scope: Scope): string => (scope === 'nightly' ? `nightly:${name}` : name);

/** A command says last why it failed. */
function lastLines(output: string): string {
  return output.trimEnd().split('\n').slice(-20).join('\n');
}

/** A command that passes or fails as a whole. */
function check(
  name: string,
  { scope = 'daily', quick = false, load = 'core' }: Options,
  command: string,
  ...args: string[]
): Step {
  return {
    name,
    scope,
    quick,
    load,
    run: async () => {
      const { code, output } = await run(command, args);
      const failed = code === 0 ? 0 : 1;
      return {
        passed: 1 - failed,
        failed,
        tests: [],
        failures: failed === 0 ? [] : [{ title: name, message: lastLines(output) }],
        flaky: [],
        output: failed === 0 ? '' : output,
      };
    },
  };
}

/** A script of the project as a check. */
function script(name: string, options: Options, file: string, ...args: string[]): Step {
  return check(name, options, process.execPath, file, ...args);
}

/** Files of a folder with tests that only the nightly run takes, from the folder. */
function nightlyFiles(folder: string): string[] {
  const inner = VITEST_FOLDERS.filter((other) => other.startsWith(`${folder}/`));
  return globSync(`${folder}/**/*.test.{ts,tsx}`, { cwd: ROOT, exclude: ['**/node_modules/**'] })
    .filter((file) => !inner.some((other) => file.startsWith(`${other}/`)))
    .filter((file) => hasNightlyTests(readFileSync(join(ROOT, file), 'utf8')))
    .map((file) => file.slice(folder.length + 1))
    .toSorted();
}

/**
 * The tests of one folder.
 * @param part a project of its configuration: the step is that one alone
 */
function vitest(folder: string, { scope = 'daily', quick = false }: Options, part?: string): Step {
  const name = part === undefined ? folder : `${folder} ${part}`;
  return {
    name: scopedName(name, scope),
    scope,
    quick,
    load: 'core',
    run: async () => {
      const report = join(REPORTS, `${scope}-${name.replaceAll(/[/ ]/g, '-')}.json`);
      const { code, output } = await run(
        'vitest',
        [
          'run',
          '--root',
          folder,
          ...(part === undefined ? [] : [`--project=${part}`]),
          ...VITEST_OPTIONS[scope],
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${report}`,
          ...(scope === 'nightly' ? nightlyFiles(folder) : []),
        ],
        scope === 'all' ? { [RULE_COVERAGE]: 'on' } : {},
      );
      return { ...vitestTally(report, code, scope), output: code === 0 ? '' : output };
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
        failures: [...before.failures, ...after.failures],
        flaky: [...before.flaky, ...after.flaky],
        output: before.output + after.output,
      };
    },
  };
}

/**
 * Projects of e2e/playwright.config.ts, in two turns: those that only read see nothing of what others
 * change. A third worker for those that change something starves a product that saves and starts again.
 */
const BROWSER_TURNS = [['reading'], ['content', 'community', 'commands']];
const BROWSER_WORKERS = 2;

function startForBrowser(): Promise<ProductProcess> {
  installHeadlessShell();
  ensureChromium();
  return startProductProcess();
}

/** The tests in a browser, all on one product. */
function browser(scope: Scope): Step {
  let starting: Promise<ProductProcess> | undefined;
  return {
    name: scopedName('e2e', scope),
    scope,
    quick: false,
    load: 'machine',
    prepare: () => {
      starting = startForBrowser();
      // The step itself says why the product did not start.
      starting.catch(() => {});
    },
    run: async () => {
      const product = await (starting ?? startForBrowser());
      const total = {
        passed: 0,
        failed: 0,
        tests: [] as TimedTest[],
        failures: [] as FailedTest[],
        flaky: [] as FailedTest[],
        output: '',
      };
      try {
        for (const projects of BROWSER_TURNS) {
          const name = `${scope}-e2e-${projects[0]}`;
          const report = join(REPORTS, `${name}.json`);
          const { code, output } = await run(
            'playwright',
            [
              'test',
              '--config=e2e/playwright.config.ts',
              `--output=${join(REPORTS, name)}`,
              '--reporter=line,json',
              `--workers=${BROWSER_WORKERS}`,
              ...PLAYWRIGHT_OPTIONS[scope],
              ...projects.map((project) => `--project=${project}`),
            ],
            {
              PLAYWRIGHT_JSON_OUTPUT_FILE: report,
              [VARIABLES_OF_PRODUCT]: JSON.stringify(product.variables),
            },
          );
          const { passed, failed, tests, failures, flaky } = playwrightTally(report, code);
          total.passed += passed;
          total.failed += failed;
          total.tests.push(...tests);
          total.failures.push(...failures);
          total.flaky.push(...flaky);
          if (code !== 0) total.output += output;
        }
        const lastWords = product.lastWords();
        if (lastWords !== null) {
          total.failed += 1;
          total.failures.push({ title: 'The product ended during the tests', message: lastLines(lastWords) });
          total.output += `\nThe product ended during the tests. It said:\n${lastWords}`;
        }
      } finally {
        await product.stop();
      }
      return total;
    },
  };
}

const QUICK = { quick: true };

interface FolderTests {
  folder: (typeof VITEST_FOLDERS)[number];
  /** A project of its configuration: the step is that one alone. */
  part?: string;
  quick?: boolean;
}

/** Tests that take long, in the order in which they begin, so that none of them is left over at the end. */
const LONG_TESTS: readonly FolderTests[] = [
  { folder: 'tools/emulators' },
  { folder: 'web', part: 'units', quick: true },
  { folder: 'web', part: 'build', quick: true },
  { folder: 'web', part: 'pages' },
  { folder: 'tools' },
  { folder: 'tools/lake' },
];

const SHORT_TESTS: readonly FolderTests[] = VITEST_FOLDERS.filter((folder) =>
  LONG_TESTS.every((long) => long.folder !== folder),
).map((folder) => ({ folder, quick: true }));

function vitestSteps(scope: Scope, tests: readonly FolderTests[]): readonly Step[] {
  return tests
    .filter(({ folder }) => scope !== 'nightly' || nightlyFiles(folder).length > 0)
    .map(({ folder, part, quick = false }) => {
      const step = vitest(folder, { scope, quick: quick && scope === 'daily' }, part);
      const after = folder === 'tools/emulators' ? RULE_COVERAGE_STEPS[scope] : undefined;
      return after ? followedBy(step, after) : step;
    });
}

const NIGHTLY = { scope: 'nightly' } as const;

/** What checks that the rules' tests evaluate all of them; a nightly run, which lacks most, repeats these. */
const RULE_COVERAGE_STEPS: Readonly<Partial<Record<Scope, Step>>> = {
  nightly: script('rule coverage', NIGHTLY, 'tools/emulators/rules/test-rules.ts'),
  all: script('rule coverage', {}, 'tools/emulators/rules/rule-summary.ts'),
};

const CHECKS: readonly Step[] = [
  script('generated files are current', {}, 'tools/generate/generate.ts', '--check'),
  check('types', QUICK, 'tsc', '--build'),
  check('lint', QUICK, 'oxlint', '--type-aware', '--deny-warnings'),
  script('structure', QUICK, 'tools/structure/structure.ts'),
  check('format', QUICK, 'oxfmt', '--check'),
  check('nothing is unused', QUICK, 'knip', '--no-progress', '--treat-config-hints-as-errors'),
  script('seed', {}, 'content/check-seed.ts'),
  script('catalogue', {}, 'content/check-catalogue.ts'),
];

const PARTS = script('parts', NIGHTLY, 'tools/parts/check-parts.ts');

/** Mutants of the specification that a nightly run tries, others at each commit; on Mondays it tries all. */
const MUTANTS = 2;

/**
 * Mutants start emulators of their own, which would leave the tests of the emulators too little of the
 * machine: they begin when those have ended.
 */
const MUTANTS_ARE_NOTICED = script(
  'mutants are noticed',
  NIGHTLY,
  'tools/spec/spec-mutants.ts',
  `--sample=${MUTANTS}`,
);

const SOAK = script('soak', { ...NIGHTLY, load: 'little' }, 'tools/soak/soak.ts');

/** The steps of each scope. */
export const SUITES: Readonly<Record<Scope, readonly Step[]>> = {
  daily: [
    ...vitestSteps('daily', LONG_TESTS),
    ...CHECKS,
    ...vitestSteps('daily', SHORT_TESTS),
    browser('daily'),
  ],
  nightly: [
    SOAK,
    ...vitestSteps('nightly', [...LONG_TESTS, ...SHORT_TESTS]),
    MUTANTS_ARE_NOTICED,
    PARTS,
    browser('nightly'),
  ],
  // Each folder starts what its tests need once for both.
  all: [
    SOAK,
    ...vitestSteps('all', LONG_TESTS),
    MUTANTS_ARE_NOTICED,
    PARTS,
    ...CHECKS,
    ...vitestSteps('all', SHORT_TESTS),
    browser('all'),
  ],
};
