/** Reads the room and the money out of what somebody searches for, so that the answer is the finder, filled in. */
import { priceTitle } from '@lumen-throw/domain/figures';
import { PATHS } from '@lumen-throw/domain/site-paths';
import { FINDER_PARAMETERS } from '../../shared/projectors/finder-places.ts';
import type { SearchEntry } from './search-entry.ts';
import { RESULT_TEXTS } from './result-texts.ts';

/** Lights as people write them, the most particular first. */
const LIGHTS: readonly (readonly [RegExp, keyof typeof RESULT_TEXTS.lights])[] = [
  [/\b(?:bright|sunny|sunlit) (?:living )?room\b|\bin daylight\b|\bdaytime\b|\bby day\b/i, 'daylight'],
  [/\bdark (?:room|basement)\b|\bbasement\b|\b(?:home )?theater room\b/i, 'dark'],
  [/\bbackyard\b|\boutdoors?\b/i, 'dusk'],
  [/\bliving room\b|\blamps? on\b/i, 'living'],
];

const USES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:ps5|ps4|xbox|switch|gaming|games?)\b/i, 'games'],
  [/\b(?:movies?|films?|cinema)\b/i, 'movies'],
  [/\b(?:sports?|football|soccer)\b/i, 'sports'],
  [/\b(?:travel|camping|portable)\b/i, 'travel'],
];

/** Highest prices of the classes, in US dollars. */
const PRICE_LIMITS = [
  [300, 'upTo300'],
  [800, 'upTo800'],
  [2000, 'upTo2000'],
] as const;

/** Sizes of pictures that somebody means, in inches. */
const SIZES = { min: 60, max: 200 } as const;

interface Asked {
  /** Value of the finder's parameter, by its name. */
  parameters: Record<string, string>;
  /** The same in words. */
  words: string[];
}

function read(search: string): Asked {
  const asked: Asked = { parameters: {}, words: [] };
  const take = (name: string, value: string, words: string) => {
    asked.parameters[name] = value;
    asked.words.push(words);
  };
  const [, inches] = /\b(\d{2,3})\s*-?\s*(?:"|″|in\b|inch(?:es)?\b)/i.exec(search) ?? [];
  if (inches && Number(inches) >= SIZES.min && Number(inches) <= SIZES.max)
    take(FINDER_PARAMETERS.diagonal, inches, RESULT_TEXTS.size(Number(inches)));
  const light = LIGHTS.find(([words]) => words.test(search))?.[1];
  if (light) take(FINDER_PARAMETERS.light, light, RESULT_TEXTS.lights[light]);
  const use = USES.find(([words]) => words.test(search))?.[1];
  if (use) take(FINDER_PARAMETERS.use, use, use);
  const [, dollars] =
    /(?:under|below|up to|less than|max(?:imum)?|for|cheaper than)\s*\$?\s*(\d{2,5})\b(?!\s*(?:"|in\b|inch|lm|lumen|ms|db))|\$\s*(\d{2,5})/i
      .exec(search)
      ?.filter((part) => part !== undefined) ?? [];
  const limit = dollars ? PRICE_LIMITS.find(([most]) => Number(dollars) <= most) : undefined;
  if (limit) take(FINDER_PARAMETERS.price, limit[1], priceTitle(limit[1]) ?? '');
  return asked;
}

/** The finder with what a search says of room and money; null where that is not two things at least. */
export function finderWish(search: string): SearchEntry | null {
  const { parameters, words } = read(search);
  if (words.length < 2) return null;
  return {
    kind: 'page',
    href: `${PATHS.projectorFinder}?${new URLSearchParams(parameters)}`,
    title: RESULT_TEXTS.wish(words.join(', ')),
    line: RESULT_TEXTS.wishLine,
    text: '',
  };
}
