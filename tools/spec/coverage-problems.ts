/** What is wrong with the list of the specification's statements and their tests. */
import type { CoverageRow, NamedTest } from './coverage-table.ts';
import { isNamed, type FoundTest } from './test-titles.ts';

/** A section of the specification, and how many statements it makes. */
export interface SpecSection {
  id: string;
  statements: number;
}

/** The project's tests, as the check asks for them. */
export interface TestFiles {
  /** The tests of a file; null when there is no such file. */
  testsOf: (file: string) => readonly FoundTest[] | null;
  /** Whether `npm test` runs a file. */
  isRun: (file: string) => boolean;
}

function problemOf({ file, name }: NamedTest, { testsOf, isRun }: TestFiles): string | null {
  if (name === '') return `"${file}" names no test; write path › title`;
  const tests = testsOf(file);
  if (!tests) return `there is no file ${file}`;
  if (!isRun(file)) return `npm test does not run ${file}`;
  const named = tests.filter((test) => isNamed(test, name));
  if (named.length === 0) return `${file} has no test "${name}"`;
  return named.every(({ skipped }) => skipped) ? `${file} skips "${name}"` : null;
}

function wrongIds(rows: readonly CoverageRow[], sections: readonly SpecSection[]): string[] {
  const expected = new Set(
    sections.flatMap(({ id, statements }) =>
      Array.from({ length: statements }, (_, index) => `${id}-${index + 1}`),
    ),
  );
  const seen = new Set<string>();
  const problems: string[] = [];
  for (const { line, id } of rows) {
    if (id === '') problems.push(`line ${line}: is no row of the table`);
    else if (seen.has(id)) problems.push(`line ${line}: ${id} stands there twice`);
    else if (!expected.has(id))
      problems.push(`line ${line}: ${id} is not among the statements of the specification`);
    seen.add(id);
  }
  return [...problems, ...[...expected].filter((id) => !seen.has(id)).map((id) => `${id} is missing`)];
}

/** Everything that is wrong, one sentence each; none when every statement has tests that run. */
export function coverageProblems(
  rows: readonly CoverageRow[],
  sections: readonly SpecSection[],
  files: TestFiles,
): string[] {
  const wrong = rows.flatMap(({ line, id, statement, tests }) => {
    const at = `line ${line} (${id})`;
    return [
      ...(statement === '' ? [`${at}: has no statement`] : []),
      ...(tests.length === 0 ? [`${at}: names no test`] : []),
      ...tests.flatMap((test) => problemOf(test, files) ?? []).map((problem) => `${at}: ${problem}`),
    ];
  });
  return [...wrongIds(rows, sections), ...wrong];
}
