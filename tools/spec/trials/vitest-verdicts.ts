import { join } from 'node:path';
import { inspect } from 'node:util';
import { createVitest, type Vitest } from 'vitest/node';
import { ROOT } from '../../product/state-folder.ts';
import { vitestFolder } from '../../product/test-runners.ts';
import type { TaggedTest } from '../coverage.ts';
import { titlePattern } from './title-pattern.ts';

/** Longest that one test may take, in milliseconds: a mutant may make it wait for what never comes. */
const LONGEST_TEST = 60_000;

/** What the emulators take when they start: the functions are bundled then, and a test of Storage's rules leaves its own. */
const TAKEN_AT_START = ['functions/', 'packages/domain/', 'storage.rules'];

const EMULATORS = 'tools/emulators';

/** Runs named tests of one tree again and again, each folder's in one process that stays. */
export class VitestVerdicts implements AsyncDisposable {
  readonly #root: string;
  readonly #folders = new Map<string, Vitest>();

  /** @param root of the tree */
  constructor(root: string) {
    this.#root = root;
  }

  async #folder(name: string): Promise<Vitest> {
    const known = this.#folders.get(name);
    if (known) return known;
    const root = join(this.#root, name);
    const vitest = await createVitest(
      'test',
      {
        root,
        config: join(root, 'vitest.config.ts'),
        watch: false,
        maxWorkers: 1,
        bail: 1,
        testTimeout: LONGEST_TEST,
        reporters: [{}],
      },
      // The tree's packages are those of the project.
      { server: { fs: { allow: [ROOT] } } },
    );
    this.#folders.set(name, vitest);
    return vitest;
  }

  /**
   * Runs tests of one file.
   * @returns what the first that fails says; null when all pass
   * @throws Error when none of them ran, which tells nothing
   */
  async failureOf(file: string, tests: readonly TaggedTest[]): Promise<string | null> {
    const vitest = await this.#folder(vitestFolder(file) ?? '');
    const path = join(this.#root, file);
    const specifications = await vitest.globTestSpecifications([path]);
    vitest.setGlobalTestNamePattern(titlePattern(tests));
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
    const modules = testModules.filter(({ moduleId }) => moduleId === path);
    const broken = [...unhandledErrors, ...modules.flatMap((module) => module.errors())];
    const ran = modules.flatMap((module) => [...module.children.allTests()]);
    const failed = ran.find((test) => test.result().state === 'failed');
    if (failed) return `${failed.fullName}: ${failed.result().errors?.[0]?.message ?? 'no message'}`;
    // Only a test that fails has noticed something; a file that cannot run has not.
    if (broken.length > 0) throw new Error(`${file} cannot run: ${inspect(broken[0])}`);
    if (!ran.some((test) => test.result().state === 'passed'))
      throw new Error(
        `None of these tests ran: ${tests.map(({ titles }) => [file, ...titles].join(' › ')).join(', ')}`,
      );
    return null;
  }

  /**
   * Has files that changed read again. Emulators that took one of them are started anew.
   * @param files their paths from the tree's root
   */
  async forget(files: readonly string[]): Promise<void> {
    for (const vitest of this.#folders.values()) {
      for (const file of files) vitest.invalidateFile(join(this.#root, file));
    }
    const emulators = this.#folders.get(EMULATORS);
    if (emulators && files.some((file) => TAKEN_AT_START.some((folder) => file.startsWith(folder)))) {
      this.#folders.delete(EMULATORS);
      await emulators.close();
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const vitest of this.#folders.values()) await vitest.close();
  }
}
