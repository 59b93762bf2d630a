import { ofType, type Check, type Seed } from './seed.ts';

/** Longest and shortest texts, in characters; longer ones are cut off where they are shown. */
const TITLE_MAX = 70;
const DESCRIPTION_MIN = 50;
const DESCRIPTION_MAX = 160;
const PRODUCT_MIN = 60;
const PRODUCT_MAX = 400;
const DEFINITION_MIN = 60;
const DEFINITION_MAX = 600;
const ANSWER_MAX = 700;

function between(at: string, text: unknown, min: number, max: number): string[] {
  const length = typeof text === 'string' ? text.length : 0;
  return length >= min && length <= max ? [] : [`${at}: has ${length} characters, not ${min} to ${max}`];
}

function each(seed: Seed, type: string, field: string, min: number, max: number): string[] {
  return ofType(seed, type).flatMap((document) =>
    between(`${document._id}.${field}`, document[field], min, max),
  );
}

/** Titles and descriptions that search results and cards can show whole. */
export const lengths: Check = (seed) => [
  ...[
    'article',
    'ambiancePage',
    'accessoryCategory',
    'blogPage',
    'glossaryPage',
    'seasonalPage',
    'infoPage',
  ].flatMap((type) => each(seed, type, 'title', 4, TITLE_MAX)),
  ...['article', 'accessoryCategory'].flatMap((type) =>
    each(seed, type, 'description', DESCRIPTION_MIN, DESCRIPTION_MAX),
  ),
  ...seed.documents
    .filter((document) => 'seoDescription' in document)
    .flatMap((document) =>
      between(`${document._id}.seoDescription`, document['seoDescription'], DESCRIPTION_MIN, DESCRIPTION_MAX),
    ),
  ...each(seed, 'product', 'description', PRODUCT_MIN, PRODUCT_MAX),
  ...each(seed, 'glossaryTerm', 'definition', DEFINITION_MIN, DEFINITION_MAX),
  ...each(seed, 'faq', 'answer', DESCRIPTION_MIN, ANSWER_MAX),
];
