/** Reads the room and the money out of what somebody searches for, so that the answer is the finder, filled in. */
import { priceTitle } from '@lumen-throw/domain/figures';
import { priceClassWithin } from '@lumen-throw/domain/price-class';
import { PATHS } from '@lumen-throw/domain/site-paths';
import { FINDER_PARAMETERS } from '../../shared/projectors/finder-places.ts';
import type { SearchEntry } from './search-entry.ts';
import { askedDiagonal, askedDistance, isOfSeats } from './asked-lengths.ts';
import { RESULT_TEXTS } from './result-texts.ts';

/** Lights as people write them, the most particular first. */
const LIGHTS: readonly (readonly [RegExp, keyof typeof RESULT_TEXTS.lights])[] = [
  [/\b(?:bright|sunny|sunlit) (?:living )?room\b|\bin daylight\b|\bdaytime\b|\bby day\b/i, 'daylight'],
  [/\bdark (?:room|basement)\b|\bbasement\b|\b(?:home )?theater room\b/i, 'dark'],
  [/\bbackyard\b|\bout(?:doors?|side)\b/i, 'dusk'],
  [/\bliving room\b|\blamps? on\b/i, 'living'],
];

/** Words for a projector that is light enough to carry. */
const CARRIED = /\b(?:lightest|lightweight)\b|\d\s*(?:lbs?|kg|kilos?)\b/i;

const USES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:ps5|ps4|xbox|nintendo|gaming|(?<!\b(?:football|soccer|ball|sports?|hockey|thrones)\s)games?(?!\s+(?:of|day|night|room)\b)|(?<!\b(?:light|dimmer|wall|power|hdmi|kvm|network|ethernet|remote|timer|smart|lens|on off|or|to|and)[- ])switch(?!\s*(?:dimmers?|box(?:es)?|plates?|covers?|off|on|to|it|itself|from|between|over)\b))\b/i,
    'games',
  ],
  [/\b(?:movies?|films?|cinema)\b/i, 'movies'],
  [/\b(?:sports?|football|soccer)\b/i, 'sports'],
  [/\b(?:travel|camping|portable)\b/i, 'travel'],
  [CARRIED, 'travel'],
];

