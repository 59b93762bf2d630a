import { listOf, partsOf, referenceOf, textOf } from '@lumen-throw/domain/checks/document-parts';
import type { FieldPath } from '@lumen-throw/domain/checks/problem';
import { isObject, type Fields } from '@lumen-throw/domain/is-object';
import { TEXT_FIGURE_TYPE } from '@lumen-throw/domain/text-figures';

/** A sentence in which a figure stands. */
export interface QuotingSentence {
  /** Of the text's block inside its document. */
  path: FieldPath;
  text: string;
}

/** Stands for what other projectors say in the same sentence. */
const OTHERS = '…';

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Finds documents in which figures of the projector `$id` stand, drafts before what is published. */
export const QUOTING_QUERY = `*[
  references($id) && !(_id in path("versions.**"))
] | order(_type asc, title asc)[0...100]`;

function isFigureOf(child: Fields, id: string): boolean {
  return child['_type'] === TEXT_FIGURE_TYPE && referenceOf(child['projector']) === id;
}

/**
 * The sentences of a document in which figures of a projector stand, each once.
 * @param written what a figure says there
 */
export function quotingSentences(
  document: Fields,
  id: string,
  written: (figure: Fields) => string,
): QuotingSentence[] {
  return partsOf(document).objects.flatMap(({ path, value }) => {
    const children = listOf(value, 'children').filter(isObject);
    if (!children.some((child) => isFigureOf(child, id))) return [];
    const places: number[] = [];
    let text = '';
    for (const child of children) {
      if (isFigureOf(child, id)) places.push(text.length);
      const other = child['_type'] === TEXT_FIGURE_TYPE ? OTHERS : textOf(child, 'text');
      text += isFigureOf(child, id) ? written(child) : other;
    }
    return [...SENTENCES.segment(text)]
      .filter(({ index, segment }) => places.some((at) => at >= index && at < index + segment.length))
      .map(({ segment }) => ({ path, text: segment.trim() }));
  });
}
