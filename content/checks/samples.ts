import { TO_COMPLETE } from '../source/info/page.ts';
import { objectsOfType, ofType, type Check, type Seed } from './seed.ts';

/** Ids of the documents that carry an invented rating, quote or text and say so. */
export function sampleIds(seed: Seed): string[] {
  return seed.documents.filter((document) => document['sample'] === true).map(({ _id }) => _id);
}

/** Ratings, review counts and quotes of the seed are invented, and some texts unfinished: each of them must be marked. */
export const samples: Check = (seed) => {
  const unmarked = [
    ...ofType(seed, 'customerQuote'),
    ...ofType(seed, 'product').filter(
      (product) => product['rating'] !== undefined || product['reviewsText'] !== undefined,
    ),
  ].filter((document) => document['sample'] !== true);
  const unfinished = seed.documents.filter(
    (document) =>
      document['sample'] !== true &&
      objectsOfType(document, 'callout').some(({ title }) => title === TO_COMPLETE),
  );
  return [
    ...unmarked.map(({ _id }) => `${_id}: is invented and not marked as a sample`),
    ...unfinished.map(({ _id }) => `${_id}: has to be completed and is not marked as a sample`),
  ];
};

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
