/** What can be counted in a text: its sentences, and the wording that wears out. */
import { STIFF, TICS } from './prose-patterns.ts';

/** The figures of a text; rates are per 1,000 words, lengths in words. */
export interface ProseFigures {
  words: number;
  sentences: number;
  meanSentence: number;
  longestSentence: number;
  that: number;
  tics: number;
  stiff: number;
  /** Share of its paragraphs of three sentences or more that end on one of five words or fewer, in percent. */
  shortClosers: number;
}

const PER = 1000;
const SHORT_CLOSER = 5;
const LONG_ENOUGH = 3;
/** A point that ends no sentence: U.S., Rec. 709. */
const ABBREVIATION = /\b(?:U\.S|Rec|vs|No)\.$/;

export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** The sentences of a paragraph. */
export function sentencesOf(paragraph: string): string[] {
  const sentences: string[] = [];
  for (const part of paragraph.split(/(?<=[.!?]["')]?)\s+(?=["'(]?[\p{Lu}\d])/u)) {
    const before = sentences.at(-1);
    if (before !== undefined && ABBREVIATION.test(before))
      sentences[sentences.length - 1] = `${before} ${part}`;
    else sentences.push(part);
  }
  return sentences;
}

/** A paragraph is what ends like a sentence; labels, features and headings do not. */
export function isParagraph(text: string): boolean {
  return /[.!?]["')]?$/.test(text) && wordsOf(text).length > 3;
}

function count(paragraphs: readonly string[], pattern: RegExp): number {
  return paragraphs.reduce((sum, text) => sum + [...text.matchAll(pattern)].length, 0);
}

/** The figures of a text. @param paragraphs its running text */
export function measureProse(paragraphs: readonly string[]): ProseFigures {
  const bySentence = paragraphs.map(sentencesOf);
  const lengths = bySentence.flat().map((sentence) => wordsOf(sentence).length);
  const words = lengths.reduce((sum, length) => sum + length, 0);
  const rate = (found: number): number => (words === 0 ? 0 : (found * PER) / words);
  const long = bySentence.filter((sentences) => sentences.length >= LONG_ENOUGH);
  const closers = long.filter((sentences) => wordsOf(sentences.at(-1) ?? '').length <= SHORT_CLOSER);
  return {
    words,
    sentences: lengths.length,
    meanSentence: lengths.length === 0 ? 0 : words / lengths.length,
    longestSentence: Math.max(0, ...lengths),
    that: rate(count(paragraphs, /\bthat\b/gi)),
    tics: rate(TICS.reduce((sum, { pattern }) => sum + count(paragraphs, pattern), 0)),
    stiff: rate(count(paragraphs, STIFF)),
    shortClosers: long.length === 0 ? 0 : (100 * closers.length) / long.length,
  };
}
