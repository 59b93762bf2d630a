import { plainWords } from '../../shared/controls/option-search.ts';

/** Words that say nothing about what somebody looks for. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about after all also an and any are as at be because been before but by can could did do does ' +
    'each else even every few for from get gets go goes had has have here how if in into is it its ' +
    'just let like many may more most much need no not of off on once one only or other our out over ' +
    'own same she so some still such take than that the their them then there these they this those ' +
    'through to too two under until up us use very was we were what when where which while who why ' +
    'will with would you your s t re ve ll d m i isn doesn don'
  ).split(' '),
);

/** Whether a word is worth looking for. */
function isSearched(word: string): boolean {
  return word !== '' && !STOP_WORDS.has(word);
}

/** The words of a text as a search compares them: small letters, without accents and marks. */
export function searchWords(text: string): string[] {
  return plainWords(text).split(' ').filter(isSearched);
}
