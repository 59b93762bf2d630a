/** What a listing claims of a projector, read from its words, and what such claims were worth where somebody measured. */
import { diagonalFor } from './brightness.ts';
import { dollarsOf, pricesIn, type Price } from './listing-price.ts';
import { MOVIE_SHARE } from './projector-light.ts';
import { leastWhite, type RoomLight } from './room-light.ts';
import type { Range } from './throw-distance.ts';

/** What a brightness is said to be counted by; `lux` is no measure of a projector's light at all. */
type ClaimStandard = 'iso' | 'ansi' | 'cvia' | 'lux' | 'none';

/** What a listing claims; null where it does not say. */
export interface ListingClaim {
  /** With a standard where it gives such a number, else the largest. */
  lumens: number | null;
  standard: ClaimStandard;
  /** It also gives a larger number that no standard stands behind. */
  isInflated: boolean;
  /** It takes a signal of 4K or 8K, which says nothing of its pixels. */
  supports4k: boolean;
  /** It says of which resolution its own pixels are, or states pixels that it doesn't merely support. */
  saysNative: boolean;
  /** Largest picture, in inches. */
  diagonal: number | null;
  /** US dollars. */
  price: number | null;
  /** The lowest in another currency, where it names none in US dollars. */
  foreignPrice: Price | null;
}

/** What groups of three digits with spaces do not begin after: part of a number, a sum, a size, a version. */
const NO_GROUPS_AFTER = String.raw`[\p{L}\d$€£.,]|\d ?[x×*] |\b(?:wi-?fi|bluetooth|bt|android|hdmi|usb|pro|plus|mini|gen) `;
const GROUPED = String.raw`\d{1,3}(?:[.,'’]\d{3}){1,4}|(?<!${NO_GROUPS_AFTER})\d{1,3}(?: \d{3}){1,3}`;
/** A whole number, with what stands for its thousand. */
const NUMBER = String.raw`(?<!\d)(?<!\d\.)(${GROUPED}|\d+(?:\.\d+)?)(?!\d|\.\d|(?<!\d{4}),\d{3}(?!\d))\s?(k(?!\p{L})|k(?=lu?m))?`;
const LUMENS = '(?:lumens?|lm)';
const STANDARD = '(?:ansi|iso|cvia)';
const EQUALS = String.raw`\s*(?:[:=]|(?:is|of)\b)\s*(?:up to )?`;
/** What stands between a number and its unit. */
const PLUS = String.raw`\s*\+?\s*-?`;
/** Whose lumens they are: by a standard, or of a part, or in words of praise. */
const KIND = String.raw`(?:(?<=\s)["“(]\s?)?(?:(?:ansi|iso|cvia|led|laser|lamp|rgb|light[\s-]?source|光源|peak|max(?:imum)?|colou?r|white|video|high|bright|real|true)[\s)-]*){0,3}`;
/** Units that make a number no brightness, or that claim it for their own lumens. */
const UNIT = String.raw`(?:${LUMENS}|lux|[piwx×%€£$:"″”]|′′|''|inch(?:es)?|in|[cm]m|ft|feet|hz|watts?|usd|eur|gbp|dollars?|euros?)(?!\p{L})`;

const patternOf = (source: string) => new RegExp(source, 'giu');

