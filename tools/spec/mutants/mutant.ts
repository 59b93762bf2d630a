/** A break of one statement of the specification, which a test that the statement names must notice. */
export interface SpecMutant {
  /** Number of the row in `docs/spec-coverage.md`. */
  row: string;
  /** Path from the project's root. */
  file: string;
  /** What stands in the file exactly once. */
  find: string;
  /** What stands there instead. */
  replace: string;
}

/**
 * The source with the break in it.
 * @throws Error when what the mutant looks for does not stand there exactly once
 */
export function mutatedSource(source: string, { row, file, find, replace }: SpecMutant): string {
  const places = source.split(find).length - 1;
  if (find === '' || places !== 1)
    throw new Error(`${row}: ${file} has what its mutant looks for ${places} times, not once: ${find}`);
  if (find === replace) throw new Error(`${row}: the mutant in ${file} changes nothing`);
  return source.replace(find, () => replace);
}
