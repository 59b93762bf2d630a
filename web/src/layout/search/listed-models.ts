/** Which models a search asks for, and what it says of one that the catalog does not have. */
import type { SearchEntry } from './search-entry.ts';
import { goesOn, LONG_ENOUGH, mistyped, searchWords, SUBJECT } from './search-words.ts';

/** The words of all entries. */
interface SiteWords {
  has: (word: string) => boolean;
  hasMeaning: (word: string) => boolean;
  /** Words of titles that are a word with so many letters wrong. */
  nearInTitles: (word: string, wrong: number) => readonly string[];
  /** Whether any entry has one of the words, maybe with so many letters wrong. */
  findsAny: (words: readonly string[], wrong?: number | false) => boolean;
}

export interface ListedModels {
  /** Whether a word names a model that no entry has. */
  isUnknown: (word: string) => boolean;
  /** As in `SearchEngine`. */
  notListed: (words: string) => string | null;
  /** The models that come nearest to what was typed, and whether a brand of the catalog was. */
  nearest: (words: string) => { near: readonly SearchEntry[]; isBranded: boolean };
}

/** A model's name that begins like another with as many letters and digits comes near it. */
const LIKE_ENOUGH = 2;

/** Letters that two words begin with alike. */
function alike(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count += 1;
  return count;
}

/** Whether a word names a model: letters and digits in one. */
function isModel(word: string): boolean {
  return /\d/.test(word) && /\p{L}/u.test(word);
}

/** Whether a word is the number of a model, if it stands beside a brand. */
function isNumber(word: string): boolean {
  return /^\d{3,}$/.test(word);
}

