import { createEditUrl, type ContentSourceMap } from '@sanity/client/csm';
import { encodeIntoResult } from '@sanity/client/stega';
import { vercelStegaCombine } from '@vercel/stega';
import { placeOf } from './workplace/content-sources.ts';

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
 * Marks every shown text with where it comes from, invisibly, so that a click on it opens its field. The
 * mark also says where in the answer the text stands: one document may be shown twice on a page.
 * @param studioUrl where the click leads
 */
export function editableTexts<Result>(
  result: Result,
  resultSourceMap: ContentSourceMap | undefined,
  studioUrl: string,
): Result {
  if (!resultSourceMap) return result;
  return encodeIntoResult(result, resultSourceMap, ({ resultPath, sourcePath, sourceDocument, value }) => {
    if (!SHOWN.has(fieldOf(sourcePath))) return value;
    const { _id: id, _type: type } = sourceDocument;
    const href = createEditUrl({ baseUrl: studioUrl, id, type, path: sourcePath });
    return vercelStegaCombine(
      value,
      { origin: 'sanity.io', href, place: placeOf(result, resultPath) },
      false,
    );
  });
}
