/** `npm start` and `npm run dev`: the whole product on this machine, until Ctrl-C. */
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../emulators/demo/accounts.ts';
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
  console.log('\nCtrl-C stops all of it; what you changed is kept. `npm run reset` goes back to the seed.');
}

await runCommand(async () => {
  const { values } = readArguments({ options: { dev: { type: 'boolean', default: false } } });
  const started = Date.now();
  const seconds = (): string => `${((Date.now() - started) / 1000).toFixed(1)} s`.padStart(7);
  const stopSignal = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  });
  console.log('Starting Lumen & Throw …');
  const starting = startProduct({
    variables: process.env,
    mode: values.dev ? 'dev' : 'built',
    say: (line) => console.log(`${seconds()}  ${line}`),
  });
  const early = await Promise.race([starting.then(() => false), stopSignal.then(() => true)]);
  if (early) console.log('\nStopping as soon as the start is through …');
  const product = await starting;
  if (!early) printAddresses(product);
  const cause = await Promise.race([stopSignal.then(() => null), product.ended]);
  console.log('\nStopping …');
  await product.stop();
  if (cause !== null)
    throw new Failure(`${cause} ended unexpectedly: see the logs in .local/logs, then start again.`);
  console.log('Stopped.');
});
