/**
 * `npm run soak`: tries to knock the product over. Broken requests to every local server, each part
 * killed in turn while a reader and a member are in a browser, the product itself killed and started again,
 * starts that are broken off. Bounded to 15 minutes; `--sample` is the two minutes that `npm test` runs.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { portVariables } from '@lumen-throw/domain/environment';
import { descendants, haveEnded, processOnPort, type RunningProcess } from '../emulators/src/process-tree.ts';
import { readArguments } from '../product/command-line.ts';
import { Failure, runCommand } from '../product/failure.ts';
import { freeLocalPorts } from '../product/ports.ts';
import { startProductProcess, type ProductProcess } from '../product/product-process.ts';
import { ROOT } from '../product/state-folder.ts';
import { fuzz, tallyLines } from './fuzz.ts';
import { killRound, VICTIMS, Witness, type Victim, type Witnesses } from './kill-rounds.ts';
import { People } from './people.ts';
import { Random } from './random.ts';

interface Plan {
  requests: number;
  /** Milliseconds that the broken requests may take. */
  fuzzing: number;
  /** Rounds of killing; the first of them kill these in turn, the others at random. */
  victims: readonly Victim[];
  rounds: number;
  brokenOff: number;
  /** Milliseconds of killing after which no further round begins, once each victim has been killed. */
  until: number;
}

const FULL: Plan = {
  requests: 10_000,
  fuzzing: 180_000,
  victims: VICTIMS,
  rounds: 100,
  brokenOff: 5,
  until: 10 * 60_000,
};

const SAMPLE: Plan = {
  requests: 2000,
  fuzzing: 20_000,
  victims: ['lake', 'Firestore'],
  rounds: 2,
  brokenOff: 1,
  until: 60_000,
};

/** Ends of a part that are no reason to give it up here. */
const RESTARTS = ['--restarts', '1000'];

/** Seconds within which the product is back on a machine that does nothing else. */
const BACK_SOON = 20;

