/** What the money of a listing buys. */
import { PATHS } from '@lumen-throw/domain/site-paths';
import { readListing } from '@lumen-throw/throw/listing-claims';
import { FINDER_PARAMETERS } from '../../../shared/projectors/finder-places.ts';

/** Highest prices of the classes that have one, in US dollars. */
const MOST = [
  [300, 'upTo300'],
  [800, 'upTo800'],
  [2000, 'upTo2000'],
] as const;

/** The finder, with the price class of what a listing asks; as it is where the listing names no price. */
export function sameMoneyHref(listing: string): string {
  const { price } = readListing(listing);
  const limit = price === null ? undefined : MOST.find(([most]) => price <= most);
  return limit ? `${PATHS.projectorFinder}?${FINDER_PARAMETERS.price}=${limit[1]}` : PATHS.projectorFinder;
}