const CLAIMED = [
  patternOf(String.raw`${NUMBER}${PLUS}${KIND}(?:${LUMENS}|lux)\b`),
  patternOf(String.raw`(?<!\p{L})(?:${STANDARD}?-?lumens?|brightness)${EQUALS}${NUMBER}(?!${PLUS}${UNIT})`),
  // Without a sign, as in a table: no number of its own stands before it.
  patternOf(
    String.raw`(?<!\p{L})(?:lumens?(?<!\d ?k?${PLUS}${KIND}lumens?)|brightness)\s*(?:up to )?${NUMBER}(?!${PLUS}${UNIT})`,
  ),
  // A bare L, of hundreds and more: smaller ones are liters.
  /(?<![\p{L}\d.,-])(\d{1,3}(?:[.,]\d{3})+|\d{3,})L(?![\p{L}\d])/gu,
];
/** Numbers that stand beside a standard. */
const NAMED = [
  patternOf(String.raw`${NUMBER}${PLUS}${STANDARD}(?:\b|(?=lumen))`),
  patternOf(
    String.raw`(?<!\p{L})${STANDARD}(?<!\d ?k?${PLUS}${STANDARD})[\s-]*(?:(?:${LUMENS}|brightness)?${EQUALS}|${LUMENS}|brightness)?\s*${NUMBER}(?!${PLUS}${UNIT})`,
  ),
];
/** 4K and its like, where no lumens follow: a resolution. */
const RESOLUTION = patternOf(
  String.raw`(?<![\p{L}\d.,]|[:=]\s?)[248] ?k\b(?!${PLUS}${KIND}(?:${LUMENS}|lux)\b)`,
);
/** The number of the standard itself, which is no brightness. */
const STANDARD_NUMBER = /\b(?:(iso)[\s/-]*(?:iec\s*)?21118(?:[:-]\d{4})?|t\/(cvia)[\s-]*\d+(?:[.-]\d+)*)/gi;
/** Standards for how a company works, which say nothing of light. */
const QUALITY_STANDARD = /\biso[\s/-]*(?:9001|13485|14001|27001)(?:[:-]\d{4})?/gi;
/** Lumens as other languages write them, and as they are misspelled. */
const LUMENS_ABROAD =
  /(?<!\p{L})l[uú](?:men(?:es|i|s|ts?)?|mes|m[ai]ns|mns)(?!\p{L})|流明|ルーメン|люмен\p{L}*/giu;
const SIZE = /(?<!\d)(\d{2,3})\s*-?\s*(?:"|″|”|''|inch(?:es)?\b|in\b)/gi;
const PIXELS =
  /(?<!\d\s?[x×*]\s?|\d[.,]?)(?:\d,)?\d{3,4}\s?[x×*]\s?(?:\d,)?\d{3,4}(?!\d|\.\d|\s?(?:[x×*]|[cm]m\b|inch))|\b(?:(?:WU?|U|S)?XGA|[SW]VGA)\b/gi;
/** What makes the pixels after it those of a signal. */
const TAKES_SIGNAL =
  /(?:(?:support|decod|compatib)\w*|\binput)[^.,;|\n•]*$|(?:\bup to|\bmax(?:imum)?(?: resolution)?)\s?(?:of )?:?\s?$/i;
/** The same behind them. */
const IS_SIGNAL = /^\s?\)?\s?(?:(?:is|are) )?(?:support(?:ed)?\b|compatib|inputs?\b|decod|signals?\b)/i;
/** Characters before and after pixels that say whose they are. */
const NEAR = 60;

