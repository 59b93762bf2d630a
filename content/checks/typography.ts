import { allTexts, type Check } from './seed.ts';

/** What a text may not contain, and what to write instead. */
const TRAPS: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [/[‘’‛]/u, 'a curly apostrophe; the site uses straight ones'],
  [/[“”„]/u, 'curly quotation marks; the site uses straight ones'],
  [/[–—]/u, 'a long dash; use a comma, a colon or "to"'],
  [/&(?:[a-z]+|#\d+);/i, 'an entity; write the character itself'],
  [/ {2}/, 'two spaces in a row'],
  [/\s[,;:!?](?:\s|$)| \.(?:\s|$)/, 'a space before punctuation'],
  [/[,;:][A-Za-z]/, 'no space after punctuation'],
  [/^\s|\s$/, 'a space at its beginning or end'],
  [/\.\.\.|…/, 'dots that trail off'],
  [/\b(?<word>[a-z]+) \k<word>\b/i, 'a word twice in a row'],
  [/\b(?:undefined|NaN|Infinity|\[object)\b/, 'a figure that could not be computed'],
];

/** Phrases that say nothing. */
const FILLER =
  /in today's world|look no further|game.?changer|elevate your|whether you're a|dive in|unleash|seamless|cutting-edge|world-class|it's worth noting|when it comes to|ultimate guide/i;

/** British words that an American dictionary lets pass. */
const BRITISH =
  /\b(?:afterwards|backwards|dearer|fortnight|forwards|learnt|per cent|skirting|torch|towards|washing line|whilst)\b/i;

/** Texts with typographic traps, filler or British words. */
export const typography: Check = (seed) =>
  allTexts(seed).flatMap(({ at, text }) => [
    ...TRAPS.flatMap(([pattern, advice]) => {
      const found = pattern.exec(text);
      return found ? [`${at}: "${excerpt(text, found.index)}" has ${advice}`] : [];
    }),
    ...(BRITISH.test(text) ? [`${at}: "${BRITISH.exec(text)?.[0]}" is British`] : []),
    ...(FILLER.test(text) ? [`${at}: "${FILLER.exec(text)?.[0]}" is filler`] : []),
  ]);

function excerpt(text: string, index: number): string {
  return text.slice(Math.max(0, index - 20), index + 20);
}
