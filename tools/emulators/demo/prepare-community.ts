import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { configureCommunity } from '../src/community-config.ts';
import type { RunningEmulators } from '../src/launcher.ts';
import { isSeeded, seedDemo } from './seed-demo.ts';

type Community = Pick<SiteEnvironment, 'firebase' | 'requireConfirmedEmail' | 'ports'>;

/**
 * Makes running emulators ready for the site: the configuration that the rules read, and the demo
 * data where there are none yet. Call it at every start.
 * @returns whether demo data were written
 */
export async function prepareCommunity(
  emulators: RunningEmulators,
  { firebase, requireConfirmedEmail }: Community,
): Promise<boolean> {
  await configureCommunity(firebase, { requireConfirmedEmail });
  if (await isSeeded(firebase)) return false;
  return emulators.withoutTriggers(() => seedDemo(firebase));
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: 'localhost' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/**
 * Writes the demo data into emulators that are just starting without a saved state, as soon as Auth,
 * Firestore and Storage listen. The functions are loaded last and take seconds for it: what is
 * written before then wakes none of them.
 * @param given ends the waiting, for when the emulators do not start
 */
export async function seedWhileStarting({ ports, firebase }: Community, given: AbortSignal): Promise<void> {
  for (const port of [ports.auth, ports.firestore, ports.storage]) {
    while (!(await listens(port))) {
      if (given.aborted) return;
      await delay(50);
    }
  }
  await seedDemo(firebase);
}
