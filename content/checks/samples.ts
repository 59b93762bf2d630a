import { ofType, type Check, type Seed } from './seed.ts';

/** Ids of the documents that carry an invented rating, quote or text and say so. */
export function sampleIds(seed: Seed): string[] {
  return seed.documents.filter((document) => document['sample'] === true).map(({ _id }) => _id);
}

/** The hero's five stars are the specification's; all others lie between these. */
const HERO = 'product-portable-smart';
const LOWEST = 4;
const HIGHEST = 4.7;

/** Ratings stay within what the specification gives. */
export const ratings: Check = (seed) =>
  ofType(seed, 'product').flatMap(({ _id, rating, badge, reviewsText }) => {
    if (_id === HERO) {
      return rating === 5 && badge === '3000+ bought this month' && reviewsText === '6,000+ Reviews'
        ? []
        : [`${_id}: does not say what the specification gives the hero`];
    }
    return typeof rating === 'number' && rating >= LOWEST && rating <= HIGHEST
      ? []
      : [`${_id}: has the rating ${String(rating)}, not ${LOWEST} to ${HIGHEST}`];
  });
