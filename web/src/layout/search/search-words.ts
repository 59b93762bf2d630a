import { plainWords } from '../../shared/controls/option-search.ts';

/** Words that say nothing about what somebody looks for. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about actually after all also always am an and any anybody anyone are as at be because been ' +
    'before being but buy buying by can cannot could did do does doesnt doing dont each else even every ' +
    'few for from get gets getting go goes going got guys had has have help here how if im in instead into is it ' +
    'its itself just know let like likes lot many may maybe me might mine more most much my myself need ' +
    'needs no not now of off ok on once one only or other our out over own please possible question ' +
    'really same she should since so some someone somebody something still such sure take tell than ' +
    'thank thanks that the their them then there these they thing think this those though thoughts ' +
    'through to too two under until up us use used using very want wanted wants was way we were what ' +
    'whats when where whether which while who why will with wonder wondering would yet you your ' +
    's t re ve ll d m i isn aren doesn didn don won wouldn couldn shouldn'
  ).split(' '),
);

/** Whether a word is worth looking for. */
function isSearched(word: string): boolean {
  return word !== '' && !STOP_WORDS.has(word);
}

/** A word from this length on loses the s of its plural; shorter ones would become others, like "lens". */
const PLURAL = 5;

/** `screens` as `screen`, but `glass` and `focus` as they are. */
function singular(word: string): string {
  return word.length >= PLURAL && /[^sui\d]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Words of a text that are known as one and were typed as two, like `ps 5` and `no name`. */
function joined(words: readonly string[], isKnown: (word: string) => boolean): string[] {
  const all: string[] = [];
  for (const word of words) {
    const both = `${all.at(-1) ?? ''}${word}`;
    if (all.length > 0 && isKnown(both)) all.splice(-1, 1, both);
    else all.push(word);
  }
  return all;
}

/**
 * The words of a text as a search compares them: small letters, singular, without accents and marks.
 * @param isKnown whether two words in a row are known as one
 */
export function searchWords(text: string, isKnown: (word: string) => boolean = () => false): string[] {
  return joined(plainWords(text).split(' '), isKnown).filter(isSearched).map(singular);
}

/** Endings that a word may have or not, for the same thing: `quietest`, `replacement`, `replacing`. */
const ENDING = /(?:est|er|ment|ing|ed|ly)$/;

/** Letters that are left of a word without its ending. */
const STEM = 4;

/** A word without its ending, in the ways that it could be written; none for the number of a model. */
export function withoutEnding(word: string): string[] {
  const stem = /\d/.test(word) ? word : word.replace(ENDING, '');
  if (stem === word || stem.length < STEM) return [];
  return [stem, `${stem}e`, stem.replace(/i$/, 'y'), stem.replace(/(.)\1$/, '$1')];
}

/** What the whole site is about, so that it tells no entry from another. */
export const SUBJECT: ReadonlySet<string> = new Set(['projector', 'projection', 'beamer']);

/** A word from this length on may be mistyped; shorter ones would become other words. */
export const LONG_ENOUGH = 4;

/** A word from this length on may have two letters wrong. */
const LONG = 8;

/** Letters of a word that may be wrong; false for none. A number that is nearly right names another model. */
export function mistyped(word: string): number | false {
  if (word.length < LONG_ENOUGH || /\d/.test(word)) return false;
  return word.length < LONG ? 1 : 2;
}

/**
 * Whether a word is another one with letters behind its number, as 5050UB is 5050. A digit behind a digit
 * makes another number, and a single digit is short enough to be typed whole: NZ7 is no NZ700, N1 no N1S.
 */
export function goesOn(word: string, named: string): boolean {
  return named.startsWith(word) && mayGoOn(word) && /^\p{L}/u.test(named.slice(word.length));
}

/** Whether letters may stand behind a number that was typed. */
export function mayGoOn(word: string): boolean {
  return /(?:\d{3}|\p{L}\d{2})$/u.test(word);
}
