/** `npm start` and `npm run dev`: the whole product on this machine, until Ctrl-C. */
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../emulators/demo/accounts.ts';
import { descendants, haveEnded, signalAll, type RunningProcess } from '../emulators/src/process-tree.ts';
import { guardServers, outliveFailedRequests } from '../request-guard/request-guard.ts';
import { readArguments } from './command-line.ts';
import { Failure, runCommand } from './failure.ts';
import { startProduct, type RunningProduct } from './product.ts';

function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
}

function printAddresses({ environment, siteUrl, communityMissing }: RunningProduct): void {
  const { content, firebase } = environment;
  console.log('\nLumen & Throw is up. Open:\n');
  console.log(
    table([
      ['Site', siteUrl],
      ['Studio', environment.studioUrl],
      ['Content lake', content.lakeOrigin ?? ''],
      ...(communityMissing === null
        ? ([
            ['Auth', firebase.emulators?.auth ?? ''],
            ['Firestore', firebase.emulators?.firestore ?? ''],
            ['Storage', firebase.emulators?.storage ?? ''],
            ['Functions', firebase.emulators?.functions ?? ''],
          ] as const)
        : []),
    ]),
  );
  if (communityMissing === null) {
    console.log('\nDemo accounts:\n');
    console.log(
      table(
        DEMO_ACCOUNTS.map(
          ({ email, admin }) => [email, `${DEMO_PASSWORD}  (${admin ? 'admin' : 'member'})`] as const,
        ),
      ),
    );
  } else {
    console.log(`\nThe community (accounts, gallery, admin) is not available: ${communityMissing}`);
  }
  console.log('\nPress Ctrl-C to stop; your changes are kept. `npm run reset` restores the seed.');
}

/** Milliseconds that all processes get to end once their parts have been told to. */
const END_TIMEOUT = 6000;

/** Signals within as many milliseconds are one: from a terminal, npm and its child both pass Ctrl-C on. */
const SAME_SIGNAL = 1000;

/** Milliseconds between two signs of life while the start takes long. */
const STILL_STARTING = 60_000;

/** Resolves at the first signal to stop; a second one ends every process of the product by force. */
function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    let first: number | null = null;
    const onSignal = (): void => {
      first ??= Date.now();
      if (Date.now() - first <= SAME_SIGNAL) {
        resolve();
        return;
      }
      console.log('Forced to exit; changes since the last save may be lost.');
      signalAll(descendants(process.pid), 'SIGKILL');
      process.exit(1);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  });
}

/** Waits for the given processes to end, and ends by force what is left, or was started meanwhile. */
async function endRemaining(all: readonly RunningProcess[]): Promise<void> {
  if (!(await haveEnded(all, END_TIMEOUT))) signalAll(all, 'SIGKILL');
  signalAll(descendants(process.pid), 'SIGKILL');
}

/** Ends whatever the start has begun; nothing is lost, because nobody could change anything yet. */
async function breakOff(): Promise<void> {
  const all = descendants(process.pid);
  signalAll(
    all.filter(({ parent }) => parent === process.pid),
    'SIGTERM',
  );
  await endRemaining(all);
}

guardServers();
outliveFailedRequests();

await runCommand(async () => {
  const { values } = readArguments({
    options: {
      dev: { type: 'boolean', default: false },
      // The bench compares pages with what they were when they were built.
      'pages-as-built': { type: 'boolean', default: false },
    },
  });
  const started = Date.now();
  const seconds = (): string => `${((Date.now() - started) / 1000).toFixed(1)} s`.padStart(7);
  const say = (line: string): void => console.log(`${seconds()}  ${line}`);
  const stopped = stopSignal();
  console.log('Starting Lumen & Throw …');
  const signOfLife = setInterval(
    () => say('still starting; this can take minutes on a slow machine'),
    STILL_STARTING,
  );
  const starting = startProduct({
    variables: process.env,
    mode: values.dev ? 'dev' : 'built',
    updates: !values['pages-as-built'],
    say,
  });
  // Whatever it ends with once the start is broken off is of no interest.
  starting.catch(() => {});
  const product = await Promise.race([starting, stopped.then(() => null)]).finally(() =>
    clearInterval(signOfLife),
  );
  if (product === null) {
    console.log('\nStopping …');
    await breakOff();
    console.log('Stopped.');
    process.exit();
  }
  printAddresses(product);
  const sentence = await Promise.race([stopped.then(() => null), product.givenUp]);
  console.log('\nStopping …');
  // Noted while their parents are there: a bundler ends a moment after the process that started it.
  const all = descendants(process.pid);
  await product.stop();
  await endRemaining(all);
  if (sentence !== null) throw new Failure(sentence);
  console.log('Stopped.');
  // All parts have ended; a pipe or a connection of one of them would keep this process all the same.
  process.exit();
});
