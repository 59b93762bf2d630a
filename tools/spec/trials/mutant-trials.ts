import { BROWSER_FOLDER } from '../../product/test-runners.ts';
import type { TaggedTest } from '../coverage.ts';
import { BrowserVerdicts } from './browser-verdicts.ts';
import type { MutantTree } from './mutant-tree.ts';
import type { SpecMutant } from '../mutants.ts';
import { VitestVerdicts } from './vitest-verdicts.ts';

/** Kinds of tests, those that answer soonest first. */
const kind = (file: string): number => {
  if (file.startsWith(`${BROWSER_FOLDER}/`)) return 2;
  return file.startsWith('tools/emulators/') ? 1 : 0;
};

/** Tries mutants in a tree, one after the other. */
export class MutantTrials implements AsyncDisposable {
  readonly #tree: MutantTree;
  readonly #vitest: VitestVerdicts;
  readonly #browser: BrowserVerdicts;

  constructor(tree: MutantTree) {
    this.#tree = tree;
    this.#vitest = new VitestVerdicts(tree.root);
    this.#browser = new BrowserVerdicts(tree.root);
  }

  /**
   * Runs the tests of a mutant's row until one fails.
   * @returns what it says; null when all pass
   */
  async try(mutant: SpecMutant, tests: readonly TaggedTest[]): Promise<string | null> {
    const { changed, restore } = this.#tree.apply(mutant);
    try {
      await this.#forget(changed);
      const files = [...new Set(tests.map(({ file }) => file))].toSorted((a, b) => kind(a) - kind(b));
      for (const file of files) {
        const inFile = tests.filter((test) => test.file === file);
        const verdicts = kind(file) === 2 ? this.#browser : this.#vitest;
        const failure = await verdicts.failureOf(file, inFile);
        if (failure !== null) return failure;
      }
      return null;
    } finally {
      restore();
      await this.#forget(changed);
    }
  }

  async #forget(changed: readonly string[]): Promise<void> {
    this.#browser.forget(changed);
    await this.#vitest.forget(changed);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#vitest[Symbol.asyncDispose]();
    await this.#browser[Symbol.asyncDispose]();
  }
}
