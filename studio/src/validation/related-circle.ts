import type { ValidationContext } from 'sanity';
import { CONTENT_API_VERSION } from '@lumen-throw/domain/environment';
import { publishedId } from '@lumen-throw/domain/checks/document-id';

interface RelatedItem {
  _ref?: string;
}

/** Ids of the guides in a list of references. */
function idsOf(related: readonly unknown[] | undefined): string[] {
  return (related ?? []).flatMap((item) => (item as RelatedItem | null)?._ref ?? []);
}

/** Refuses a guide that is related to itself. @returns true, or the sentence that the editor reads */
export function notItself(
  related: readonly unknown[] | undefined,
  context: ValidationContext,
): true | string {
  const own = context.document && publishedId(context.document._id);
  return own && idsOf(related).includes(own)
    ? "A guide can't be related to itself. Choose other guides."
    : true;
}

const BACK = `*[_type == "article" && _id in $related && count(related) > 0 && count(related[_ref != $id]) == 0].title`;

/**
 * Advises against guides that lead nowhere but back: a reader who follows them goes in a circle.
 * @returns true, or the sentence that the editor reads
 */
export async function notACircle(
  related: readonly unknown[] | undefined,
  context: ValidationContext,
): Promise<true | string> {
  const own = context.document && publishedId(context.document._id);
  const ids = idsOf(related);
  if (!own || ids.length === 0) return true;
  const back = await context
    .getClient({ apiVersion: CONTENT_API_VERSION })
    .fetch<string[]>(BACK, { related: ids, id: own }, { perspective: 'raw' });
  return back.length === ids.length
    ? `Readers go in a circle: ${back.map((title) => `"${title}"`).join(' and ')} lead only back here. Choose one guide that leads on.`
    : true;
}
