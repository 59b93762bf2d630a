import { blockText, isBlock, objectsOfType, ofType, type Check, type Seed } from './seed.ts';
import type { SeedDocument } from '../source/document.ts';

/** Words of a guide: its running text at least, everything in it at most. */
const WORDS_MIN = 1200;
const WORDS_MAX = 2500;

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Words in the paragraphs, headings and lists of a guide; tables, boxes and cards do not count. */
export function runningWords(guide: SeedDocument): number {
  const body = (guide['body'] ?? []) as unknown[];
  return body.filter(isBlock).reduce((sum, block) => sum + countWords(blockText(block)), 0);
}

interface Reference {
  _ref: string;
}

function answersOf(seed: Seed, guide: SeedDocument): SeedDocument[] {
  return ((guide['faqs'] ?? []) as Reference[]).flatMap(({ _ref }) => seed.byId.get(_ref) ?? []);
}

interface Table {
  caption: string;
  columns: string[];
  rows: { cells: string[] }[];
}

/** Words of a guide with its boxes, tables and questions. */
export function allWords(seed: Seed, guide: SeedDocument): number {
  const boxes = objectsOfType(guide['body'], 'callout').map(
    ({ title, text }) => `${String(title)} ${String(text)}`,
  );
  const tables = (objectsOfType(guide['body'], 'dataTable') as unknown as Table[]).map((table) =>
    [table.caption, ...table.columns, ...table.rows.flatMap(({ cells }) => cells)].join(' '),
  );
  const answers = answersOf(seed, guide).map(
    ({ question, answer }) => `${String(question)} ${String(answer)}`,
  );
  return [...boxes, ...tables, ...answers].reduce((sum, text) => sum + countWords(text), runningWords(guide));
}

/** Topics that the guides' questions must cover, by a word of the question. */
const TOPICS: readonly (readonly [topic: string, pattern: RegExp])[] = [
  ['throw distance', /how far/i],
  ['mounting', /mount/i],
  ['brightness', /lumens/i],
  ['resolution', /4K|resolution/],
  ['throw ratio', /throw ratio/i],
  ['blur', /blur/i],
  ['keystone', /keystone/i],
  ['no sound', /no sound/i],
];

/** Tables that the specification names, by their caption. */
const TABLES: readonly (readonly [guide: string, caption: RegExp])[] = [
  ['article-projector-placement-guide', /distance from lens to screen/i],
  ['article-brightness-guide', /minimum brightness by environment/i],
  ['article-projector-vs-tv', /projector and television/i],
];

function shape(seed: Seed, guide: SeedDocument): string[] {
  const problems: string[] = [];
  const running = runningWords(guide);
  const all = allWords(seed, guide);
  if (running < WORDS_MIN) problems.push(`has ${running} words of running text, not at least ${WORDS_MIN}`);
  if (all > WORDS_MAX) problems.push(`has ${all} words in all, not at most ${WORDS_MAX}`);
  const body = guide['body'];
  if (objectsOfType(body, 'callout').length === 0) problems.push('has no callout');
  const tables = objectsOfType(body, 'dataTable') as unknown as Table[];
  if (tables.length === 0) problems.push('has no table');
  for (const { caption, columns } of tables) {
    if (columns.some((column) => column.trim() === ''))
      problems.push(`has a table "${caption}" with a column without a heading`);
  }
  if (answersOf(seed, guide).length < 3) problems.push('has fewer than three questions');
  if (((guide['related'] ?? []) as unknown[]).length < 2) problems.push('has fewer than two related guides');
  for (const field of ['author', 'cover', 'callToAction']) {
    if (!guide[field]) problems.push(`has no ${field}`);
  }
  const headings = (body as unknown[]).filter(isBlock).filter(({ style }) => style === 'h2').length;
  if (headings < 5) problems.push('has fewer than five headings');
  return problems.map((problem) => `${guide._id}: ${problem}`);
}

/** Guides in full: their length, their parts, and the topics and tables that the specification names. */
export const guides: Check = (seed) => {
  const articles = ofType(seed, 'article');
  const questions = articles.flatMap((guide) => answersOf(seed, guide)).map((faq) => String(faq['question']));
  return [
    ...articles.flatMap((guide) => shape(seed, guide)),
    ...TOPICS.filter(([, pattern]) => !questions.some((question) => pattern.test(question))).map(
      ([topic]) => `no guide answers a question about ${topic}`,
    ),
    ...TABLES.filter(([id, caption]) => {
      const tables = objectsOfType(seed.byId.get(id)?.['body'], 'dataTable');
      return !tables.some((table) => caption.test(String(table['caption'])));
    }).map(([id, caption]) => `${id}: has no table ${caption.source}`),
  ];
};
