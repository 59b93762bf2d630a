/** How the seed reads: wording no text may have, and per text how long its sentences are and what wears out. */
import type { SeedDocument } from '../source/document.ts';
import { isParagraph, measureProse, sentencesOf, wordsOf, type ProseFigures } from './prose-measures.ts';
import { BANNED } from './prose-patterns.ts';
import { ofType, ownTexts, type Check, type Seed, type Text } from './seed.ts';

/** The most that a text may have. Lengths in words, rates per 1,000 words, the last in percent. */
export const PROSE_LIMITS = {
  meanSentence: 18,
  longestSentence: 36,
  that: 9,
  tics: 3,
  stiff: 6,
  shortClosers: 25,
} as const;

type Limited = keyof typeof PROSE_LIMITS;

const WHAT: Readonly<Record<Limited, string>> = {
  meanSentence: 'words in a sentence, on average',
  longestSentence: 'words in its longest sentence',
  that: 'times "that" per 1,000 words',
  tics: 'tics per 1,000 words',
  stiff: 'forms without contraction per 1,000 words',
  shortClosers: 'percent of its paragraphs ending on five words or fewer',
};

const LIMITED: readonly Limited[] = [
  'meanSentence',
  'longestSentence',
  'that',
  'tics',
  'stiff',
  'shortClosers',
];
/** One word too many in a short text is no habit: below so many words only its longest sentence counts. */
const RATED_FROM = 250;

/** Texts long enough to be read as one; all others are gathered by type. */
const ONE_EACH = new Set(['article', 'infoPage', 'homePage', 'ambianceHub']);

/** What is read as one text, and its name in the table. */
interface ProseText {
  name: string;
  texts: Text[];
}

function nameOf(document: SeedDocument): string {
  if (ONE_EACH.has(document._type)) return document._id;
  const kind = document['kind'];
  return document._type === 'product' && typeof kind === 'string' ? `product, ${kind}` : document._type;
}

/** The running text of the seed, by what is read as one. */
export function proseTexts(seed: Seed): ProseText[] {
  const names = new Map(seed.documents.map((document) => [document._id, nameOf(document)]));
  const byName = new Map<string, Text[]>();
  for (const entry of ownTexts(seed)) {
    if (!isParagraph(entry.text)) continue;
    const name = names.get(entry.at.replace(/[.[].*$/, '')) ?? entry.at;
    const texts = byName.get(name) ?? [];
    texts.push(entry);
    byName.set(name, texts);
  }
  return [...byName].map(([name, texts]) => ({ name, texts }));
}

function figuresOf({ texts }: ProseText): ProseFigures {
  return measureProse(texts.map(({ text }) => text));
}

function applies(limited: Limited, figures: ProseFigures): boolean {
  return limited === 'longestSentence' || figures.words >= RATED_FROM;
}

function longSentences({ texts }: ProseText): string[] {
  return texts.flatMap(({ at, text }) =>
    sentencesOf(text)
      .filter((sentence) => wordsOf(sentence).length > PROSE_LIMITS.longestSentence)
      .map(
        (sentence) => `${at}: a sentence of ${wordsOf(sentence).length} words, "${sentence.slice(0, 60)}"`,
      ),
  );
}

function tooMuch(text: ProseText): string[] {
  const figures = figuresOf(text);
  return LIMITED.filter((limited) => limited !== 'longestSentence' && applies(limited, figures))
    .filter((limited) => figures[limited] > PROSE_LIMITS[limited])
    .map(
      (limited) =>
        `${text.name}: has ${figures[limited].toFixed(1)} ${WHAT[limited]}, not at most ${PROSE_LIMITS[limited]}`,
    );
}

/** Wording, sentences and habits of the seed, against the limits. */
export const prose: Check = (seed) => {
  const texts = proseTexts(seed);
  if (ofType(seed, 'article').length > 0 && texts.length === 0) return ['no running text was recognized'];
  return [
    ...ownTexts(seed).flatMap(({ at, text }) =>
      BANNED.flatMap(({ pattern, advice }) => {
        const found = pattern.exec(text);
        return found ? [`${at}: "${found[0]}"; ${advice}`] : [];
      }),
    ),
    ...texts.flatMap(longSentences),
    ...texts.flatMap(tooMuch),
  ];
};

const COLUMNS = ['words', 'mean', 'longest', 'that', 'tics', 'stiff', 'short ends'] as const;
const NAME_WIDTH = 46;
const CELL_WIDTH = 11;

function row(name: string, cells: readonly string[]): string {
  return name.padEnd(NAME_WIDTH) + cells.map((cell) => cell.padStart(CELL_WIDTH)).join('');
}

function cell(limited: Limited, figures: ProseFigures): string {
  return applies(limited, figures) ? figures[limited].toFixed(limited === 'longestSentence' ? 0 : 1) : '-';
}

/** The figures of every text as lines of a table, the limits below. A dash: too short a text for a rate. */
export function proseTable(seed: Seed): string[] {
  return [
    row('text', COLUMNS),
    ...proseTexts(seed).map((text) => {
      const figures = figuresOf(text);
      return row(text.name, [String(figures.words), ...LIMITED.map((limited) => cell(limited, figures))]);
    }),
    row('limit', ['', ...LIMITED.map((limited) => String(PROSE_LIMITS[limited]))]),
  ];
}
