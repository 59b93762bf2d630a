/** Words of other languages that quotes about projectors use and that English ones do not, by language. */
const FOREIGN_WORDS = {
  german: `auf aus bei bis bzw das dem den der durch ein eine einem einen einer im ist mit nach nicht oder sich
    sind und unter vom von werden wird wurde zum zur
    helligkeit kalibriert kino kontrast lichtleistung lichtquelle lichtstrom projektor stunden zoll`,
  french: `aux avec cette dans de des du il la le les leur qui sa ses sont sur un une
    lampe maximale pouces projecteur puissance rvb`,
  italian: `alla che con da dal dalla dallo dei del della di gli il nel nella pari sono tra
    dichiara emette libbre luminosa luminose pesa pollici proiettore`,
  spanishAndPortuguese:
    'el en hasta las los para por uma una gramos horas pol polegadas proyector pulg pulgadas',
  others: 'een het jest laserowy met niet och voor zijn',
};

const WORDS = new Set(Object.values(FOREIGN_WORDS).flatMap((words) => words.split(/\s+/u)));

/** A letter that English does without: accented, or of another alphabet. Units have a Greek one. */
const FOREIGN_LETTER = /[^\P{L}A-Za-zµμΩ]/u;

/** Whether a word is foreign, small or with a capital first. In capitals it is an abbreviation or a name: LA, DES. */
function isForeign(word: string): boolean {
  return WORDS.has(word.charAt(0).toLowerCase() + word.slice(1));
}

/** A word or letter that shows that quoted words are not English; `null` for English, or for figures alone. */
export function foreignSign(words: string): string | null {
  const letter = FOREIGN_LETTER.exec(words)?.[0];
  if (letter !== undefined) return letter;
  return words.match(/[\p{L}\p{N}]+/gu)?.find(isForeign) ?? null;
}
