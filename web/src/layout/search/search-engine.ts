import { PATHS } from '@lumen-throw/domain/site-paths';
import MiniSearch, { type Query } from 'minisearch';
import type { FoundEntry, SearchContent, SearchEntry, SearchKind } from './search-entry.ts';
import { doubtsBox, judgesModel } from './box-doubt.ts';
import { finderWish, roomWish } from './finder-wish.ts';
import { calculatorWish } from './calculator-wish.ts';
import { listWish } from './list-wish.ts';
import { searchWords, withoutEnding } from './search-words.ts';

/** Entries that are taken up in one go, so that a slow phone answers in between. */
const CHUNK = 40;

/** Fewer entries with all words than this are filled up with entries that have some of them. */
const FEW = 3;

/** What the whole site is about, so that it tells no entry from another. */
const SUBJECT: ReadonlySet<string> = new Set(['projector', 'projection', 'beamer']);

/** A word from this length on may be mistyped; shorter ones would become other words. */
const LONG_ENOUGH = 4;

/** A model's name that begins like another with as many letters and digits comes near it. */
const LIKE_ENOUGH = 2;

/** A word from this length on may have two letters wrong. */
const LONG = 8;

export interface SearchEngine {
  /**
   * What fits some words best, the best first. Entries with all words come first: as they are, as the
   * beginning of a word, as a synonym or mistyped. Where these are few, entries with some of the words
   * follow. A search that doubts a listing starts with the lumen check, one that says room or money with
   * the finder, one for a size or a distance with the calculator, and one for the most or the least of a
   * figure with the list in that order.
   */
  find: (words: string, most: number) => FoundEntry[];
  /**
   * A model that no entry has, as it was typed: a number with letters, or a number or a name beside a
   * brand of the catalog; null where there is none.
   */
  notListed: (words: string) => string | null;
  /**
   * What comes nearest to a model that is not listed: models of its brand or whose names begin like it,
   * else all models. Where no brand was typed, the lumen check comes last.
   */
  nearest: (words: string, most: number) => FoundEntry[];
}

/** What counts more when it fits as well: answers and models before things to buy. */
const WEIGHTS: Readonly<Record<SearchKind, number>> = {
  guide: 1.5,
  projector: 1.5,
  term: 1.5,
  page: 1.2,
  product: 0.3,
};

/** Letters of a word that may be wrong. A number that is nearly right names another model. */
function mistyped(word: string): number | false {
  if (word.length < LONG_ENOUGH || /\d/.test(word)) return false;
  return word.length < LONG ? 1 : 2;
}

/** Whether a word may be the beginning of another: 12 feet are not the beginning of 120 inches. */
function mayBegin(word: string): boolean {
  return !/^\d{1,2}$/.test(word);
}

/** Fields that are searched, and what they count. */
const BOOST = { title: 4, line: 1.5, text: 1 };

/** What a word counts that only begins with what was typed. */
const BEGUN = 0.6;

/**
 * Whether a word is another one with letters behind its number, as 5050UB is 5050. A digit behind a digit
 * makes another number, and a single digit is short enough to be typed whole: NZ7 is no NZ700, N1 no N1S.
 */
function goesOn(word: string, named: string): boolean {
  return named.startsWith(word) && mayGoOn(word) && /^\p{L}/u.test(named.slice(word.length));
}

/** Whether letters may stand behind a number that was typed. */
function mayGoOn(word: string): boolean {
  return /(?:\d{3}|\p{L}\d{2})$/u.test(word);
}

/** A model with some of the words shares its maker with a question, and hardly ever answers it. */
const PARTLY_A_MODEL = 0.5;

/** Whether an entry is a projector, or its lens in the calculator. */
function isOfModel({ kind, href }: SearchEntry): boolean {
  return kind === 'projector' || href.startsWith(`${PATHS.throwCalculator}?`);
}

/**
 * Words of a search with what they mean to the site.
 * @param formsOf other forms of a word that the site has
 * @param longerOf numbers of the site that go on with letters
 */
function askedFor(
  words: readonly string[],
  meaningsOf: (word: string) => readonly string[],
  formsOf: (word: string) => readonly string[],
  longerOf: (word: string) => readonly string[],
): Query[] {
  return words.map((word): Query => {
    const forms = [word, ...formsOf(word)];
    const longer = longerOf(word);
    const meanings = forms.flatMap(meaningsOf);
    if (forms.length === 1 && longer.length === 0 && meanings.length === 0) return word;
    return {
      combineWith: 'OR',
      queries: [
        ...forms,
        ...longer.map((named): Query => ({
          combineWith: 'AND',
          queries: [named],
          boost: { title: BOOST.title * BEGUN, line: BOOST.line * BEGUN, text: BOOST.text * BEGUN },
        })),
        ...meanings.map((means): Query => ({ combineWith: 'AND', queries: searchWords(means) })),
      ],
    };
  });
}

