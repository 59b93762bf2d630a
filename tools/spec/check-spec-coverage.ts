/**
 * Checks `docs/spec-coverage.md`: that every statement of the specification is there once, that
 * each of the tests it names exists, is not skipped, and is one that `npm test` runs, and that each
 * statement has a mutant that still fits its file.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRun } from '../product/test-runners.ts';
import { ROOT } from '../product/state-folder.ts';
import { coverageProblems } from './coverage-problems.ts';
import { coverageRows } from './coverage-table.ts';
import { SPEC_MUTANTS } from './mutants/index.ts';
import { mutantProblems } from './mutants/mutant-problems.ts';
import { SPEC_SECTIONS } from './spec-sections.ts';
import { findTests, type FoundTest } from './test-titles.ts';

const DOCUMENT = 'docs/spec-coverage.md';

const parsed = new Map<string, readonly FoundTest[] | null>();

function testsOf(file: string): readonly FoundTest[] | null {
  let found = parsed.get(file);
  if (found === undefined) {
    const path = join(ROOT, file);
    found = existsSync(path) ? findTests(readFileSync(path, 'utf8'), file.endsWith('x')) : null;
    parsed.set(file, found);
  }
  return found;
}

const rows = coverageRows(readFileSync(join(ROOT, DOCUMENT), 'utf8'));
const problems = coverageProblems(rows, SPEC_SECTIONS, { testsOf, isRun });
const sourceOf = (file: string): string | null =>
  existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : null;
problems.push(
  ...mutantProblems(
    rows.map(({ id }) => id),
    SPEC_MUTANTS,
    sourceOf,
  ),
);
for (const problem of problems) console.error(`${DOCUMENT} ${problem}`);

const named = new Set(rows.flatMap(({ tests }) => tests.map(({ file, name }) => `${file} › ${name}`)));
console.log(
  `${rows.length} statements, ${named.size} tests in ${parsed.size} files, ${SPEC_MUTANTS.length} mutants, ${problems.length} problems`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
