import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { configureCommunity } from '../src/community-config.ts';
import type { RunningEmulators } from '../src/launcher.ts';
import { repairPictures } from '../src/repair-pictures.ts';
import { isSeeded, seedDemo } from './seed-demo.ts';

type Community = Pick<SiteEnvironment, 'firebase' | 'requireConfirmedEmail'>;

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
  return emulators.withoutTriggers(async () => {
    if (!(await isSeeded(firebase))) return seedDemo(firebase);
    // A state that an earlier version has left, or one that ended before a function had looked.
    await repairPictures(firebase);
    return false;
  });
}
