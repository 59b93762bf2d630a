import type { ContentSourceMap } from '@sanity/client/csm';
import { stegaEncodeSourceMap } from '@sanity/client/stega';

/**
 * Fields whose text is only ever shown. All others (choices, addresses, dates, formats) decide
 * something, and must not carry invisible marks.
 */
const SHOWN: ReadonlySet<string> = new Set([
  'alt',
  'answer',
  'author',
  'badge',
  'bookmarkPrompt',
  'brand',
  'caption',
  'category',
  'cells',
  'columns',
  'cons',
  'definition',
  'description',
  'disclaimer',
  'disclosure',
  'eyebrow',
  'features',
  'heading',
  'ideas',
  'intro',
  'label',
  'model',
  'name',
  'note',
  'notes',
  'picksTitle',
  'priceText',
  'product',
  'pros',
  'question',
  'reviewsText',
  'role',
  'season',
  'tags',
  'term',
  'text',
  'tips',
  'title',
]);

/** The field that a path leads to; places inside a list do not count. */
function fieldOf(path: readonly unknown[]): string {
  const field = path.findLast((segment) => typeof segment === 'string');
  return typeof field === 'string' ? field : '';
}

/**
 * Marks every shown text with where it comes from, invisibly, so that a click on it opens its field.
 * @param studioUrl where the click leads
 */
export function editableTexts<Result>(
  result: Result,
  resultSourceMap: ContentSourceMap | undefined,
  studioUrl: string,
): Result {
  return stegaEncodeSourceMap(result, resultSourceMap, {
    enabled: true,
    studioUrl,
    filter: ({ sourcePath }) => SHOWN.has(fieldOf(sourcePath)),
  });
}
