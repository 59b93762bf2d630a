import { publishedId } from '@lumen-throw/domain/checks/document-id';
import { isObject, type Fields } from '@lumen-throw/domain/is-object';
import { referenceOf } from '@lumen-throw/domain/checks/document-parts';
import { CONTENT_API_VERSION } from '@lumen-throw/domain/environment';
import { FIGURES, TEXT_FIGURES } from '@lumen-throw/domain/figures';
import type { Path, ValidationContext } from 'sanity';
import { projectorName } from '../../../web/src/shared/projectors/projector-name.ts';
import { figureText, quotedProjector } from '../../../web/src/shared/projectors/figure-text.ts';

/**
 * Refuses a figure that its projector does not have, or only without evidence: the sentence would have a hole.
 * @returns true, or the sentence that the editor reads
 */
export async function knownFigure(
  value: string | undefined,
  context: ValidationContext,
): Promise<true | string> {
  const figure = TEXT_FIGURES.find((each) => each === value);
  const id = isObject(context.parent) ? referenceOf(context.parent['projector']) : null;
  if (!figure || !id) return true;
  const document = await context
    .getClient({ apiVersion: CONTENT_API_VERSION })
    .fetch<Fields | null>('*[_id == $id][0]', { id: publishedId(id) }, { perspective: 'raw' });
  if (!document) return true;
  const projector = quotedProjector(document);
  if (figureText(projector, figure) !== null) return true;
  return `The ${projectorName(projector)} has no ${FIGURES[figure].title.toLowerCase()} yet. Choose another figure, or add it to the projector and publish that first.`;
}

function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, segment) => {
    if (typeof segment === 'string') return isObject(inner) ? inner[segment] : undefined;
    if (!Array.isArray(inner)) return undefined;
    if (typeof segment === 'number') return inner[segment];
    return isObject(segment)
      ? inner.find((item) => isObject(item) && item['_key'] === segment['_key'])
      : undefined;
  }, value);
}

/**
 * Refuses a figure in a heading: a heading's address is made from its words and must not change with a number.
 * @returns true, or the sentence that the editor reads
 */
export function inRunningText({ document, path = [] }: ValidationContext): true | string {
  const block = at(document, path.slice(0, -2));
  const style = isObject(block) ? block['style'] : undefined;
  return typeof style === 'string' && /^h\d$/.test(style)
    ? "A heading can't follow a figure, because links lead to its words. Move the figure into the text below."
    : true;
}
