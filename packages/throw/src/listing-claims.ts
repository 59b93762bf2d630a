/** What a listing claims of a projector, read from its words, and what such claims were worth where somebody measured. */
import { diagonalFor } from './brightness.ts';
import { MOVIE_SHARE } from './projector-light.ts';
import { leastWhite, type RoomLight } from './room-light.ts';
import type { Range } from './throw-distance.ts';

/** What a brightness is said to be counted by; `lux` is no measure of a projector's light at all. */
type ClaimStandard = 'iso' | 'ansi' | 'lux' | 'none';

/** What a listing claims; null where it does not say. */
export interface ListingClaim {
  /** With a standard where it gives such a number, else the largest. */
  lumens: number | null;
  standard: ClaimStandard;
  /** It also gives a larger number that no standard stands behind. */
  isInflated: boolean;
  /** It takes a 4K signal, which says nothing of its pixels. */
  supports4k: boolean;
  /** It says of which resolution its own pixels are. */
  saysNative: boolean;
  /** Largest picture, in inches. */
  diagonal: number | null;
  /** US dollars. */
  price: number | null;
}

const NUMBER = String.raw`(\d{1,3}(?:[.,]\d{3})+|\d+(?:\.\d+)?)\s?(k)?`;
const AFTER = new RegExp(String.raw`${NUMBER}\s*\+?\s*-?(?:(?:ansi|iso)\s*-?)?\s*(lumens?|lm|lux)\b`, 'gi');
const BEFORE = new RegExp(String.raw`(?:lumens?|brightness)\s*[:=]?\s*(?:of\s+)?${NUMBER}`, 'gi');
/** Numbers that stand beside a standard. */
const NAMED = [
  new RegExp(String.raw`${NUMBER}\s*\+?\s*-?(?:ansi|iso)\b`, 'gi'),
  new RegExp(
    String.raw`\b(?:ansi|iso)[\s-]*(?:lumens?|lm|brightness)?\s*[:=]?\s*${NUMBER}(?!\s*\+?\s*-?(?:lumens?|lm|lux|p|:|"|in)\b)`,
    'gi',
  ),
] as const;
/** The number of the standard itself, which is no brightness. */
const STANDARD_NUMBER = /\biso[\s/-]*(?:iec\s*)?21118(?:[:-]\d{4})?/gi;
/** Lumens as other languages write them. */
const LUMENS_ABROAD = /l[uú]men(?:es|i|s)?(?!\p{L})|流明|ルーメン|люмен\p{L}*/giu;
const SIZE = /(\d{2,3})\s*-?\s*(?:"|″|”|''|inch(?:es)?\b|in\b)/gi;
const PRICE = /(?:\$|usd)\s?(\d{1,5}(?:,\d{3})*(?:\.\d{1,2})?)/gi;

function numberOf(digits: string, thousand: string | undefined): number {
  const value = Number(/[.,]\d{3}/.test(digits) ? digits.replaceAll(/[.,]/g, '') : digits);
  return thousand ? value * 1000 : value;
}

function largest(numbers: readonly number[]): number | null {
  return numbers.length > 0 ? Math.max(...numbers) : null;
}

/** Bounds of figures that can be meant: others are model numbers, years and the like. */
const PLAUSIBLE = { lumens: { min: 20, max: 100_000 }, diagonal: { min: 30, max: 500 } } as const;

function within(value: number, { min, max }: Range): boolean {
  return value >= min && value <= max;
}

function standardIn(text: string): ClaimStandard {
  if (/\biso\b/i.test(text)) return 'iso';
  if (/\bansi\b/i.test(text)) return 'ansi';
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
  const text = listing.replaceAll(STANDARD_NUMBER, 'ISO').replaceAll(LUMENS_ABROAD, ' lumens ');
  const most = largest(lumensIn(text, [AFTER, BEFORE]));
  const named = largest(lumensIn(text, NAMED));
  const sizes = [...text.matchAll(SIZE)].map(([, digits]) => Number(digits));
  const prices = [...text.matchAll(PRICE)].map(([, digits = '']) => Number(digits.replaceAll(',', '')));
  return {
    lumens: named ?? most,
    standard: standardIn(text),
    isInflated: named !== null && most !== null && most > named,
    supports4k:
      /(?:support\w*|decod\w*|compatible|input)[^.]{0,24}\b4k|\b4k\b[^.]{0,24}(?:support|decod|compatible|input)/i.test(
        text,
      ),
    saysNative: /\bnative\b|\bphysical resolution\b/i.test(text),
    diagonal: largest(sizes.filter((size) => within(size, PLAUSIBLE.diagonal))),
    price: prices.length > 0 ? Math.min(...prices) : null,
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

function likelyLight({ lumens, standard, price }: ListingClaim): Pick<ListingVerdict, 'lumens' | 'basis'> {
  if (lumens === null) return { lumens: null, basis: 'none' };
  const isNamed = standard === 'iso' || standard === 'ansi';
  const isBox =
    lumens > TOO_MANY && (isNamed ? price !== null && price <= CHEAP : price === null || price <= CHEAP);
  if (isBox || standard === 'lux') return { lumens: DOCUMENTED_BOXES, basis: 'boxes' };
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
    basis === 'boxes' && claim.price !== null && claim.standard !== 'lux' && 'too bright for its price',
    claim.supports4k && !claim.saysNative && 'supports 4K',
    !claim.supports4k && !claim.saysNative && 'no native resolution',
    lumens !== null && claim.diagonal !== null && claim.diagonal > dark && 'too large',
  ];
  return { lumens, basis, pictures, signs: signs.filter((sign) => sign !== false) };
}
