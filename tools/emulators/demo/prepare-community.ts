import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { keepAllCards } from '../../../functions/src/gallery-cards.ts';
import { adminServices } from '../src/admin-services.ts';
import { configureCommunity } from '../src/community-config.ts';
import { repairPictures } from '../src/repair-pictures.ts';

type Community = Pick<SiteEnvironment, 'firebase' | 'requireConfirmedEmail'>;

/**
 * Makes emulators ready for the site: the configuration that the rules read, every picture in all
 * its sizes, and every setup's card. Call it at every start, while the functions are being loaded: later, each write would wake some.
 */
export async function prepareCommunity({ firebase, requireConfirmedEmail }: Community): Promise<void> {
  await configureCommunity(firebase, { requireConfirmedEmail });
  // A state that an earlier version has left, or one that ended before a function had looked.
  await repairPictures(firebase);
  await using services = adminServices(firebase);
  await keepAllCards(services.firestore);
}
