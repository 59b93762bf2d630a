/**
 * Shows that every condition of both rules files matters: takes each out, or turns or moves it, and
 * fails for those of which no test takes notice (`npm run tool -- rules-mutants`; some minutes).
 * With `firestore` or `storage` as argument only that file; with `firestore:120-140` only those lines.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from '../../product/command-line.ts';
import { Failure, runCommand } from '../../product/failure.ts';
import { mutantsOf, mutated, type Mutant } from '../../rule-checks/index.ts';
import { RulesTester, type CoveredTest } from '../../rule-checks/rules-tester.ts';
import { FIRESTORE_RULES, ROOT, STORAGE_RULES } from '../src/repository-paths.ts';
import { UNNOTICED, type Unnoticed } from './unnoticed-mutants.ts';

type RulesName = Unnoticed['rules'];

const TESTS = {
  root: join(ROOT, 'tools/emulators'),
  firestore: 'test/rules/firestore.',
  storage: 'test/rules/storage.test',
};

const FILES = { firestore: FIRESTORE_RULES, storage: STORAGE_RULES };

/** Whether a test made the rules evaluate what a mutant changes; others cannot notice. */
function concerns({ within }: Mutant): (test: CoveredTest) => boolean {
  return ({ evaluated }) =>
    Array.from(evaluated).some((place) => {
      const [start = 0, end = 0] = place.split('-').map(Number);
      return start >= within.start && end < within.end;
    });
}

function isUnnoticed(name: RulesName, rules: string, mutant: Mutant): Unnoticed | undefined {
  const lines = rules.split('\n').slice(0, mutant.line);
  const line = lines.at(-1) ?? '';
  const match = lines.findLast((before) => before.trimStart().startsWith('match ')) ?? '';
  return UNNOTICED.find(
    (known) =>
      known.rules === name &&
      line.includes(known.on) &&
      match.includes(known.within ?? '') &&
      known.original === mutant.original &&
      known.replacement === mutant.replacement,
  );
}

/** Runs the tests on changed rules; says what the first failure is, null for none. */
type Trial = (rules: string, mutant: Mutant) => Promise<string | null>;

async function firestoreTrial(tester: RulesTester): Promise<Trial> {
  const tests = await tester.firestoreCoverage();
  return (rules, mutant) => {
    // A literal is no expression of its own, so that no test is known to evaluate it.
    const concerned = tests.filter(concerns(mutant));
    const relevant = concerned.length > 0 ? concerned : tests;
    return tester.firestoreFailure(mutated(rules, mutant), relevant);
  };
}

async function storageTrial(tester: RulesTester): Promise<Trial> {
  await tester.checkStorage();
  return (rules, mutant) => tester.storageFailure(mutated(rules, mutant));
}

const TRIALS = { firestore: firestoreTrial, storage: storageTrial };

interface Tally {
  tried: number;
  survivors: string[];
  excused: Set<Unnoticed>;
}

async function tryAll(name: RulesName, lines: readonly number[], tally: Tally): Promise<void> {
  const rules = readFileSync(FILES[name], 'utf8');
  await using tester = await RulesTester.start(TESTS);
  const trial = await TRIALS[name](tester);
  const [first = 0, last = Infinity] = lines;
  for (const mutant of mutantsOf(rules).filter(({ line }) => line >= first && line <= last)) {
    tally.tried += 1;
    const failure = await trial(rules, mutant);
    const known = isUnnoticed(name, rules, mutant);
    const original = mutant.original.replaceAll(/\s+/g, ' ');
    const change = `${name}.rules:${mutant.line} ${original} → ${mutant.replacement}`;
    if (failure !== null) {
      if (known) console.log(`noticed, though it is listed as impossible to notice: ${change}\n  ${failure}`);
      continue;
    }
    if (known) {
      tally.excused.add(known);
      continue;
    }
    console.log(`survives: ${change}`);
    tally.survivors.push(change);
  }
}

async function main(): Promise<void> {
  const started = Date.now();
  const { positionals } = readArguments({ allowPositionals: true });
  const [choice = ''] = positionals;
  const [chosen = '', range = ''] = choice.split(':');
  const lines = range === '' ? [] : range.split('-').map(Number);
  if (positionals.length > 1 || !['', 'firestore', 'storage'].includes(chosen))
    throw new Failure('Usage: npm run tool -- rules-mutants [firestore|storage][:<first line>-<last line>]');
  const tally: Tally = { tried: 0, survivors: [], excused: new Set() };
  for (const name of ['firestore', 'storage'] as const) {
    if (chosen === '' || chosen === name) await tryAll(name, lines, tally);
  }
  const idle = choice === '' ? UNNOTICED.filter((known) => !tally.excused.has(known)) : [];
  for (const { rules, on } of idle) console.log(`excused for nothing: ${rules}.rules, ${on}`);
  console.log(
    `${tally.tried} changes to the rules tried, ${tally.survivors.length} survive, ${tally.excused.size} that no test can notice, ${((Date.now() - started) / 1000).toFixed(0)} s`,
  );
  // Vitest has set it to 1 at the first test that noticed something.
  process.exitCode = tally.survivors.length > 0 || idle.length > 0 ? 1 : 0;
}

await runCommand(main);
