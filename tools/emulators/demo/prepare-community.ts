import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { configureCommunity } from '../src/community-config.ts';
import { repairPictures } from '../src/repair-pictures.ts';

type Community = Pick<SiteEnvironment, 'firebase' | 'requireConfirmedEmail'>;

/**
 * Makes emulators ready for the site: the configuration that the rules read, and every picture in all
 * its sizes. Call it at every start, while the functions are being loaded: later, each write would wake some.
 */
export async function prepareCommunity({ firebase, requireConfirmedEmail }: Community): Promise<void> {
  await configureCommunity(firebase, { requireConfirmedEmail });
  // A state that an earlier version has left, or one that ended before a function had looked.
  await repairPictures(firebase);
}
