/** What the money of a listing buys. */
import { priceClassWithin } from '@lumen-throw/domain/price-class';
import { PATHS } from '@lumen-throw/domain/site-paths';
import { readListing } from '@lumen-throw/throw/listing-claims';
import { FINDER_PARAMETERS } from '../../../shared/projectors/finder-places.ts';

/** The finder, with the price class within what a listing asks; as it is where the listing names no price. */
export function sameMoneyHref(listing: string): string {
  const { price } = readListing(listing);
  const limit = price === null ? null : priceClassWithin(price);
  return limit ? `${PATHS.projectorFinder}?${FINDER_PARAMETERS.price}=${limit}` : PATHS.projectorFinder;
}