/** Letters that two words begin with alike. */
function alike(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count += 1;
  return count;
}

/** Whether a word may be written in one with another. */
function isPart(word: string): boolean {
  return /^\p{L}{3,}$/u.test(word);
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
}

/** How near a model comes to what was typed. */
function likeness(typed: readonly string[], { title }: SearchEntry, names: readonly string[]): Likeness {
  const numbers = typed.filter((word) => isModel(word) || isNumber(word));
  const begun = Math.max(0, ...numbers.flatMap((word) => names.map((name) => alike(word, name))));
  const wanted = typed.map(numberIn).filter((number) => number !== null);
  const gaps = searchWords(title).flatMap((word) => {
    const number = numberIn(word);
    return number === null ? [] : wanted.map((each) => Math.abs(each - number));
  });
  return {
    begun: begun < LIKE_ENOUGH ? 0 : begun,
    shared: typed.filter((word) => names.includes(word)).length,
    apart: Math.min(Number.MAX_SAFE_INTEGER, ...gaps),
  };
}

/** Takes up entries, a few at a time. */
export async function openSearchEngine({ entries, synonyms }: SearchContent): Promise<SearchEngine> {
  const known = new Set<string>();
  /** Two words that follow each other somewhere, by both in one: `soundbar`. */
  const pairs = new Map<string, string>();
  const weight = (id: number) => WEIGHTS[entries[id]?.kind ?? 'page'];
  const weightPartly = (id: number) => {
    const entry = entries[id];
    return entry && isOfModel(entry) ? PARTLY_A_MODEL : weight(id);
  };
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['title', 'line', 'text'],
    tokenize: (text) => {
      const words = searchWords(text);
      for (const [place, word] of words.entries()) {
        known.add(word);
        const before = words[place - 1];
        if (before !== undefined && isPart(before) && isPart(word))
          pairs.set(`${before}${word}`, `${before} ${word}`);
      }
      return words;
    },
    // They are as they are compared already.
    processTerm: (word) => word,
    searchOptions: {
      tokenize: searchWords,
      boost: BOOST,
      // What may stand behind a digit is for `longerOf`.
      prefix: (word) => !/\d$/.test(word),
      fuzzy: (word) => !known.has(word) && mistyped(word),
      weights: { prefix: BEGUN, fuzzy: 0.3 },
      boostDocument: weight,
    },
  });
  await index.addAllAsync(
    entries.map((entry, id) => ({ ...entry, id })),
    { chunkSize: CHUNK },
  );
  const meanings = new Map<string, string[]>();
  for (const [word, means] of synonyms)
    for (const each of searchWords(word)) meanings.set(each, [...(meanings.get(each) ?? []), means]);
  const models = entries.filter(({ kind }) => kind === 'projector');
  const lumenCheck = entries.find(({ href }) => href === PATHS.lumenCheck);
  const allModels = entries.find(({ href }) => href === PATHS.projectors);
  const namesOf = new Map(models.map((model) => [model, searchWords(`${model.title} ${model.text}`)]));
  const brands = new Set(models.map(brandOf));
  /** The brand that a word names, maybe mistyped. */
  const asBrand = (word: string): string | null => {
    if (brands.has(word)) return word;
    const wrong = mistyped(word);
    if (known.has(word) || wrong === false) return null;
    const near = index.search(word, { fields: ['title'], prefix: false, fuzzy: wrong });
    return near.flatMap(({ terms }) => terms).find((term) => brands.has(term)) ?? null;
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
  const isUnknown = (word: string, branded: ReadonlySet<string> = new Set()): boolean =>
    isModel(word)
      ? !known.has(word) && !ORDINAL.test(word) && !meanings.has(word) && !isOfModels(word, branded)
      : isNumber(word) && branded.size > 0 && !ROWS.has(word) && !isOfModels(word, branded);
  /** Whether a brand and a name that the site has nowhere were typed, and hardly anything else. */
  const isOtherName = (typed: readonly string[], branded: ReadonlySet<string>): boolean => {
    const [brand, name = '', ...more] = typed;
    // A name is short, and nearly always a letter away from some word.
    const wrong = name.length > LONG_ENOUGH && mistyped(name);
    return (
      branded.has(brand ?? '') &&
      /^\p{L}{3,}$/u.test(name) &&
      more.every((word) => VARIANT.test(word) || SUBJECT.has(word)) &&
      !meanings.has(name) &&
      index.search({ combineWith: 'OR', queries: queries([name]) }, { prefix: false, fuzzy: wrong })
        .length === 0 &&
      !models.some(
        (model) => branded.has(brandOf(model)) && namesOf.get(model)?.some((named) => named.startsWith(name)),
      )
    );
  };
  const meaningsOf = (word: string): readonly string[] => {
    const apart = known.has(word) ? undefined : pairs.get(word);
    return meanings.get(word) ?? (apart === undefined ? [] : [apart]);
  };
  const queries = (words: readonly string[]) =>
    askedFor(
      words,
      meaningsOf,
      (word) => withoutEnding(word).filter((form) => known.has(form)),
      (word) => (mayGoOn(word) ? [...known].filter((named) => goesOn(word, named)) : []),
    );
  /** Words that are typed as two and stand here in one: with a meaning, as a model's number, or a compound. */
  const isOne = (word: string): boolean =>
    meanings.has(word) ||
    (/^(?:\p{L}{1,3}\d{2,}|\p{L}{6,})$/u.test(word) && known.has(word) && !pairs.has(word));
  const wordsOf = (words: string) => searchWords(words, isOne);
  /** Tools and lists that answer a search by themselves, filled in. */
  const leads = (words: string): SearchEntry[] => {
    const isOfBox =
      doubtsBox(words) ||
      (judgesModel(words) && wordsOf(words).some((word) => isUnknown(word) && !known.has(word)));
    if (isOfBox && lumenCheck) return [lumenCheck];
    return [finderWish(words) ?? calculatorWish(words) ?? roomWish(words), listWish(words)].filter(
      (lead) => lead !== null,
    );
  };
  return {
    find: (words, most) => {
      const asked = wordsOf(words);
      if (asked.length === 0) return [];
      const found = index.search({ combineWith: 'AND', queries: queries(asked) });
      if (found.length < FEW) {
        const telling = asked.filter((word) => !SUBJECT.has(word));
        const some = index.search(
          { combineWith: 'OR', queries: queries(telling) },
          // In a whole question, the beginning of a longer word is hardly ever meant.
          { prefix: (word) => mayBegin(word) && !known.has(word), boostDocument: weightPartly },
        );
        const ids = new Set(found.map(({ id }) => id));
        found.push(...some.filter(({ id }) => !ids.has(id)));
      }
      const first = leads(words);
      const fitting = found.slice(0, most).flatMap(({ id, terms }): FoundEntry[] => {
        const entry = entries[id as number];
        if (!entry || first.includes(entry)) return [];
        const telling = terms.filter((term) => !SUBJECT.has(term));
        return [{ ...entry, terms: telling.length > 0 ? telling : terms }];
      });
      return [...first.map((lead) => ({ ...lead, terms: [] })), ...fitting].slice(0, most);
    },
    notListed: (words) => {
      const { typed, branded } = ofModel(words);
      const others = typed.filter((word) => !isUnknown(word, branded));
      // Without a brand, the rest of a question may have an answer of its own.
      const isAsked =
        branded.size > 0 ||
        others.every((word) => SUBJECT.has(word)) ||
        index.search({ combineWith: 'OR', queries: queries(others) }).length === 0;
      const isMissing = (others.length < typed.length && isAsked) || isOtherName(typed, branded);
      return isMissing ? words.trim() : null;
    },
    nearest: (words, most) => {
      const { typed, branded } = ofModel(words);
      const near = models
        .filter((model) => branded.size === 0 || branded.has(brandOf(model)))
        .map((model) => ({ model, ...likeness(typed, model, namesOf.get(model) ?? []) }))
        .filter(({ begun, shared }) => begun > 0 || shared > 0)
        .toSorted(
          (one, other) => other.begun - one.begun || other.shared - one.shared || one.apart - other.apart,
        )
        .map(({ model }) => model);
      // Without a brand it may be one of the boxes that nobody signs.
      const others = [...(near.length === 0 ? [allModels] : []), ...(branded.size === 0 ? [lumenCheck] : [])];
      const after = others.filter((other) => other !== undefined);
      return [...near.slice(0, most - after.length), ...after].map((each) => ({ ...each, terms: [] }));
    },
  };
}
