import { PATHS } from '@lumen-throw/domain/site-paths';
import MiniSearch, { type Query } from 'minisearch';
import type { FoundEntry, SearchContent, SearchEntry, SearchKind } from './search-entry.ts';
import { doubtsBox, judgesModel } from './box-doubt.ts';
import { finderWish, roomWish } from './finder-wish.ts';
import { calculatorWish } from './calculator-wish.ts';
import { listedModels } from './listed-models.ts';
import { listWish } from './list-wish.ts';
import { goesOn, mayGoOn, mistyped, searchWords, SUBJECT, withoutEnding } from './search-words.ts';

/** Entries that are taken up in one go, so that a slow phone answers in between. */
const CHUNK = 40;

/** Fewer entries with all words than this are filled up with entries that have some of them. */
const FEW = 3;

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

/** Whether a word may be the beginning of another: 12 feet are not the beginning of 120 inches. */
function mayBegin(word: string): boolean {
  return !/^\d{1,2}$/.test(word);
}

/** Fields that are searched, and what they count. */
const BOOST = { title: 4, line: 1.5, text: 1 };

/** What a word counts that only begins with what was typed. */
const BEGUN = 0.6;

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

/** Whether a word may be written in one with another. */
function isPart(word: string): boolean {
  return /^\p{L}{3,}$/u.test(word);
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
      // The number of a chapter is no word of its title.
      const words = searchWords(text.replace(/^\d+\. /, ''));
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
  const lumenCheck = entries.find(({ href }) => href === PATHS.lumenCheck);
  const allModels = entries.find(({ href }) => href === PATHS.projectors);
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
  const { isUnknown, notListed, nearest } = listedModels(
    entries.filter(({ kind }) => kind === 'projector'),
    {
      has: (word) => known.has(word),
      hasMeaning: (word) => meanings.has(word),
      nearInTitles: (word, wrong) =>
        index.search(word, { fields: ['title'], prefix: false, fuzzy: wrong }).flatMap(({ terms }) => terms),
      findsAny: (words, wrong) =>
        index.search(
          { combineWith: 'OR', queries: queries(words) },
          wrong === undefined ? {} : { prefix: false, fuzzy: wrong },
        ).length > 0,
    },
  );
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
    notListed,
    nearest: (words, most) => {
      const { near, isBranded } = nearest(words);
      // Without a brand it may be one of the boxes that nobody signs.
      const others = [...(near.length === 0 ? [allModels] : []), ...(isBranded ? [] : [lumenCheck])];
      const after = others.filter((other) => other !== undefined);
      return [...near.slice(0, most - after.length), ...after].map((each) => ({ ...each, terms: [] }));
    },
  };
}
