/**
 * `npm run tool -- soak`: tries to knock the product over. Broken requests to every local server, each part
 * killed in turn, the product itself killed, stopped and started again, a start that is broken off.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { portVariables } from '@lumen-throw/domain/environment';
import { descendants, haveEnded, stillRunning } from '../emulators/src/process-tree.ts';
import { readArguments } from '../product/command-line.ts';
import { Failure, runCommand } from '../product/failure.ts';
import { freeLocalPorts } from '../product/ports.ts';
import { startProductProcess, type ProductProcess } from '../product/product-process.ts';
import { ROOT } from '../product/state-folder.ts';
import { killRound, VICTIMS, Witness } from './kill-rounds.ts';
import { sendBrokenRequests } from './send-broken-requests.ts';

/** Milliseconds from the first line of a start to its end by Ctrl-C. */
const BREAK_OFF_AFTER = 8000;

/** Longest time from Ctrl-C to the end of a start, in milliseconds. */
const BREAK_OFF_MAX = 10_000;

/** Longest time that the product's processes may outlive a kill of the product, in milliseconds. */
const ORPHANS_MAX = 60_000;

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** Breaks a start off. @throws Failure when it does not end in time or leaves processes behind */
async function breakStartOff(): Promise<void> {
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
  await delay(BREAK_OFF_AFTER);
  const family = descendants(child.pid ?? 0);
  const began = Date.now();
  child.kill('SIGINT');
  const late = setTimeout(() => child.kill('SIGKILL'), 3 * BREAK_OFF_MAX);
  await exit;
  clearTimeout(late);
  const took = Date.now() - began;
  const gone = await haveEnded(family, 1000);
  rmSync(join(ROOT, state), { recursive: true, force: true });
  if (took > BREAK_OFF_MAX) throw new Failure(`A canceled start took ${seconds(took)} to stop.`);
  if (!gone) throw new Failure('A canceled start left processes behind.');
  console.log(`ok    a start canceled after ${seconds(BREAK_OFF_AFTER)} stopped in ${seconds(took)}`);
}

/** Starts the product on what is left. @throws Failure naming what was lost */
async function startAgain(before: ProductProcess, witness: Witness, what: string): Promise<ProductProcess> {
  const product = await startProductProcess(before.variables);
  const lost = await witness.lost();
  if (lost.length > 0)
    throw new Failure(`After the product was ${what}, these were lost: ${lost.join(', ')}.`);
  console.log(`ok    ${what} and started again, up after ${seconds(product.readyAfter)}, nothing lost`);
  return product;
}

/** Kills the product with its supervisors, which would have ended the rest, and starts it on what is left. */
async function killAndStart(product: ProductProcess, witness: Witness): Promise<ProductProcess> {
  const supervisors = descendants(product.pid).filter(({ parent }) => parent === product.pid);
  process.kill(product.pid, 'SIGKILL');
  for (const { pid } of supervisors) process.kill(pid, 'SIGKILL');
  return startAgain(product, witness, 'killed with its supervisors');
}

/** Stops the product by Ctrl-C, which saves everything, and starts it again. */
async function stopAndStart(product: ProductProcess, witness: Witness): Promise<ProductProcess> {
  const name = `Kept ${Date.now()}`;
  await witness.rename(name);
  if (!(await witness.signUp())) throw new Failure('No account could be made.');
  const family = descendants(product.pid);
  await product.stop(true);
  if (stillRunning(family).length > 0) throw new Failure('Ctrl-C left processes behind.');
  const again = await startAgain(product, witness, 'stopped by Ctrl-C');
  const home = await (await fetch(again.environment.siteUrl)).text();
  if (!home.includes(name)) throw new Failure('After a restart, the home page lacks what was published.');
  return again;
}

/** Kills the product alone: its supervisors have to end everything else. */
async function killAlone({ pid }: ProductProcess): Promise<void> {
  const family = descendants(pid);
  process.kill(pid, 'SIGKILL');
  if (!(await haveEnded(family, ORPHANS_MAX))) throw new Failure('A killed product left processes behind.');
  console.log('ok    killed alone, no process left');
}

await runCommand(async () => {
  readArguments({});
  let product = await startProductProcess();
  console.log(`ok    up after ${seconds(product.readyAfter)}`);
  try {
    const sent = await sendBrokenRequests(product.environment);
    if (product.output().includes('exited unexpectedly'))
      throw new Failure(`A process exited at a broken request:\n${product.output()}`);
    console.log(`ok    ${sent} broken requests, all answered, no server exited`);
    const witness = new Witness(product.environment);
    for (const victim of VICTIMS) {
      const back = await killRound(product, witness, victim);
      console.log(`ok    ${victim} killed: back after ${back.toFixed(1)} s, nothing lost`);
    }
    product = await killAndStart(product, witness);
    product = await stopAndStart(product, witness);
    await killAlone(product);
  } catch (error) {
    console.error(`The product's output:\n${product.account()}`);
    throw error;
  } finally {
    await product.stop();
  }
  await breakStartOff();
});
