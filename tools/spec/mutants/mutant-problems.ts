import { mutatedSource, type SpecMutant } from './mutant.ts';

/**
 * What is wrong with the mutants, one sentence each: a row without any, one of no row, one that does
 * not fit its file.
 * @param rows numbers of the statements
 * @param sourceOf the text of a file by its path from the project's root; null when there is none
 */
export function mutantProblems(
  rows: readonly string[],
  mutants: readonly SpecMutant[],
  sourceOf: (file: string) => string | null,
): string[] {
  const broken = new Set(mutants.map(({ row }) => row));
  const known = new Set(rows);
  const without = rows.filter((row) => !broken.has(row)).map((row) => `${row}: has no mutant`);
  const wrong = mutants.flatMap((mutant) => {
    if (!known.has(mutant.row)) return [`${mutant.row}: has a mutant, and is no row`];
    const source = sourceOf(mutant.file);
    if (source === null) return [`${mutant.row}: its mutant is in ${mutant.file}, which is not there`];
    try {
      mutatedSource(source, mutant);
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
  return [...without, ...wrong];
}
