import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import {
  ADDRESSES_FILE,
  readAddresses,
  type PublishedAddresses,
} from '../../web/prerender/published-addresses.ts';
import { Failure } from './failure.ts';

/**
 * The addresses that the release which is live has published. Firebase's own name is asked, which is
 * there before the site's domain is.
 * @returns none where nothing was deployed yet, or by a release that wrote none down
 * @throws Failure when it cannot be known: a build without them would lose old addresses for good
 */
export async function liveAddresses({ firebase }: SiteEnvironment): Promise<PublishedAddresses> {
  const url = `https://${firebase.projectId}.web.app/${ADDRESSES_FILE}`;
  try {
    const answer = await fetch(url, { cache: 'no-store' });
    if (answer.status === 404) return {};
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
    return readAddresses(await answer.text());
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Failure(`Failed to read the live release's addresses from ${url} (${reason}).`);
  }
}
