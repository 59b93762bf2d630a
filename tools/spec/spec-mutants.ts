/**
 * Shows that the tests of a statement of the specification fail when the statement is broken: puts each
 * mutant into a copy of the project and runs the tests tagged with its statement. Fails for mutants that
 * survive. Tries all of them (long), those of some statements or sections (`-- 2.1-4 3`), or a random
 * sample drawn by the commit (`-- --sample 30`).
 */
import { execFileSync } from 'node:child_process';
import { readArguments } from '../product/command-line.ts';
import { Failure, runCommand } from '../product/failure.ts';
import { ROOT } from '../product/state-folder.ts';
import { SPEC_MUTANTS, type SpecMutant } from './mutants.ts';
import { taggedTests } from './tagged-tests.ts';
import { drawMutants } from './trials/draw-mutants.ts';
import { MutantTree } from './trials/mutant-tree.ts';
import { MutantTrials } from './trials/mutant-trials.ts';

const commit = (): string =>
  execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();

function chosen(wanted: readonly string[], sample: string | undefined): readonly SpecMutant[] {
  const mutants = SPEC_MUTANTS.filter(
    ({ statement }) =>
      wanted.length === 0 || wanted.some((id) => statement === id || statement.startsWith(`${id}-`)),
  );
  const drawn = sample === undefined ? mutants : drawMutants(mutants, Number(sample), commit());
  // What makes the emulators or the product start anew comes in a row.
  return drawn.toSorted((a, b) => a.file.localeCompare(b.file));
}

/** @returns those that no test notices */
async function survivorsOf(mutants: readonly SpecMutant[]): Promise<SpecMutant[]> {
  const tests = taggedTests();
  using tree = new MutantTree();
  await using trials = new MutantTrials(tree);
  const survivors: SpecMutant[] = [];
  for (const mutant of mutants) {
    const started = performance.now();
    const noticed = await trials.try(
      mutant,
      tests.filter(({ statements }) => statements.includes(mutant.statement)),
    );
    if (noticed === null) survivors.push(mutant);
    const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(5);
    const [said = ''] = (noticed ?? 'SURVIVES').split('\n');
    console.log(`${seconds} s  ${mutant.statement.padEnd(7)} ${mutant.file}  ${said}`);
  }
  return survivors;
}

await runCommand(async () => {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: { sample: { type: 'string' } },
  });
  const mutants = chosen(positionals, values.sample);
  if (mutants.length === 0) throw new Failure(`No mutant for ${positionals.join(', ')}.`);
  const survivors = await survivorsOf(mutants);
  for (const { statement, file, find, replace } of survivors)
    console.log(`\nNo test of ${statement} fails for this change in ${file}:\n- ${find}\n+ ${replace}`);
  console.log(`\n${mutants.length} mutants tested, ${survivors.length} survived.`);
  // Vitest has set it to 1 at the first test that noticed something.
  process.exitCode = survivors.length === 0 ? 0 : 1;
});
