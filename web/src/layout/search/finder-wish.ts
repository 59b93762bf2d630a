/** Reads the room and the money out of what somebody searches for, so that the answer is the finder, filled in. */
import { priceTitle } from '@lumen-throw/domain/figures';
import { PATHS } from '@lumen-throw/domain/site-paths';
import { FINDER_PARAMETERS } from '../../shared/projectors/finder-places.ts';
import type { SearchEntry } from './search-entry.ts';
import { askedDiagonal, askedDistance } from './asked-lengths.ts';
import { RESULT_TEXTS } from './result-texts.ts';

/** Lights as people write them, the most particular first. */
const LIGHTS: readonly (readonly [RegExp, keyof typeof RESULT_TEXTS.lights])[] = [
  [/\b(?:bright|sunny|sunlit) (?:living )?room\b|\bin daylight\b|\bdaytime\b|\bby day\b/i, 'daylight'],
  [/\bdark (?:room|basement)\b|\bbasement\b|\b(?:home )?theater room\b/i, 'dark'],
  [/\bbackyard\b|\bout(?:doors?|side)\b/i, 'dusk'],
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

/** A sum after a word of limits, like `under 1,500`, or as money, like `$2k` and `80 dollars`. */
const SUM =
  /\b(?:under|below|up to|less than|max(?:imum)?|cheaper than|budget(?: of| is)?)\s*\$?\s*(?<limit>\d{1,3},\d{3}|\d{2,5})\b(?!\s*(?:"|″|in\b|inch|feet|ft\b|hours?|lm|lumen|ms|db|p\b|k\b))|\$\s*(?<money>\d{1,3},\d{3}|\d+(?:\.\d)?)\s*(?<thousands>k)?\b|\b(?<named>\d{1,3},\d{3}|\d{2,5})\s*(?:dollars?|bucks|usd)\b/i;

/** A price says enough for the finder where a projector is looked for. */
const PROJECTOR = /\b(?:projectors?|beamers?|4k|uhd|1080p|fhd|full hd|ust|short throw)\b/i;

/** The sum in a search, in US dollars; undefined without one. */
function sumIn(search: string): number | undefined {
  const { limit, money, named, thousands } = SUM.exec(search)?.groups ?? {};
  const digits = limit ?? money ?? named;
  return digits ? Number(digits.replace(',', '')) * (thousands ? 1000 : 1) : undefined;
}

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
  const inches = askedDiagonal(search);
  if (inches !== null) take(FINDER_PARAMETERS.diagonal, String(inches), RESULT_TEXTS.size(inches));
  const away = askedDistance(search);
  if (away) {
    take(FINDER_PARAMETERS.distance, String(away.length), RESULT_TEXTS.away(away.length, away.units));
    if (away.units === 'm') asked.parameters[FINDER_PARAMETERS.units] = 'm';
  }
  const light = LIGHTS.find(([words]) => words.test(search))?.[1];
  if (light) take(FINDER_PARAMETERS.light, light, RESULT_TEXTS.lights[light]);
  const use = USES.find(([words]) => words.test(search))?.[1];
  if (use) take(FINDER_PARAMETERS.use, use, use);
  const dollars = sumIn(search);
  const limit = dollars ? PRICE_LIMITS.find(([most]) => dollars <= most) : undefined;
  if (limit) take(FINDER_PARAMETERS.price, limit[1], priceTitle(limit[1]) ?? '');
  return asked;
}

/**
 * The finder with what a search says of room and money; null where that is neither two things nor the
 * price of a projector.
 */
export function finderWish(search: string): SearchEntry | null {
  const { parameters, words } = read(search);
  const isPriced = FINDER_PARAMETERS.price in parameters && PROJECTOR.test(search);
  if (words.length < 2 && !isPriced) return null;
  return {
    kind: 'page',
    href: `${PATHS.projectorFinder}?${new URLSearchParams(parameters)}`,
    title: RESULT_TEXTS.wish(words.join(', ')),
    line: RESULT_TEXTS.wishLine,
    text: '',
  };
}