/** Sums, sizes, years and other numbers that are no model's. */
const QUANTITY =
  /[$€£]\s*\d[\d.,]*k?|\b(?:under|below|over|above|around|about|up to|(?:less|more|cheaper) than|at least|max(?:imum)?|budget(?: of)?)\s+\d[\d.,]*k?\b|(?<![\p{L}\d-])\d[\d.,]*\s*-?\s*(?:["″”'′’%€£]|:\s*1\b|(?:in(?!\s+(?:an?|my|our|the)\b)|inch(?:es)?|ft|feet|foot|m|meters?|metres?|[cm]m|lm|lumens?|ansi|iso|nits?|hz|ms|d?b|[pk]|watts?|hours?|hrs?|years?|dollars?|bucks|usd|euros?)\b)|\b20(?:1[5-9]|2\d)\b/giu;

/** A projector beside another thing, which the number belongs to: a phone to connect, a television to compare. */
const BESIDE_A_PROJECTOR =
  /\b(?:to|onto|on|with|from|through|vs|versus|or)\s+(?:(?:an?|the|my|our)\s+)?(?:projector|beamer)\b/iu;

/** Resolutions by their rows alone. */
const ROWS: ReadonlySet<string> = new Set(['480', '720', '1080', '1440', '2160']);

/** The digits of a word as a number; null without any. */
function numberIn(word: string): number | null {
  const digits = /\d+/.exec(word)?.[0];
  return digits === undefined ? null : Number(digits);
}

/** The maker of a model, as a search compares it. */
function brandOf({ title }: SearchEntry): string {
  return searchWords(title)[0] ?? '';
}

/** What stands behind the name of a model that has variants. */
const VARIANT = /^(?:\d+|pro|max|plus|ultra|air|mini|lite|se|laser|4k)$/;

/** Counted or dated words, like `2nd` and `90s`, which name no model. */
const ORDINAL = /^\d+(?:st|nd|rd|th|s)$/;

interface Likeness {
  /** Characters of a number that was typed with which one of its names begins, too; 0 for hardly any. */
  begun: number;
  /** Words of its names that were typed. */
  shared: number;
  /** How far its numbers are from the ones that were typed. */
  apart: number;
  /** Words of its title: of two variants the plainer one comes first. */
  words: number;
}

/** How near a model comes to what was typed. */
function likeness(typed: readonly string[], { title }: SearchEntry, names: readonly string[]): Likeness {
  const numbers = typed.filter((word) => isModel(word) || isNumber(word));
  const begun = Math.max(0, ...numbers.flatMap((word) => names.map((name) => alike(word, name))));
  const wanted = typed.map(numberIn).filter((number) => number !== null);
  const words = searchWords(title);
  const gaps = words.flatMap((word) => {
    const number = numberIn(word);
    return number === null ? [] : wanted.map((each) => Math.abs(each - number));
  });
  return {
    begun: begun < LIKE_ENOUGH ? 0 : begun,
    shared: typed.filter((word) => names.includes(word)).length,
    apart: Math.min(Number.MAX_SAFE_INTEGER, ...gaps),
    words: words.length,
  };
}

export function listedModels(models: readonly SearchEntry[], site: SiteWords): ListedModels {
  const namesOf = new Map(models.map((model) => [model, searchWords(`${model.title} ${model.text}`)]));
  const brands = new Set(models.map(brandOf));
  /** The brand that a word names, maybe mistyped. */
  const asBrand = (word: string): string | null => {
    if (brands.has(word)) return word;
    const wrong = mistyped(word);
    if (site.has(word) || wrong === false) return null;
    return site.nearInTitles(word, wrong).find((near) => brands.has(near)) ?? null;
  };
  /** What a search says of a model, without sums and sizes, and with its brands as they are written. */
  const ofModel = (words: string) => {
    const typed = searchWords(words.replaceAll(QUANTITY, ' ')).map((word) => asBrand(word) ?? word);
    return { typed, branded: new Set(typed.filter((word) => brands.has(word))) };
  };
  const isOfModels = (word: string, some: ReadonlySet<string>): boolean =>
    models.some(
      (model) =>
        (some.size === 0 || some.has(brandOf(model))) &&
        namesOf.get(model)?.some((named) => named === word || goesOn(word, named)),
    );
  /** Whether a word is in the names of another brand's models alone, and none of these is meant. */
  const isOfOtherBrand = (word: string, branded: ReadonlySet<string>, typed: readonly string[]): boolean => {
    if (branded.size === 0 || VARIANT.test(word)) return false;
    const named = models.filter(({ title }) => searchWords(title).includes(word));
    return (
      named.length > 0 &&
      !named.some((model) => namesOf.get(model)?.some((name) => name !== word && typed.includes(name)))
    );
  };
  const isUnknown = (
    word: string,
    branded: ReadonlySet<string> = new Set(),
    typed: readonly string[] = [],
  ): boolean =>
    isModel(word)
      ? (!site.has(word) || isOfOtherBrand(word, branded, typed)) &&
        !ORDINAL.test(word) &&
        !site.hasMeaning(word) &&
        !isOfModels(word, branded)
      : isNumber(word) && branded.size > 0 && !ROWS.has(word) && !isOfModels(word, branded);
  /** Whether a brand and a name that the site has nowhere were typed, and hardly anything else. */
  const isOtherName = (typed: readonly string[], branded: ReadonlySet<string>): boolean => {
    const [brand, name = '', ...more] = typed;
    return (
      branded.has(brand ?? '') &&
      /^\p{L}{3,}$/u.test(name) &&
      more.every((word) => VARIANT.test(word) || SUBJECT.has(word)) &&
      !site.hasMeaning(name) &&
      // A name is short, and nearly always a letter away from some word.
      !site.findsAny([name], name.length > LONG_ENOUGH && mistyped(name)) &&
      !models.some(
        (model) => branded.has(brandOf(model)) && namesOf.get(model)?.some((named) => named.startsWith(name)),
      )
    );
  };
  return {
    isUnknown,
    notListed: (words) => {
      if (BESIDE_A_PROJECTOR.test(words)) return null;
      const { typed, branded } = ofModel(words);
      const others = typed.filter((word) => !isUnknown(word, branded, typed));
      // Without a brand, the rest of a question may have an answer of its own.
      const isAsked = branded.size > 0 || others.every((word) => SUBJECT.has(word)) || !site.findsAny(others);
      const isMissing = (others.length < typed.length && isAsked) || isOtherName(typed, branded);
      return isMissing ? words.trim() : null;
    },
    nearest: (words) => {
      const { typed, branded } = ofModel(words);
      const near = models
        .filter((model) => branded.size === 0 || branded.has(brandOf(model)))
        .map((model) => ({ model, ...likeness(typed, model, namesOf.get(model) ?? []) }))
        .filter(({ begun, shared }) => begun > 0 || shared > 0)
        .toSorted(
          (one, other) =>
            other.begun - one.begun ||
            other.shared - one.shared ||
            one.apart - other.apart ||
            one.words - other.words,
        )
        .map(({ model }) => model);
      return { near, isBranded: branded.size > 0 };
    },
  };
}
