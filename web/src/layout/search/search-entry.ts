/** What a search finds, as the build writes it and the browser reads it. */

/** What an entry leads to. */
export type SearchKind = 'guide' | 'projector' | 'product' | 'term' | 'page';

export interface SearchEntry {
  kind: SearchKind;
  href: string;
  title: string;
  /** One line that says what is there. */
  line: string;
  /** What else is there, a paragraph a line; of a model, the other ways to write its name. */
  text: string;
}

/** An entry that fits a search. */
export interface FoundEntry extends SearchEntry {
  /** Words of the entry that made it fit. */
  terms: readonly string[];
}

/** What tells an entry from all others: several products may stand on one page. */
export function entryKey({ kind, href, title }: SearchEntry): string {
  return `${kind} ${href} ${title}`;
}

/** Words that mean others to the site: whoever looks for the first finds what has the second. */
export type SearchSynonym = readonly [word: string, means: string];

/** What the search reads. */
export interface SearchContent {
  entries: readonly SearchEntry[];
  synonyms: readonly SearchSynonym[];
}

/** The file at `SEARCH_INDEX_PATH`: entries without the names of their fields. */
export interface SearchFile {
  entries: readonly (readonly [kind: SearchKind, href: string, title: string, line: string, text: string])[];
  synonyms: readonly SearchSynonym[];
}

/** What a file holds. */
export function readSearchFile({ entries, synonyms }: SearchFile): SearchContent {
  return {
    entries: entries.map(([kind, href, title, line, text]) => ({ kind, href, title, line, text })),
    synonyms,
  };
}

/** The file of what is found. */
export function searchFile({ entries, synonyms }: SearchContent): SearchFile {
  return {
    entries: entries.map(({ kind, href, title, line, text }) => [kind, href, title, line, text]),
    synonyms,
  };
}
