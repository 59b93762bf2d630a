/** The admins' search: which words a setup is found by, the same on the page and on the server. */
import type { SetupFields, SetupStatus } from './setup.ts';

/** Fields that are searched. */
export const SEARCHED_FIELDS = [
  'title',
  'location_city',
  'location_state',
  'location_country',
  'user_display_name',
] as const;

/** The part of a setup that the search looks at. */
export type SearchedSetup = Pick<SetupFields, (typeof SEARCHED_FIELDS)[number]>;

/** Longest search, in characters; what is beyond is not looked for. */
export const SEARCH_LENGTH_MAX = 200;

/** Lower case without accents, so that 'ines' finds 'Inês'. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
}

/** The words of a search, ready to be compared; empty for an empty search. */
export function searchWords(search: string): string[] {
  return plain(search.slice(0, SEARCH_LENGTH_MAX)).split(/\s+/).filter(Boolean);
}

/** Whether title, place or member of a setup hold every word; true without words. @param words of `searchWords` */
export function matchesSearch(setup: SearchedSetup, words: readonly string[]): boolean {
  const text = plain(SEARCHED_FIELDS.map((field) => setup[field]).join(' '));
  return words.every((word) => text.includes(word));
}

/** Where a list that is sorted by time goes on. */
export interface SearchCursor {
  seconds: number;
  nanoseconds: number;
  id: string;
}

/** What the function `searchSubmissions` is asked. */
export interface SubmissionSearch {
  search: string;
  /** Only these; null for all. */
  status: SetupStatus | null;
  /** `next` of the answer before; null for the first page. */
  after: SearchCursor | null;
}

/** What it answers. */
export interface SubmissionMatches {
  /** Ids of setups that match, newest first. */
  ids: string[];
  /** Where the search goes on; null when every setup has been looked at. */
  next: SearchCursor | null;
}