/** Plain characters for full-width ones, other apostrophes and wide, thin and fixed spaces; one space for several. */
function plainText(text: string): string {
  return text
    .replaceAll(/[\uFF01-\uFF5E\u3000]/g, (wide) => wide.normalize('NFKC'))
    .replaceAll(/[`´ʼ]/g, "'")
    .replaceAll(/\s+/g, (space) => (space.includes('\n') ? '\n' : ' '));
}

/** What title case writes before a number of lumens. */
const PRAISE =
  'Brightness|Lumens?|Projectors?|Beamer|LED|Lamp|Laser|Peak|Max|Maximum|Output|To|Of|With|Real|True|High|Bright|Light|Video|U?HD|FHD|ANSI|ISO|CVIA';

/** The number of a model before its lumens, as in `Capsule 3 200 ANSI lumens`: no thousand of theirs. */
const MODEL_NUMBER = new RegExp(
  String.raw`(?<=(?<!\p{L})(?!(?:${PRAISE}) )\p{Lu}\p{Ll}[\p{L}\d]* )(\d) (?=\d{3}(?!\d))`,
  'gu',
);

function statesPixels(text: string): boolean {
  return [...text.matchAll(PIXELS)].some(({ 0: pixels, index }) => {
    const end = index + pixels.length;
    return (
      !TAKES_SIGNAL.test(text.slice(Math.max(0, index - NEAR), index)) &&
      !IS_SIGNAL.test(text.slice(end, end + NEAR))
    );
  });
}

function numberOf(digits: string, thousand: string | undefined): number {
  const value = Number(/\D\d{3}/.test(digits) ? digits.replaceAll(/\D/g, '') : digits);
  return thousand ? value * 1000 : value;
}

function largest(numbers: readonly number[]): number | null {
  return numbers.length > 0 ? Math.max(...numbers) : null;
}

/** Bounds of figures that can be meant: others are model numbers, years and the like. */
const PLAUSIBLE = { lumens: { min: 20, max: Infinity }, diagonal: { min: 30, max: 500 } } as const;

function within(value: number, { min, max }: Range): boolean {
  return value >= min && value <= max;
}

function standardIn(text: string): ClaimStandard {
  for (const standard of ['iso', 'ansi', 'cvia'] as const) {
    if (new RegExp(String.raw`(?<!\p{L})${standard}(?:lumens?)?(?!\p{L})`, 'iu').test(text)) return standard;
  }
  return /\d\s*\+?\s*lux\b/i.test(text) ? 'lux' : 'none';
}

function lumensIn(text: string, patterns: readonly RegExp[]): number[] {
  return patterns
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(([, digits = '', thousand]) => numberOf(digits, thousand))
    .filter((value) => within(value, PLAUSIBLE.lumens));
}

/** Reads the claims of a listing, as somebody types or pastes it in English. */
export function readListing(listing: string): ListingClaim {
  const text = plainText(listing)
    .replaceAll(MODEL_NUMBER, '$1, ')
    .replaceAll(QUALITY_STANDARD, ' ')
    .replaceAll(STANDARD_NUMBER, (_, iso?: string, cvia?: string) => iso ?? cvia ?? '')
    .replaceAll(LUMENS_ABROAD, ' lumens ');
  const light = text.replaceAll(RESOLUTION, ' ');
  const most = largest(lumensIn(light, CLAIMED));
  const named = largest(lumensIn(light, NAMED));
  const sizes = [...text.matchAll(SIZE)].map(([, digits]) => Number(digits));
  const prices = pricesIn(text).toSorted((one, other) => one.amount - other.amount);
  const dollars = prices.find(({ currency }) => currency === 'USD');
  return {
    lumens: named ?? most,
    standard: standardIn(text),
    isInflated: named !== null && most !== null && most > named,
    supports4k:
      /(?:support\w*|decod\w*|compatible|input)[^.]{0,24}\b[48]k|\b[48]k\b[^.]{0,24}(?:support|decod|compatible|input)/i.test(
        text,
      ),
    saysNative: /\bnati[fv]\w*|\bphysical resolution\b/i.test(text) || statesPixels(text),
    diagonal: largest(sizes.filter((size) => within(size, PLAUSIBLE.diagonal))),
    price: dollars?.amount ?? null,
    foreignPrice: dollars ? null : (prices[0] ?? null),
  };
}

/**
 * Light of boxes that were sold with thousands of lumens, or lux, and without a standard, where somebody
 * measured or a court or a settlement corrected it, in lumens: fewer than 95 (claimed 9,500) to 420
 * (claimed 6,800 lux). Sources: the documented cases of the page, by their addresses in content.
 */
export const DOCUMENTED_BOXES: Range = { min: 95, max: 420 };

/** A claim without a standard from which a box is of the documented kind, in lumens. */
const TOO_MANY = 1000;

/**
 * The same where no price tells a box from a projector, in lumens: what nearly all home projectors are
 * rated at.
 */
const TOO_MANY_UNPRICED = 5000;

/** More than any projector gives, in lumens. */
const IMPOSSIBLE = 100_000;

/** Price up to which the documented boxes were sold, in US dollars. */
const CHEAP = 300;

/**
 * What was left of claims that were corrected: with a standard 1,800 of 2,800 (Formovie Theater), without
 * one 250 of 800 (Formovie P1), as a share.
 */
const LEAST_LEFT = { named: 1800 / 2800, unnamed: 250 / 800 } as const;

/** Something in a listing that gives it away. */
export type ListingSign =
  | 'no standard'
  | 'lux'
  | 'impossible'
  | 'too bright for its price'
  | 'supports 4K'
  | 'no native resolution'
  | 'too large';

/** A picture that looks good in a light, in inches; null where none of 30 inches does. */
interface LargestPicture {
  light: RoomLight;
  diagonal: number | null;
}

/** What a listing is most likely worth. */
export interface ListingVerdict {
  /** What it most likely has, in lumens to ISO 21118; null where it claims no brightness. */
  lumens: Range | null;
  /** `boxes`: as the documented boxes had; `corrected`: as corrected claims were; `none`: nothing is claimed. */
  basis: 'boxes' | 'corrected' | 'none';
  signs: readonly ListingSign[];
  /** For the most that it may have. */
  pictures: readonly LargestPicture[];
}

const LIGHTS = ['dark', 'living', 'daylight'] as const satisfies readonly RoomLight[];

const MATTE_WHITE = 1;

/** The largest 16:9 picture that looks good on matte white. @param lumens to ISO 21118 */
export function largestPicture(lumens: number, light: RoomLight): number | null {
  const white = leastWhite({ light, gain: MATTE_WHITE, native: null });
  const diagonal = Math.floor(
    diagonalFor(white, { lumens: lumens * MOVIE_SHARE, gain: MATTE_WHITE, aspect: '16:9' }),
  );
  return diagonal >= PLAUSIBLE.diagonal.min ? diagonal : null;
}

/** Whether a listing asks what the documented boxes cost, or more; neither where its currency leaves it open. */
function priceClass({ price, foreignPrice }: ListingClaim): 'cheap' | 'dear' | null {
  const asked = price === null ? foreignPrice : ({ currency: 'USD', amount: price } as const);
  if (asked === null) return null;
  const { min, max } = dollarsOf(asked);
  if (max <= CHEAP) return 'cheap';
  return min > CHEAP ? 'dear' : null;
}

function likelyLight(claim: ListingClaim): Pick<ListingVerdict, 'lumens' | 'basis'> {
  const { lumens, standard } = claim;
  if (lumens === null) return { lumens: null, basis: 'none' };
  const isNamed = standard !== 'none' && standard !== 'lux';
  const price = priceClass(claim);
  const isUnpriced = claim.price === null && claim.foreignPrice === null;
  const isBox =
    lumens > (isUnpriced ? TOO_MANY_UNPRICED : TOO_MANY) && (isNamed ? price === 'cheap' : price !== 'dear');
  if (isBox || standard === 'lux' || lumens > IMPOSSIBLE) return { lumens: DOCUMENTED_BOXES, basis: 'boxes' };
  const share = isNamed ? LEAST_LEFT.named : LEAST_LEFT.unnamed;
  return { lumens: { min: Math.round(lumens * share), max: lumens }, basis: 'corrected' };
}

/** What a listing most likely is, and what gives it away. */
export function judgeListing(claim: ListingClaim): ListingVerdict {
  const { lumens, basis } = likelyLight(claim);
  const pictures = LIGHTS.map((light) => ({ light, diagonal: lumens && largestPicture(lumens.max, light) }));
  const dark = pictures[0]?.diagonal ?? 0;
  const signs: (ListingSign | false)[] = [
    claim.lumens !== null && (claim.standard === 'none' || claim.isInflated) && 'no standard',
    claim.standard === 'lux' && 'lux',
    claim.lumens !== null && claim.lumens > IMPOSSIBLE && 'impossible',
    basis === 'boxes' &&
      priceClass(claim) === 'cheap' &&
      claim.standard !== 'lux' &&
      'too bright for its price',
    claim.supports4k && !claim.saysNative && 'supports 4K',
    !claim.supports4k && !claim.saysNative && 'no native resolution',
    lumens !== null && claim.diagonal !== null && claim.diagonal > dark && 'too large',
  ];
  return { lumens, basis, pictures, signs: signs.filter((sign) => sign !== false) };
}
