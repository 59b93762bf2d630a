/** What editors write in the place of the site's own words. */
import { isObject } from '../is-object.ts';
import { ownTextProblems } from '../site-texts/own-text.ts';
import { groupOfText, groupOfTextsDocument, SITE_TEXTS_TYPE } from '../site-texts/text-groups.ts';
import { publishedId } from './document-id.ts';
import { listOf, segmentOf, textOf } from './document-parts.ts';
import { error, type DocumentCheck, type Problem } from './problem.ts';

/** Checks each text, that it stands in the document of its group, and that it stands there once. */
export const siteTexts: DocumentCheck = (document) => {
  if (document._type !== SITE_TEXTS_TYPE) return [];
  const group = groupOfTextsDocument(publishedId(document._id));
  if (!group)
    return [error([], 'The site has no such group of texts. Choose one under Site texts, and delete this.')];
  const seen = new Set<string>();
  return listOf(document, 'texts').flatMap((item, place): Problem[] => {
    if (!isObject(item)) return [];
    const key = textOf(item, 'key');
    const path = ['texts', segmentOf(item, place), 'text'];
    const other = groupOfText(key);
    if (other && other !== group)
      return [error(path, `This text belongs to "${other.title}". Change it there, and remove it here.`)];
    if (seen.has(key)) return [error(path, 'This text stands here twice. Remove one of the two.')];
    seen.add(key);
    const text = item['text'];
    // `blankTexts` speaks of spaces.
    if (typeof text === 'string' && text !== '' && text.trim() === '') return [];
    return ownTextProblems(key, typeof text === 'string' ? text : null).map((problem) => ({
      ...problem,
      path,
    }));
  });
};
