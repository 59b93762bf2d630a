/** Searching setups: the words by which one is found, the same where they are stored and where they are asked for. */
import { facetOf, NO_FILTER, type CardFilter } from './gallery-card.ts';
import { diagonalOf, type SetupDetails, type SetupLight, type SetupPlace } from './setup-details.ts';
import type { SetupFields } from './setup.ts';

/** The part of a setup that the search looks at. */
export type SearchedSetup = Pick<
  SetupFields,
  | 'title'
  | 'location_city'
  | 'location_state'
  | 'location_country'
  | 'user_display_name'
  | 'projector_model'
  | 'size_tag'
  | 'type_tag'
  | 'screen_size_inches'
>;

/** Longest search, in characters; what is beyond is not looked for. */
export const SEARCH_LENGTH_MAX = 200;

/** Words of one search that are looked for. */
const ASKED_MAX = 10;

/** Words and beginnings of words that are stored of one setup; each takes two entries of an index. */
const STORED_MAX = 600;

/** A word is found by each of its beginnings up to this length, in characters, and by itself. */
const BEGINNING_MAX = 12;

/** Letters that Unicode does not take apart. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
};

/** Lower case without accents, so that 'ines' finds 'Inês'. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøđłı]/g, (letter) => LETTERS[letter] ?? letter);
}

/** Scripts that put no spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Each character with the next one, by which a word in the middle of a line is found. */
function pairs(run: string): string[] {
  const characters = Array.from(run);
  return characters.map((character, place) => character + (characters[place + 1] ?? ''));
}

function wordsOf(text: string): string[] {
  const runs = folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return runs.flatMap((run) => (UNSPACED.test(run) ? pairs(run) : [run.slice(0, 60)]));
}

/** The words of a search, ready to be looked up; empty for an empty search. */
export function searchWords(search: string): string[] {
  return [...new Set(wordsOf(search.slice(0, SEARCH_LENGTH_MAX)))].slice(0, ASKED_MAX);
}

/** What people say of a light. */
const LIGHT_WORDS: Record<SetupLight | '', string> = {
  '': '',
  dark: 'dark room',
  living: 'living room lamp curtains',
  daylight: 'daylight day blinds room',
  open: 'daylight day open curtains bright room',
  dusk: 'outdoors dusk sunset',
  nightfall: 'outdoors nightfall evening',
  night: 'outdoors night',
};

const PLACE_WORDS: Record<SetupPlace | '', string> = {
  '': '',
  table: 'table',
  shelf: 'shelf',
  ceiling: 'ceiling mount',
  under: 'under ceiling',
};

/** Every text by which a setup is found: what its owner says, and what its kit and measures say. */
function textsOf(setup: SearchedSetup, details: SetupDetails | null): string[] {
  const diagonal = details ? diagonalOf(setup, details) : setup.screen_size_inches;
  return [
    setup.title,
    setup.projector_model,
    setup.user_display_name,
    setup.location_city,
    setup.location_state,
    setup.location_country,
    setup.type_tag,
    setup.size_tag,
    diagonal === null ? '' : `${diagonal} inches in ${diagonal}in`,
    details?.projector ?? '',
    LIGHT_WORDS[details?.light ?? ''],
    PLACE_WORDS[details?.place ?? ''],
  ];
}

/** All words of a setup, and what each of them begins with. @param details null where nobody gave any */
export function setupWords(setup: SearchedSetup, details: SetupDetails | null): string[] {
  const found = new Set<string>();
  for (const word of textsOf(setup, details).flatMap(wordsOf)) {
    const characters = Array.from(word);
    const longest = Math.min(characters.length, BEGINNING_MAX);
    for (let length = 1; length <= longest; length++) found.add(characters.slice(0, length).join(''));
    found.add(word);
  }
  return [...found].slice(0, STORED_MAX);
}

/** Whether a setup is found by every word; true without words. @param words of `searchWords` */
export function matchesSearch(setup: SearchedSetup, words: readonly string[]): boolean {
  const known = new Set(setupWords(setup, null));
  return words.every((word) => known.has(word));
}

/** One text for each filter that a search may be narrowed to; no word has a colon. */
export function filterWords(filter: CardFilter): string[] {
  const names = Object.keys(NO_FILTER) as (keyof CardFilter)[];
  return names.flatMap((name) =>
    filter[name] === '' ? [] : [facetOf({ ...NO_FILTER, [name]: filter[name] })],
  );
}

/** Later than every time that a setup is shared at, in milliseconds since 1970. */
const END_OF_TIME = 9_999_999_999_999;

/**
 * Id of a setup's entry in the search. In the order of their ids entries are newest first, so that a list
 * needs no index besides those of its words.
 * @param created milliseconds since 1970
 */
export function searchEntryId(created: number, setupId: string): string {
  return `${String(END_OF_TIME - created).padStart(13, '0')}-${setupId}`;
}

/** The setup that an entry of the search is about. */
export function setupOfEntry(entryId: string): string {
  return entryId.slice(entryId.indexOf('-') + 1);
}