/** A sum after a word of limits, like `under 1,500`, or as money, like `$2k` and `80 dollars`. It may be all there is. */
const SUM =
  /\b(?:under|below|up to|less than|max(?:imum)?|cheaper than|budget(?: of| is)?)\s*\$?\s*(?<limit>\d{1,3},\d{3}|\d{2,5})\b(?!\s*(?:[€£¥₹]|(?:euros?|eur|pounds?|quid|gbp|cad|aud|rupees?|inr|rs)\b|"|″|in\b|inch|feet|ft\b|hours?|lm|lumen|lbs?|kg|kilos?|ms|db|p\b|k\b))|\$\s*(?<money>\d{1,3},\d{3}|\d+(?:\.\d)?)\s*(?<thousands>k)?\b|\b(?<named>\d{1,3},\d{3}|\d{2,5})\s*(?:dollars?|bucks|usd)\b/i;

/** A sum in the money of another country. The classes of price are in dollars. */
const FOREIGN_SUM = /[€£¥₹]\s*\d|\d\s*(?:[€£¥₹]|(?:euros?|eur|pounds?|quid|gbp|rupees?|inr)\b)/i;

/** A price says enough for the finder where a projector is looked for. */
const PROJECTOR = /\b(?:projectors?|beamers?|4k|uhd|1080p|fhd|full hd|ust|short throw)\b/i;

/** The sum in a search, in US dollars; undefined without one. */
function sumIn(search: string): number | undefined {
  const { limit, money, named, thousands } = SUM.exec(search)?.groups ?? {};
  const digits = limit ?? money ?? named;
  return digits ? Number(digits.replace(',', '')) * (thousands ? 1000 : 1) : undefined;
}

/** Before what is not so. */
const NEGATED =
  /\b(?:not|no|never|without|isn['’]?t|aren['’]?t)\s+(?:(?:an?|the|in|my|so|very|really|quite|that|totally|completely)\s+)*$/i;

/** Whether a search has some words, and does not deny them. */
function isMeant(search: string, words: RegExp): boolean {
  const match = words.exec(search);
  return match !== null && !NEGATED.test(search.slice(0, match.index));
}

interface Asked {
  /** Whether it has a sum, which may be of no class. */
  money: 'dollars' | 'foreign' | null;
  /** Value of the finder's parameter, by its name. */
  parameters: Record<string, string>;
  /** The same in words. */
  words: string[];
}

function read(search: string): Asked {
  const asked: Asked = { money: null, parameters: {}, words: [] };
  const take = (name: string, value: string, words: string) => {
    asked.parameters[name] = value;
    asked.words.push(words);
  };
  const inches = askedDiagonal(search);
  if (inches !== null) take(FINDER_PARAMETERS.diagonal, String(inches), RESULT_TEXTS.size(inches));
  const away = isOfSeats(search) ? null : askedDistance(search);
  if (away) {
    take(FINDER_PARAMETERS.distance, String(away.length), RESULT_TEXTS.away(away.length, away.units));
    if (away.units === 'm') asked.parameters[FINDER_PARAMETERS.units] = 'm';
  }
  const light = LIGHTS.find(([words]) => isMeant(search, words))?.[1];
  if (light) take(FINDER_PARAMETERS.light, light, RESULT_TEXTS.lights[light]);
  const use = USES.find(([words]) => words.test(search))?.[1];
  if (use) take(FINDER_PARAMETERS.use, use, use);
  const dollars = sumIn(search);
  if (dollars) {
    asked.money = 'dollars';
    const limit = priceClassWithin(dollars);
    if (limit) take(FINDER_PARAMETERS.price, limit, priceTitle(limit) ?? '');
  } else if (FOREIGN_SUM.test(search)) asked.money = 'foreign';
  return asked;
}

function finder(parameters: Readonly<Record<string, string>>, words: readonly string[]): SearchEntry {
  return {
    kind: 'page',
    href: [PATHS.projectorFinder, String(new URLSearchParams(parameters))].filter(Boolean).join('?'),
    title: RESULT_TEXTS.wish(words.join(', ') || RESULT_TEXTS.anyPrice),
    line: RESULT_TEXTS.wishLine,
    text: '',
  };
}

/**
 * The finder with what a search says of room and money; null where that is neither two things nor the
 * price of a projector.
 */
export function finderWish(search: string): SearchEntry | null {
  const { money, parameters, words } = read(search);
  const isPriced =
    money === 'dollars' &&
    (PROJECTOR.test(search) || /^\s*(?:dollars|bucks|usd)?\s*$/i.test(search.replace(SUM, '')));
  const isOfNoClass = money !== null && !(FINDER_PARAMETERS.price in parameters);
  if (words.length + (isOfNoClass && words.length > 0 ? 1 : 0) < 2 && !isPriced) return null;
  return finder(parameters, words);
}

/** What has a length of its own, beside which no room is meant. */
const OF_OTHERS =
  /\b(?:screens?|mounts?|mounting|cables?|cords?|ceilings?|speakers?|sound ?bars?|paint|short throw|ust|wide|tall|high|curtains?|tripods?|stands?)\b/i;

/** A room or a projector that a distance belongs to. */
const OF_ROOM = /\b(?:projectors?|beamers?|rooms?|walls?)\b/i;

/**
 * The finder with the length of a room, or the size or the weight of a projector, where a search says that
 * and nothing else; null where it does not.
 */
export function roomWish(search: string): SearchEntry | null {
  if (OF_OTHERS.test(search)) return null;
  const { parameters, words } = read(search);
  const isOfRoom = FINDER_PARAMETERS.distance in parameters && OF_ROOM.test(search);
  const isOfProjector = FINDER_PARAMETERS.diagonal in parameters || CARRIED.test(search);
  return isOfRoom || (isOfProjector && /\b(?:projectors?|beamers?)\b/i.test(search))
    ? finder(parameters, words)
    : null;
}
