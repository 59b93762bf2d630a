import { PATHS } from '@lumen-throw/domain/site-paths';
import MiniSearch, { type Query } from 'minisearch';
import type { FoundEntry, SearchContent, SearchEntry, SearchKind } from './search-entry.ts';
import { doubtsBox, judgesModel } from './box-doubt.ts';
import { finderWish } from './finder-wish.ts';
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
   * A model that no entry has, as it was typed: of a known brand, or where nothing else is found; null
   * where there is none.
   */
  notListed: (words: string) => string | null;
  /** What comes nearest to a model that is not listed: models whose names begin like it, else the lumen check. */
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

/** A model with some of the words shares its maker with a question, and hardly ever answers it. */
const PARTLY_A_MODEL = 0.5;

/** Whether an entry is a projector, or its lens in the calculator. */
function isOfModel({ kind, href }: SearchEntry): boolean {
  return kind === 'projector' || href.startsWith(`${PATHS.throwCalculator}?`);
}

/** Words of a search with what they mean to the site. @param formsOf other forms of a word that the site has */
function askedFor(
  words: readonly string[],
  synonyms: ReadonlyMap<string, readonly string[]>,
  formsOf: (word: string) => readonly string[],
): Query[] {
  return words.map((word): Query => {
    const forms = [word, ...formsOf(word)];
    const meanings = forms.flatMap((form) => synonyms.get(form) ?? []);
    if (forms.length === 1 && meanings.length === 0) return word;
    return {
      combineWith: 'OR',
      queries: [
        ...forms,
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

/** Whether a word names a model: letters and digits in one. */
function isModel(word: string): boolean {
  return /\d/.test(word) && /\p{L}/u.test(word);
}

/** How much of a model's name was typed: its maker, or the beginning of its number. */
function likeness(typed: readonly string[], { title }: SearchEntry): number {
  const names = searchWords(title);
  const likenessOf = (word: string): number => {
    if (names.includes(word)) return LIKE_ENOUGH;
    return isModel(word) ? Math.max(...names.map((name) => alike(word, name))) : 0;
  };
  return Math.max(...typed.map(likenessOf));
}

/** Takes up entries, a few at a time. */
export async function openSearchEngine({ entries, synonyms }: SearchContent): Promise<SearchEngine> {
  const known = new Set<string>();
  const weight = (id: number) => WEIGHTS[entries[id]?.kind ?? 'page'];
  const weightPartly = (id: number) => {
    const entry = entries[id];
    return entry && isOfModel(entry) ? PARTLY_A_MODEL : weight(id);
  };
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['title', 'line', 'text'],
    tokenize: (text) => {
      const words = searchWords(text);
      for (const word of words) known.add(word);
      return words;
    },
    // They are as they are compared already.
    processTerm: (word) => word,
    searchOptions: {
      tokenize: searchWords,
      boost: { title: 4, line: 1.5 },
      prefix: mayBegin,
      fuzzy: (word) => !known.has(word) && mistyped(word),
      weights: { prefix: 0.6, fuzzy: 0.3 },
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
  const brands = new Set(models.flatMap(({ title }) => searchWords(title).slice(0, 1)));
  const isUnknown = (word: string): boolean =>
    isModel(word) &&
    !models.some((model) =>
      searchWords(`${model.title} ${model.line} ${model.text}`).some((named) => named.startsWith(word)),
    );
  const queries = (words: readonly string[]) =>
    askedFor(words, meanings, (word) => withoutEnding(word).filter((form) => known.has(form)));
  const wordsOf = (words: string) => searchWords(words, (word) => meanings.has(word));
  /** Tools and lists that answer a search by themselves, filled in. */
  const leads = (words: string): SearchEntry[] => {
    const isOfBox =
      doubtsBox(words) ||
      (judgesModel(words) && wordsOf(words).some((word) => isUnknown(word) && !known.has(word)));
    if (isOfBox && lumenCheck) return [lumenCheck];
    return [finderWish(words) ?? calculatorWish(words), listWish(words)].filter((lead) => lead !== null);
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
      const typed = searchWords(words);
      if (!typed.some(isUnknown)) return null;
      const isNowhere = index.search({ combineWith: 'OR', queries: queries(typed) }).length === 0;
      return isNowhere || typed.some((word) => brands.has(word)) ? words.trim() : null;
    },
    nearest: (words, most) => {
      const typed = searchWords(words);
      const near = models
        .map((model) => ({ model, like: likeness(typed, model) }))
        .filter(({ like }) => like >= LIKE_ENOUGH)
        .toSorted((one, other) => other.like - one.like)
        .map(({ model }) => ({ ...model, terms: [] }));
      return near.length > 0 || !lumenCheck ? near.slice(0, most) : [{ ...lumenCheck, terms: [] }];
    },
  };
}
