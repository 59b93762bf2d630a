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

/** The words of a text as a search compares them: small letters, singular, without accents and marks. */
export function searchWords(text: string): string[] {
  return plainWords(text).split(' ').filter(isSearched).map(singular);
}
