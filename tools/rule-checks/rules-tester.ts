/** Runs the rules tests again and again in one process, on one set of emulators. */
import { createVitest, type TestModule, type Vitest } from 'vitest/node';
import { join } from 'node:path';
import type { RulesTrial } from './rules-trial.ts';

/** Longest that one test may take in a trial, in milliseconds. */
const TIMEOUT = 30_000;

/** A test and the expressions that it made the rules evaluate. */
export interface CoveredTest {
  file: string;
  name: string;
  evaluated: ReadonlySet<string>;
}

/** Where the rules tests are. */
export interface RulesTests {
  /** Folder of the Vitest project, with its `vitest.config.ts`. */
  root: string;
  /** Beginnings of the paths of the tests in it. */
  firestore: string;
  storage: string;
}

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
  readonly #tests: RulesTests;

  private constructor(vitest: Vitest, tests: RulesTests) {
    this.#vitest = vitest;
    this.#tests = tests;
  }

  static async start(tests: RulesTests): Promise<RulesTester> {
    const { root } = tests;
    const vitest = await createVitest('test', {
      root,
      config: join(root, 'vitest.config.ts'),
      watch: false,
      isolate: false,
      maxWorkers: 1,
      bail: 1,
      testTimeout: TIMEOUT,
      reporters: [{}],
    });
    return new RulesTester(vitest, tests);
  }

  async #run(filter: string, trial: RulesTrial): Promise<{ passed: boolean; modules: TestModule[] }> {
    this.#vitest.provide('trial', trial);
    const specifications = await this.#vitest.globTestSpecifications([filter]);
    if (specifications.length === 0) throw new Error(`There are no tests ${filter}.`);
    const { testModules, unhandledErrors } = await this.#vitest.runTestSpecifications(specifications);
    // Vitest lists every file that it has ever run, with what came of it then.
    const files = new Set(specifications.map(({ moduleId }) => moduleId));
    const modules = testModules.filter(({ moduleId }) => files.has(moduleId));
    // Only a test that fails has noticed something; a file that cannot run has not.
    const broken = [...unhandledErrors, ...modules.flatMap((module) => module.errors())];
    if (broken.length > 0) throw new Error('The rules tests cannot run.', { cause: broken[0] });
    return { passed: modules.every((module) => module.ok()), modules };
  }

  /**
   * Runs the Firestore tests on the rules as they are.
   * @throws Error when they do not pass
   */
  async firestoreCoverage(): Promise<CoveredTest[]> {
    const trial = { firestore: null, storage: null, only: null, coverEachTest: true };
    const { passed, modules } = await this.#run(this.#tests.firestore, trial);
    if (!passed) throw new Error(`The rules as they are do not pass. ${firstFailure(modules)}`);
    return modules.flatMap((module) =>
      Array.from(module.children.allTests(), (test) => ({
        file: module.moduleId,
        name: test.fullName,
        evaluated: new Set(test.meta().evaluated ?? []),
      })),
    );
  }

  /** Runs these tests on changed Firestore rules. @returns what the first one that fails says; null for none */
  async firestoreFailure(firestore: string, tests: readonly CoveredTest[]): Promise<string | null> {
    const only = tests.map(({ name }) => name);
    for (const file of new Set(tests.map((test) => test.file))) {
      const trial = { firestore, storage: null, only, coverEachTest: false };
      const { passed, modules } = await this.#run(file, trial);
      if (!passed) return firstFailure(modules);
    }
    return null;
  }

  /**
   * Runs the Storage tests on the rules as they are.
   * @throws Error when they do not pass
   */
  async checkStorage(): Promise<void> {
    const { passed, modules } = await this.#run(this.#tests.storage, STORAGE_TRIAL);
    if (!passed) throw new Error(`The rules as they are do not pass. ${firstFailure(modules)}`);
  }

  /** Runs the Storage tests on changed rules. @returns what the first one that fails says; null for none */
  async storageFailure(storage: string): Promise<string | null> {
    const { passed, modules } = await this.#run(this.#tests.storage, { ...STORAGE_TRIAL, storage });
    return passed ? null : firstFailure(modules);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#vitest.close();
  }
}
