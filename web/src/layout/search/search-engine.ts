import MiniSearch from 'minisearch';
import type { SearchEntry } from './search-entry.ts';
import { searchWords } from './search-words.ts';

/** Entries that are taken up in one go, so that a slow phone answers in between. */
const CHUNK = 40;

/** A word from this length on may be mistyped; shorter ones would become other words. */
const LONG_ENOUGH = 4;

/** A word from this length on may have two letters wrong. */
const LONG = 8;

export interface SearchEngine {
  /**
   * What fits some words best, the best first. All of them have to fit, as the beginning of a word or
   * mistyped; where nothing has all of them, what has some.
   */
  find: (words: string, most: number) => SearchEntry[];
}

/** Letters of a word that may be wrong. A number that is nearly right names another model. */
function mistyped(word: string): number | false {
  if (word.length < LONG_ENOUGH || /\d/.test(word)) return false;
  return word.length < LONG ? 1 : 2;
}

/** Takes up entries, a few at a time. */
export async function openSearchEngine(entries: readonly SearchEntry[]): Promise<SearchEngine> {
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['title', 'line', 'words'],
    tokenize: searchWords,
    // They are as they are compared already.
    processTerm: (word) => word,
    searchOptions: {
      boost: { title: 4, line: 1.5 },
      prefix: true,
      fuzzy: mistyped,
      weights: { prefix: 0.6, fuzzy: 0.3 },
    },
  });
  await index.addAllAsync(
    entries.map((entry, id) => ({ ...entry, id })),
    { chunkSize: CHUNK },
  );
  return {
    find: (words, most) => {
      if (searchWords(words).length === 0) return [];
      const all = index.search(words, { combineWith: 'AND' });
      const found = all.length > 0 ? all : index.search(words, { combineWith: 'OR' });
      return found.slice(0, most).flatMap(({ id }) => entries[id] ?? []);
    },
  };
}
