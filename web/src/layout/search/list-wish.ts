/** Answers a search for the most or the least of a figure with the list of projectors in that order. */
import { orderedProjectorsHref } from '@lumen-throw/domain/site-paths';
import { RESULT_TEXTS } from './result-texts.ts';
import type { SearchEntry } from './search-entry.ts';

/** Behind a word that is not a superlative: the projector that is to be so. */
const PROJECTOR = '(?:\\s+\\S+){0,3}\\s+(?:projectors?|beamers?|models?)';

/** Words for the least or the most of what the list can be ordered by. */
const ORDERS: readonly (readonly [RegExp, keyof typeof RESULT_TEXTS.orders])[] = [
  [
    new RegExp(
      `\\b(?:quietest|(?:least|lowest|minimal)\\s+(?:fan\\s+)?noise|least\\s+(?:noisy|loud)|(?:quiet|silent|noiseless)${PROJECTOR})\\b`,
      'i',
    ),
    'noise',
  ],
  [/\b(?:brightest|(?:most|highest)\s+(?:lumens?|brightness))\b/i, 'light'],
  [/\b(?:least|lowest|shortest)\s+(?:input\s+)?(?:lag|latency|delay)\b|\bfastest\s+response\b/i, 'lag'],
  [/\b(?:highest|best|most)\s+contrast\b|\b(?:blackest|deepest|best)\s+blacks?\b/i, 'contrast'],
  [/\b(?:sharpest|(?:highest|best)\s+resolution)\b/i, 'picture'],
  [/\b(?:cheapest|lowest\s+price|least\s+expensive)\b/i, 'price'],
  [/\b(?:shortest|closest)\s+(?:throw|distance)\b/i, 'distance'],
];

/** A superlative of something else that stands on this site. */
const OF_OTHERS =
  /\b(?:screens?|mounts?|speakers?|sound ?bars?|cables?|generators?|power stations?|fans?|paint)\b/i;

/** The list of projectors, ordered by what a search wants most or least of; null where it wants nothing so. */
export function listWish(search: string): SearchEntry | null {
  const order = ORDERS.find(([words]) => words.test(search))?.[1];
  const named = search.replace(/\bfan\s+noise\b/i, '');
  if (!order || (OF_OTHERS.test(named) && !/\b(?:projectors?|beamers?)\b/i.test(search))) return null;
  return {
    kind: 'page',
    href: orderedProjectorsHref(order),
    title: RESULT_TEXTS.orders[order],
    line: RESULT_TEXTS.orderLine,
    text: '',
  };
}
