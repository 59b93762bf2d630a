/**
 * Writes `docs/spec-coverage.md` from the numbers in test titles. Fails when a statement of the
 * specification has no test that runs, or no mutant that fits its file.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, runCommand } from '../product/failure.ts';
import { ROOT } from '../product/state-folder.ts';
import { coverageDocument, coverageProblems, statementNumbers } from './coverage.ts';
import { mutantProblems, SPEC_MUTANTS } from './mutants.ts';
import { SPEC_SECTIONS } from './statements.ts';
import { taggedTests } from './tagged-tests.ts';

const sourceOf = (file: string): string | null =>
  existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : null;

await runCommand(async () => {
  const tests = taggedTests();
  const problems = [
    ...coverageProblems(SPEC_SECTIONS, tests),
    ...mutantProblems(statementNumbers(SPEC_SECTIONS), SPEC_MUTANTS, sourceOf),
  ];
  if (problems.length > 0) throw new Failure(problems.join('\n'));
  writeFileSync(join(ROOT, 'docs/spec-coverage.md'), coverageDocument(SPEC_SECTIONS, tests));
});
