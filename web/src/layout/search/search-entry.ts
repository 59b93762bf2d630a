/** What a search finds, as the build writes it and the browser reads it. */

/** What an entry leads to. */
export type SearchKind = 'guide' | 'projector' | 'product' | 'term' | 'page';

export interface SearchEntry {
  kind: SearchKind;
  href: string;
  title: string;
  /** One line that says what is there. */
  line: string;
  /** Further words of the text, each once, in no order that could be read. */
  words: string;
}

/** What tells an entry from all others: several products may stand on one page. */
export function entryKey({ kind, href, title }: SearchEntry): string {
  return `${kind} ${href} ${title}`;
}

/** The file at `SEARCH_INDEX_PATH`: entries without the names of their fields. */
export type SearchFile = readonly (readonly [
  kind: SearchKind,
  href: string,
  title: string,
  line: string,
  words: string,
])[];

/** The entries of a file. */
export function readSearchFile(file: SearchFile): SearchEntry[] {
  return file.map(([kind, href, title, line, words]) => ({ kind, href, title, line, words }));
}

/** The file of some entries. */
export function searchFile(entries: readonly SearchEntry[]): SearchFile {
  return entries.map(({ kind, href, title, line, words }) => [kind, href, title, line, words]);
}
