import type { FoundEntry } from './search-entry.ts';
import { searchWords } from './search-words.ts';

/** Letters that two lines of a phone hold. */
const LONGEST = 150;

/** A paragraph from this length on is a sentence and not the cell of a table. */
const SHORTEST = 30;

/** Letters before the first word that matches, where the beginning is cut off. */
const LEAD = 40;

export interface SentencePart {
  text: string;
  /** Whether it is a word that was looked for. */
  isMatch: boolean;
  /** Where it begins in the sentence. */
  at: number;
}

function sentencesOf(text: string): string[] {
  return text
    .split('\n')
    .flatMap((paragraph) => paragraph.split(/(?<=[.!?])\s+/))
    .filter((sentence) => sentence.length >= SHORTEST);
}

function partsOf(sentence: string, terms: ReadonlySet<string>): SentencePart[] {
  return [...sentence.matchAll(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu)].map(({ 0: text, index: at }) => ({
    text,
    isMatch: searchWords(text).some((word) => terms.has(word)),
    at,
  }));
}

function dots(at: number): SentencePart {
  return { text: '…', isMatch: false, at };
}

/** As much of a sentence as has room, from a little before what matches on. */
function cut(parts: readonly SentencePart[]): SentencePart[] {
  const match = parts.find(({ isMatch }) => isMatch)?.at ?? 0;
  const from = match > LONGEST - LEAD ? match - LEAD : 0;
  const kept = parts.filter(({ at, text }) => at >= from && at + text.length <= from + LONGEST);
  const [first] = kept;
  const last = kept.at(-1);
  return [
    ...(first && first.at > 0 ? [dots(-1)] : []),
    ...kept,
    ...(last && last !== parts.at(-1) ? [dots(Infinity)] : []),
  ];
}

/**
 * What a result shows below its title: of its line and the sentences of its text the first that has most
 * of the words that made it fit, in parts. A model shows its figures.
 */
export function matchingSentence({ kind, line, text, terms }: FoundEntry): SentencePart[] {
  const looked = new Set(terms);
  const sentences = kind === 'projector' ? [line] : [line, ...sentencesOf(text)];
  let best = { sentence: line, fitting: -1 };
  for (const sentence of sentences) {
    const fitting = new Set(searchWords(sentence).filter((word) => looked.has(word))).size;
    if (fitting > best.fitting) best = { sentence, fitting };
  }
  return cut(partsOf(best.sentence, looked));
}
