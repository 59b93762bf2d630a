import type { ValidationContext } from 'sanity';
import { CONTENT_API_VERSION } from '@lumen-throw/domain/environment';
import { publishedId } from '@lumen-throw/domain/checks/document-id';

const OTHERS = `count(*[_type == $type && !(_id in [$type, "drafts." + $type]) && !(_id in path("versions.**"))])`;

/**
 * Refuses a second document of a type of which there is one, under an id equal to the type.
 * @returns true, or the sentence that the editor reads
 */
export async function singleDocument(_value: unknown, context: ValidationContext): Promise<true | string> {
  const { document } = context;
  if (!document) return true;
  if (publishedId(document._id) !== document._type) {
    return 'There is one document of this kind already, and the site reads that one. Delete this one.';
  }
  const others = await context
    .getClient({ apiVersion: CONTENT_API_VERSION })
    .fetch<number>(OTHERS, { type: document._type }, { perspective: 'raw' });
  return others === 0
    ? true
    : 'There are more documents of this kind, made by an import. The site reads this one; ask a developer to delete the others.';
}
