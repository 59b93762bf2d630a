/** Runs the rules tests again and again in one process, on one set of emulators. */
import { createVitest, type TestModule, type Vitest } from 'vitest/node';
import { join } from 'node:path';
import { ROOT } from '../src/repository-paths.ts';
import type { RulesTrial } from './rules-trial.ts';

/** Longest that one test may take in a trial, in milliseconds. */
const PATIENCE = 30_000;

/** A test and the expressions that it made the rules evaluate. */
export interface CoveredTest {
  file: string;
  name: string;
  evaluated: ReadonlySet<string>;
}

const FIRESTORE_TESTS = 'test/rules/firestore.';
const STORAGE_TESTS = 'test/rules/storage.test';
const STORAGE_TRIAL: RulesTrial = { firestore: null, storage: null, only: null, coverEachTest: false };

/** The first test that failed, with what it said. */
function firstFailure(modules: readonly TestModule[]): string {
  for (const module of modules) {
    for (const test of module.children.allTests('failed')) {
      return `${test.fullName}: ${test.result().errors?.[0]?.message ?? 'no message'}`;
    }
  }
  return 'no test failed';
}

export class RulesTester implements AsyncDisposable {
  readonly #vitest: Vitest;

  private constructor(vitest: Vitest) {
    this.#vitest = vitest;
  }

  static async start(): Promise<RulesTester> {
    const root = join(ROOT, 'emulators');
    const vitest = await createVitest('test', {
      root,
      config: join(root, 'vitest.config.ts'),
      watch: false,
      isolate: false,
      maxWorkers: 1,
      bail: 1,
      testTimeout: PATIENCE,
      reporters: [{}],
    });
    return new RulesTester(vitest);
  }

  async #run(filter: string, trial: RulesTrial): Promise<{ passed: boolean; modules: TestModule[] }> {
    this.#vitest.provide('trial', trial);
    const specifications = await this.#vitest.globTestSpecifications([filter]);
    if (specifications.length === 0) throw new Error(`There are no tests ${filter}.`);
    const { testModules, unhandledErrors } = await this.#vitest.runTestSpecifications(specifications);
    // Only a test that fails has noticed something; a file that cannot run has not.
    const broken = [...unhandledErrors, ...testModules.flatMap((module) => module.errors())];
    if (broken.length > 0) throw new Error('The rules tests cannot run.', { cause: broken[0] });
    return { passed: testModules.every((module) => module.ok()), modules: testModules };
  }

  /**
   * Runs the Firestore tests on the rules as they are.
   * @throws Error when they do not pass
   */
  async firestoreCoverage(): Promise<CoveredTest[]> {
    const trial = { firestore: null, storage: null, only: null, coverEachTest: true };
    const { passed, modules } = await this.#run(FIRESTORE_TESTS, trial);
    if (!passed) throw new Error(`The rules as they are do not pass. ${firstFailure(modules)}`);
    return modules.flatMap((module) =>
      Array.from(module.children.allTests(), (test) => ({
        file: module.moduleId,
        name: test.fullName,
        evaluated: new Set(test.meta().evaluated ?? []),
      })),
    );
  }

  /** Whether these tests still pass on changed Firestore rules. */
  async firestorePasses(firestore: string, tests: readonly CoveredTest[]): Promise<boolean> {
    const only = tests.map(({ name }) => name);
    for (const file of new Set(tests.map((test) => test.file))) {
      const { passed } = await this.#run(file, { firestore, storage: null, only, coverEachTest: false });
      if (!passed) return false;
    }
    return true;
  }

  /**
   * Runs the Storage tests on the rules as they are.
   * @throws Error when they do not pass
   */
  async checkStorage(): Promise<void> {
    const { passed, modules } = await this.#run(STORAGE_TESTS, STORAGE_TRIAL);
    if (!passed) throw new Error(`The rules as they are do not pass. ${firstFailure(modules)}`);
  }

  /** Whether the Storage tests still pass on changed rules. */
  async storagePasses(storage: string): Promise<boolean> {
    return (await this.#run(STORAGE_TESTS, { ...STORAGE_TRIAL, storage })).passed;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#vitest.close();
  }
}
