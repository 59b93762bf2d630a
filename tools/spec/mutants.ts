import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vitest/node';

/** A small break of one statement of the specification, which a test of the statement must notice. */
export interface SpecMutant {
  /** Number of the statement. */
  statement: string;
  /** Path from the project's root. */
  file: string;
  /** Text that the file has exactly once. */
  find: string;
  replace: string;
}

type MutantRow = [statement: string, file: string, find: string, replace: string];

/** All mutants: the rows of `mutants.ndjson`, in the order of the statements. */
export const SPEC_MUTANTS: readonly SpecMutant[] = readFileSync(
  join(import.meta.dirname, 'mutants.ndjson'),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => {
    const [statement, file, find, replace] = JSON.parse(line) as MutantRow;
    return { statement, file, find, replace };
  });

/** Whether a TypeScript file can be parsed; of others nothing is asked. */
function isCode(file: string, text: string): boolean {
  const [, lang] = /\.(tsx?)$/.exec(file) ?? [];
  if (lang !== 'ts' && lang !== 'tsx') return true;
  try {
    parseAst(text, { lang });
    return true;
  } catch {
    return false;
  }
}

/**
 * The source with the break in it.
 * @throws Error when the source doesn't have the mutant's text exactly once, or nobody can parse the result
 */
export function mutatedSource(source: string, { statement, file, find, replace }: SpecMutant): string {
  const places = source.split(find).length - 1;
  if (find === '' || places !== 1)
    throw new Error(
      `${statement}: ${file} contains the text of its mutant ${places} times instead of once: ${find}`,
    );
  if (find === replace) throw new Error(`${statement}: the mutant in ${file} changes nothing`);
  const mutated = source.replace(find, () => replace);
  if (!isCode(file, mutated))
    throw new Error(`${statement}: the mutant in ${file} is no valid code: ${replace}`);
  return mutated;
}

/**
 * Problems of the mutants, one sentence each: a statement without a mutant, a mutant without a
 * statement, a mutant that doesn't fit its file.
 * @param statements their numbers
 * @param sourceOf the text of a file by its path from the project's root; null when there is none
 */
export function mutantProblems(
  statements: readonly string[],
  mutants: readonly SpecMutant[],
  sourceOf: (file: string) => string | null,
): string[] {
  const broken = new Set(mutants.map(({ statement }) => statement));
  const known = new Set(statements);
  const without = statements.filter((id) => !broken.has(id)).map((id) => `${id}: has no mutant`);
  const wrong = mutants.flatMap((mutant) => {
    const { statement, file } = mutant;
    if (!known.has(statement)) return [`${statement}: has a mutant, but there is no such statement`];
    const source = sourceOf(file);
    if (source === null) return [`${statement}: its mutant is in ${file}, which doesn't exist`];
    try {
      mutatedSource(source, mutant);
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
  return [...without, ...wrong];
}
