import { compact } from '../../shared/content/compact.ts';
import type { GlossaryContent } from './glossary-query.ts';

/** A term of the glossary as its page shows it. */
export type GlossaryTerm = NonNullable<NonNullable<GlossaryContent['terms']>[number]>;

/** Terms that begin with one letter. */
export interface LetterGroup {
  letter: string;
  terms: readonly GlossaryTerm[];
}

/** What terms are sorted by: small letters without accents. */
function sortKey({ term }: GlossaryTerm): string {
  return (term ?? '').normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Under which letter a term stands; digits and signs stand under `#`. */
function letterOf(term: string): string {
  const first = term.trim().normalize('NFD').charAt(0).toUpperCase();
  return /[A-Z]/.test(first) ? first : '#';
}

/** Letters of a search that is found inside words too; shorter ones stand in too many. */
const LETTERS_INSIDE_WORDS = 4;

/**
 * Whether a term, another spelling of it or its definition contains what was searched for, in any case.
 * A short search is found where a word begins: "UST" is no part of "dust".
 */
export function matches({ term, spellings, definition }: GlossaryTerm, query: string): boolean {
  const wanted = query.trim().toLowerCase();
  const words = [term, ...compact(spellings), definition].join('\n').toLowerCase();
  if (wanted.length >= LETTERS_INSIDE_WORDS) return words.includes(wanted);
  const from = (start: number): boolean => {
    const at = words.indexOf(wanted, start);
    return at >= 0 && (at === 0 || !/[\p{L}\p{N}]/u.test(words.charAt(at - 1)) || from(at + 1));
  };
  return from(0);
}

/** Terms by their letters, A to Z; letters without a term are left out. */
export function byLetter(terms: readonly (GlossaryTerm | null)[] | null, query = ''): LetterGroup[] {
  const groups = new Map<string, GlossaryTerm[]>();
  for (const term of compact(terms)) {
    if (!term.term || !matches(term, query)) continue;
    const letter = letterOf(term.term);
    groups.set(letter, [...(groups.get(letter) ?? []), term]);
  }
  return [...groups]
    .map(([letter, found]) => ({
      letter,
      terms: found.toSorted((one, other) => compare(sortKey(one), sortKey(other))),
    }))
    .toSorted((one, other) => compare(one.letter, other.letter));
}
