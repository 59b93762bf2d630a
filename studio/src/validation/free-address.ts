import { isReservedSlug } from '@lumen-throw/domain/editing-addresses';
import { ADDRESSED_TYPES, isAddressedType } from '@lumen-throw/domain/content-paths';
import type { ValidationContext } from 'sanity';
import { CONTENT_API_VERSION } from '@lumen-throw/domain/environment';
import { publishedId } from '@lumen-throw/domain/checks/document-id';

/** A document that has, or had, the address in question. */
interface Neighbor {
  _type: string;
  title: string | null;
  own: boolean;
}

const NEIGHBOURS = `*[
  _type in $types && !(_id in [$id, "drafts." + $id]) && !(_id in path("versions.**")) &&
  (slug.current == $slug || $slug in aliases)
][0...20]{_type, "title": coalesce(title, name, term, brand + " " + model), "own": slug.current == $slug}`;

/** Ids of elements that the site's pages have themselves; a theme's address is the id of its section. */
const OWN_IDS: ReadonlySet<string> = new Set(['main', 'root', 'top', 'menu', 'content']);

async function neighbors(slug: string, context: ValidationContext): Promise<Neighbor[]> {
  const { document } = context;
  if (!document) return [];
  return context
    .getClient({ apiVersion: CONTENT_API_VERSION })
    .fetch<Neighbor[]>(
      NEIGHBOURS,
      { slug, id: publishedId(document._id), types: [...Object.keys(ADDRESSED_TYPES), document._type] },
      { perspective: 'raw' },
    );
}

/**
 * Refuses a slug or an old address that the site needs itself, or that another document of the type
 * has or had: two pages cannot share one address.
 * @returns true, or the sentence that the editor reads
 */
export async function freeAddress(
  slug: string | undefined,
  context: ValidationContext,
): Promise<true | string> {
  const type = context.document?._type;
  if (!slug || !type) return true;
  if (isAddressedType(type) ? isReservedSlug(type, slug) : OWN_IDS.has(slug)) {
    return `The site uses "${slug}" itself. Choose another, for example ${slug}-page.`;
  }
  const taken = (await neighbors(slug, context)).find((neighbor) => neighbor._type === type);
  if (!taken) return true;
  const title = taken.title ?? 'Another document';
  return taken.own
    ? `"${title}" has this address already. Choose another, or change that one first.`
    : `"${title}" had this address once, and still answers there. Choose another, or remove it from that document's old addresses.`;
}

/**
 * Advises against a slug that stands in another part of the site: it works, but people mix them up.
 * @returns true, or the sentence that the editor reads
 */
export async function unmistakableAddress(
  slug: string | undefined,
  context: ValidationContext,
): Promise<true | string> {
  const type = context.document?._type;
  if (!slug || !type) return true;
  const other = (await neighbors(slug, context)).find(
    (neighbor) => neighbor._type !== type && neighbor.own && isAddressedType(neighbor._type),
  );
  if (!other || !isAddressedType(other._type)) return true;
  return `"${other.title ?? 'Another page'}" ends with the same words: ${ADDRESSED_TYPES[other._type](slug)}. A different ending avoids mix-ups.`;
}
