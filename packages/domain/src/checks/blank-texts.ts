import { blockText, fieldOf, partsOf } from './document-parts.ts';
import { error, type DocumentCheck } from './problem.ts';

/** Fields of a span or an address: their own rules speak of them. */
const NOT_A_TEXT: ReadonlySet<string> = new Set(['current', 'orderRank']);

/**
 * A text of nothing but spaces passes "required" and leaves a hole on the page. Neither may a field be
 * one, nor a list of paragraphs that has no word and nothing else in it.
 */
export const blankTexts: DocumentCheck = (document) => {
  const { objects, texts } = partsOf(document);
  const blank = texts
    .filter(({ path, text }) => {
      const inBlock = path.at(-3) === 'children' || path.at(-2) === 'marks';
      return text !== '' && text.trim() === '' && !inBlock && !NOT_A_TEXT.has(fieldOf(path));
    })
    .map(({ path }) => error(path, 'There are only spaces here. Write something, or clear the field.'));
  const hollow = objects.flatMap(({ path, value }) =>
    Object.entries(value)
      .filter(([name, list]) => !name.startsWith('_') && Array.isArray(list) && list.length > 0)
      .filter(([, list]) => Array.isArray(list) && list.every((block) => blockText(block)?.trim() === ''))
      .map(([name]) =>
        error([...path, name], "This text doesn't have a single word. Write it, or remove its empty lines."),
      ),
  );
  return [...blank, ...hollow];
};