/** Longest time from Ctrl-C to the end of a start, in milliseconds. */
const BREAK_OFF_MAX = 10_000;

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** Breaks a start off after some time. @throws Failure when it does not end in time or leaves processes behind */
async function breakStartOff(after: number): Promise<void> {
  const state = join('.local', `soak-broken-off-${process.pid}`);
  const variables = { ...portVariables(await freeLocalPorts()), LUMEN_STATE_DIR: state };
  const child = spawn(process.execPath, [join(ROOT, 'tools/product/start.ts')], {
    cwd: ROOT,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = once(child, 'exit');
  // Its first line comes when it listens for signals.
  await once(child.stdout, 'data');
  child.stdout.resume();
  child.stderr.resume();
  await delay(after);
  const family = descendants(child.pid ?? 0);
  const began = Date.now();
  child.kill('SIGINT');
  const late = setTimeout(() => child.kill('SIGKILL'), 3 * BREAK_OFF_MAX);
  await exit;
  clearTimeout(late);
  const took = Date.now() - began;
  const gone = await haveEnded(family, 1000);
  rmSync(join(ROOT, state), { recursive: true, force: true });
  if (took > BREAK_OFF_MAX)
    throw new Failure(`A start broken off after ${seconds(after)} took ${seconds(took)} to end.`);
  if (!gone) throw new Failure(`A start broken off after ${seconds(after)} left processes behind.`);
  console.log(`ok    a start broken off after ${seconds(after)} ended in ${seconds(took)}`);
}

/** Kills the product itself, and starts it again at once on what it left behind. */
async function killAndStart(
  product: ProductProcess,
  witness: Witness,
  withParts: boolean,
): Promise<ProductProcess> {
  const parts: RunningProcess[] = withParts ? descendants(product.pid) : [];
  process.kill(product.pid, 'SIGKILL');
  // Its supervisor first: what it would have ended stays, and keeps the ports.
  const supervisors = parts.filter(({ parent }) => parent === product.pid);
  for (const { pid } of supervisors) process.kill(pid, 'SIGKILL');
  const again = await startProductProcess(product.variables, { args: RESTARTS });
  const lost = await witness.lost();
  if (lost.length > 0) throw new Failure(`After the product was killed these were lost: ${lost.join(', ')}.`);
  console.log(
    `ok    killed${withParts ? ' with its supervisor' : ''} and started again, up after ${seconds(again.readyAfter)}`,
  );
  return again;
}

async function killInTurn(
  product: ProductProcess,
  witnesses: Witnesses,
  plan: Plan,
  random: Random,
): Promise<void> {
  const times = new Map<Victim, number[]>();
  const began = Date.now();
  const mayGoOn = (rounds: number): boolean =>
    rounds < plan.victims.length || (rounds < plan.rounds && Date.now() - began < plan.until);
  let round = 0;
  for (; mayGoOn(round); round++) {
    // The lake comes back in a second, the emulators in twenty: so it is killed more often.
    const victim = plan.victims[round] ?? (random.chance(0.9) ? 'lake' : random.of(VICTIMS));
    times.set(victim, [...(times.get(victim) ?? []), await killRound(product, witnesses, victim)]);
  }
  for (const [victim, taken] of times)
    console.log(
      `ok    ${victim} killed ${taken.length} ×: back after ${Math.min(...taken).toFixed(1)} to ${Math.max(...taken).toFixed(1)} s, nothing lost`,
    );
  const all = [...times.values()].flat();
  const soon = all.filter((taken) => taken <= BACK_SOON).length;
  console.log(
    `ok    ${round} rounds, ${soon} of them back within ${BACK_SOON} s; meanwhile ${witnesses.people.account()}`,
  );
}

await runCommand(async () => {
  const { values } = readArguments({
    options: {
      sample: { type: 'boolean', default: false },
      seed: { type: 'string', default: '' },
      minutes: { type: 'string', default: '' },
    },
  });
  const seed = values.seed === '' ? Date.now() % 1_000_000 : Number(values.seed);
  if (!Number.isInteger(seed)) throw new Failure(`--seed is '${values.seed}'; it must be a whole number.`);
  const usual = values.sample ? SAMPLE : FULL;
  const until = values.minutes === '' ? usual.until : Number(values.minutes) * 60_000;
  if (Number.isNaN(until)) throw new Failure(`--minutes is '${values.minutes}'; it must be a number.`);
  const plan = { ...usual, until };
  const random = new Random(seed);
  const began = Date.now();
  console.log(`Seed ${seed}; --seed ${seed} sends the same requests again.`);
  let product = await startProductProcess(undefined, { args: RESTARTS });
  console.log(`ok    up after ${seconds(product.readyAfter)}`);
  try {
    const { sent, tally } = await fuzz(product.environment, {
      seed,
      requests: plan.requests,
      until: Date.now() + plan.fuzzing,
    });
    const ended = product.output().includes('ended by itself');
    if (ended)
      throw new Failure(`A part ended at one of ${sent} requests of seed ${seed}:\n${product.output()}`);
    console.log(
      `ok    ${sent} broken requests, each answered, no server ended:\n${tallyLines(tally).join('\n')}`,
    );
    const witness = new Witness(product.environment);
    const people = await People.open(product.environment);
    try {
      await killInTurn(product, { witness, people }, plan, random);
    } finally {
      await people.close();
    }
    if (!values.sample) {
      product = await killAndStart(product, witness, false);
      product = await killAndStart(product, witness, true);
    }
  } catch (error) {
    console.error(`The product's own account:\n${product.account()}`);
    throw error;
  } finally {
    const { ports } = product.environment;
    await product.stop();
    const left = Object.values(ports)
      .map(processOnPort)
      .filter((found) => found !== null);
    if (left.length > 0) console.error(`Left behind: processes ${left.map(({ pid }) => pid).join(', ')}.`);
  }
  for (let count = 0; count < plan.brokenOff; count++) await breakStartOff(random.whole(20_000));
  console.log(`All of it took ${seconds(Date.now() - began)}.`);
});
