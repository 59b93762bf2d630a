/**
 * Shows that the tests of `docs/spec-coverage.md` notice when their statement is broken: puts each
 * mutant into a copy of the project, runs the tests that its row names, and fails for those that
 * nobody notices. All of them (`npm run spec:mutants`, long), those of some rows or sections
 * (`npm run spec:mutants -- 2.1-4 3`), or as many as wanted by chance (`-- --sample 30`), drawn by the commit.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from '../product/command-line.ts';
import { Failure, runCommand } from '../product/failure.ts';
import { ROOT } from '../product/state-folder.ts';
import { coverageRows, type NamedTest } from './coverage-table.ts';
import { drawMutants } from './mutants/draw-mutants.ts';
import { SPEC_MUTANTS } from './mutants/index.ts';
import { MutantTree } from './mutants/mutant-tree.ts';
import type { SpecMutant } from './mutants/mutant.ts';
import { MutantTrials } from './mutants/mutant-trials.ts';

const commit = (): string =>
  execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();

function chosen(wanted: readonly string[], sample: string | undefined): readonly SpecMutant[] {
  const mutants = SPEC_MUTANTS.filter(
    ({ row }) => wanted.length === 0 || wanted.some((id) => row === id || row.startsWith(`${id}-`)),
  );
  const drawn = sample === undefined ? mutants : drawMutants(mutants, Number(sample), commit());
  // What makes the emulators or the product start anew comes in a row.
  return drawn.toSorted((a, b) => a.file.localeCompare(b.file));
}

/** @returns those that no test notices */
async function survivorsOf(mutants: readonly SpecMutant[]): Promise<SpecMutant[]> {
  const rows = coverageRows(readFileSync(join(ROOT, 'docs/spec-coverage.md'), 'utf8'));
  const testsOf = new Map<string, readonly NamedTest[]>(rows.map(({ id, tests }) => [id, tests]));
  using tree = new MutantTree();
  await using trials = new MutantTrials(tree);
  const survivors: SpecMutant[] = [];
  for (const mutant of mutants) {
    const started = performance.now();
    const noticed = await trials.try(mutant, testsOf.get(mutant.row) ?? []);
    if (noticed === null) survivors.push(mutant);
    const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(5);
    const [said = ''] = (noticed ?? 'SURVIVES').split('\n');
    console.log(`${seconds} s  ${mutant.row.padEnd(7)} ${mutant.file}  ${said}`);
  }
  return survivors;
}

await runCommand(async () => {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: { sample: { type: 'string' } },
  });
  const mutants = chosen(positionals, values.sample);
  if (mutants.length === 0) throw new Failure(`There is no mutant of ${positionals.join(', ')}.`);
  const survivors = await survivorsOf(mutants);
  for (const { row, file, find, replace } of survivors)
    console.log(`\nNo test of ${row} notices, in ${file}:\n- ${find}\n+ ${replace}`);
  console.log(`\n${mutants.length} mutants tried, ${survivors.length} survive.`);
  // Vitest has set it to 1 at the first test that noticed something.
  process.exitCode = survivors.length === 0 ? 0 : 1;
});
