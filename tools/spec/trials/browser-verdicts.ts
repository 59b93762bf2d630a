import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { VARIABLES_OF_PRODUCT } from '../../browser/product-setup.ts';
import { startProductProcess, type ProductProcess } from '../../product/product-process.ts';
import { run } from '../../suite/commands.ts';
import type { TaggedTest } from '../coverage.ts';
import { escapePattern, titlePattern } from './title-pattern.ts';

interface Suite {
  suites?: Suite[];
  specs: { title: string; tests: { results: { error?: { message?: string } }[] }[] }[];
}

function firstError({ suites = [], specs }: Suite): string | null {
  for (const { title, tests } of specs) {
    for (const { error } of tests.flatMap(({ results }) => results)) {
      if (error) return `${title}: ${error.message ?? 'no message'}`;
    }
  }
  for (const suite of suites) {
    const error = firstError(suite);
    if (error !== null) return error;
  }
  return null;
}

/** Parts of a tree that a page is built from; what is in others takes a new start of the product. */
const IN_SITE = ['web/', 'packages/throw/', 'packages/community/'];

/** Longest that one test may take, in milliseconds: a mutant may make it wait for what never comes. */
const LONGEST_TEST = 90_000;

/** Runs named browser tests on the product of one tree, which is built anew when its files change. */
export class BrowserVerdicts implements AsyncDisposable {
  readonly #root: string;
  #product: ProductProcess | null = null;
  /** Files that changed since the product was built and started. */
  #changed = new Set<string>();

  /** @param root of the tree */
  constructor(root: string) {
    this.#root = root;
  }

  /** Takes note of files that changed. @param files their paths from the tree's root */
  forget(files: readonly string[]): void {
    for (const file of files) this.#changed.add(file);
  }

  /** @returns its variables; null when it does not come up */
  async #current(): Promise<Record<string, string> | null> {
    const changed = [...this.#changed];
    this.#changed.clear();
    if (this.#product && changed.some((file) => !IN_SITE.some((folder) => file.startsWith(folder)))) {
      await this.#product.stop();
      this.#product = null;
    } else if (this.#product && changed.length > 0) {
      const { variables } = this.#product;
      const { code } = await run(process.execPath, ['tools/product/rebuild-site.ts'], variables, this.#root);
      return code === 0 ? variables : null;
    }
    this.#product ??= await startProductProcess(undefined, { root: this.#root });
    return this.#product.variables;
  }

  /**
   * Runs tests of one file.
   * @returns what the first that fails says; null when all pass
   * @throws Error when none of them ran, which tells nothing
   */
  async failureOf(file: string, tests: readonly TaggedTest[]): Promise<string | null> {
    const variables = await this.#current();
    if (!variables) return 'the site cannot be built';
    const report = join(this.#root, 'test-results/verdict.json');
    rmSync(report, { force: true });
    const config = [
      '--config=e2e/playwright.config.ts',
      '--reporter=json',
      '--workers=1',
      '--max-failures=1',
      '--retries=0',
      `--timeout=${LONGEST_TEST}`,
    ];
    const { code, output } = await run(
      'playwright',
      ['test', ...config, `${escapePattern(file)}$`, `--grep=${titlePattern(tests).source}`],
      { PLAYWRIGHT_JSON_OUTPUT_FILE: report, [VARIABLES_OF_PRODUCT]: JSON.stringify(variables) },
      this.#root,
    );
    if (code === 0) return null;
    const { suites } = JSON.parse(readFileSync(report, 'utf8')) as { suites: Suite[] };
    const said = firstError({ suites, specs: [] });
    if (said === null) throw new Error(`None of the tests ran: ${output}`);
    return said;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#product?.stop();
  }
}
