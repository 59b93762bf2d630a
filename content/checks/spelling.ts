import { readFileSync } from 'node:fs';
import dictionary from 'dictionary-en';
import nspell from 'nspell';
import { ownTexts, type Check } from './seed.ts';

/** Words that the dictionary does not have and the site uses: one a line, `#` begins a remark. */
const OWN_WORDS = new URL('words.txt', import.meta.url);

const WORD = /[\p{L}][\p{L}'’]*/gu;
/** Addresses and model numbers, and the phrases that only the shop reads. */
const NOT_PROSE = /https?:\/\/\S+|\b\S*\d\S*/g;

/** American English, with the site's own words. */
function speller() {
  const spell = nspell(dictionary);
  for (const line of readFileSync(OWN_WORDS, 'utf8').split('\n')) {
    const word = line.replace(/#.*/, '').trim();
    if (!word) continue;
    spell.add(word);
    // At the beginning of a sentence.
    spell.add(word.charAt(0).toUpperCase() + word.slice(1));
  }
  return spell;
}

function words(text: string): string[] {
  return [...text.replaceAll(NOT_PROSE, ' ').matchAll(WORD)].map(([word]) =>
    word.replace(/['’]s?$/, '').replace(/^'/, ''),
  );
}

/** Words of the seed that are not American English and not in `words.txt`. */
export const spelling: Check = (seed) => {
  const spell = speller();
  const known = new Map<string, boolean>();
  const isKnown = (word: string): boolean => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const correct = word.length === 1 || spell.correct(word);
    known.set(word, correct);
    return correct;
  };
  const problems: string[] = [];
  for (const { at, text } of ownTexts(seed)) {
    for (const word of words(text)) {
      if (isKnown(word)) continue;
      const [better] = spell.suggest(word);
      problems.push(`${at}: "${word}" is not in the dictionary${better ? `, perhaps "${better}"` : ''}`);
    }
  }
  return problems;
};
