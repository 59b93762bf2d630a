import { textOf } from './document-parts.ts';
import { isObject } from '../is-object.ts';
import { warning, type DocumentCheck } from './problem.ts';

const RESOLUTION = /\b(?:720p|1080p|4k)\b/i;

/** A shop is asked for what the page says: the search names no other resolution than the product has. */
export const searchPhrases: DocumentCheck = (document) => {
  if (document._type !== 'product') return [];
  const { specifications } = document;
  const asked = RESOLUTION.exec(textOf(document, 'searchPhrase'))?.[0];
  const known = isObject(specifications) ? textOf(specifications, 'resolution') : '';
  return asked && known && asked.toLowerCase() !== known.toLowerCase()
    ? [
        warning(
          ['searchPhrase'],
          `The product has ${known}, and the search asks for ${asked}. Use the same in both.`,
        ),
      ]
    : [];
};
