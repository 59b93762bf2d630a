/** Answers a search for the most or the least of a figure with the list of projectors in that order. */
import { orderedProjectorsHref } from '@lumen-throw/domain/site-paths';
import { RESULT_TEXTS } from './result-texts.ts';
import type { SearchEntry } from './search-entry.ts';

/** Behind a word that is not a superlative: the projector that is to be so. */
const PROJECTOR =
  '(?:\\s+(?!(?:for|with|in|to|on|at|and|or|from|of)\\s)\\S+){0,3}\\s+(?:projectors?|beamers?|models?)';

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
  [
    /\b(?:least|lowest|shortest|fastest|best)\s+(?:input\s+)?(?:lag|latency|delay)\b|\bfastest\s+response\b/i,
    'lag',
  ],
  [/\b(?:highest|best|most)\s+contrast\b|\b(?:blackest|deepest|best)\s+blacks?\b/i, 'contrast'],
  [/\b(?:sharpest|(?:highest|best)\s+resolution)\b/i, 'picture'],
  [/\b(?:cheapest|lowest\s+price|least\s+expensive)\b/i, 'price'],
  [/\b(?:shortest|closest)\s+(?:throw|distance)\b/i, 'distance'],
];

/** A superlative of something else that stands on this site. */
const OF_OTHERS =
  /\b(?:screens?|mounts?|speakers?|sound ?bars?|cables?|generators?|power stations?|fans?|paint)\b/i;

/** Words that end what a superlative belongs to. */
const ENDS =
  /[,.;:?!()]|\b(?:for|with|without|in|inside|under|below|over|above|to|on|at|that|which|and|or|from|of|is|are|can|vs|than|as|when|where|while)\b/i;

/** What a superlative belongs to where it is a projector. */
const NOUN = /^(?:projectors?|beamers?|models?|ones?)$/;

/** Words that may stand around it, or for it: its sort, its figures and where it is looked for. */
const ATTRIBUTE =
  /^(?:.*\d.*|uhd|f?hd|full|ust|ultra|short|long|throw|laser|leds?|lcd|lcos|dlp|home|theat(?:er|re)|cinema|portable|mini|pico|smart|outdoor|gaming|native|real|true|input|lag|latency|ratio|distance|levels?|lumens?|ansi|iso|brightness|black|blacks|contrast|noise|picture|image|projection|ever|made|available|today|now|please|reddit|reviews?|list|ranking|comparison)$/;

/** Whether what stands behind a superlative is a projector, or nothing else. */
function belongsToProjector(behind: string): boolean {
  const words = (behind.split(ENDS)[0] ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const noun = words.findLastIndex((word) => NOUN.test(word));
  // An attribute alone may be the projector, as in "cheapest 4k".
  return words.slice(noun + 1).every((word) => ATTRIBUTE.test(word));
}

/** The list of projectors, ordered by what a search wants most or least of; null where it wants nothing so. */
export function listWish(search: string): SearchEntry | null {
  const [wanted, order] = ORDERS.find(([words]) => words.test(search)) ?? [];
  const match = wanted?.exec(search);
  if (!match || !belongsToProjector(search.slice(match.index + match[0].length))) return null;
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
