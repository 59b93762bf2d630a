/** The products of a page in the groups of its editors. */
import { compact } from '../../shared/content/compact.ts';
import type { PartialContent } from '../../shared/content/partial-content.ts';
import { headingId } from '../../shared/rich-text/headings.ts';
import type { ProductContent } from '../../shared/shop/product-query.ts';
import { LIST_TEXTS } from './texts.ts';

/** Products under a heading. */
export interface Shelf {
  /** Id of its part of the page, different from those of the others. */
  id: string;
  /** Null where a page has no groups. */
  heading: string | null;
  intro: string | null;
  products: readonly ProductContent[];
}

/** A group as editors make one, with what stands in it. */
interface Group {
  heading: string | null;
  intro: string | null;
  products: readonly (ProductContent | null)[];
}

/** Shelves of the groups that have products; those of a heading that comes twice have different ids. */
export function shelvesOf(groups: readonly Group[]): Shelf[] {
  const taken = new Map<string, number>();
  return groups.flatMap(({ heading, intro, products }) => {
    const shown = compact(products);
    if (shown.length === 0) return [];
    const words = headingId(heading ?? '');
    const times = (taken.get(words) ?? 0) + 1;
    taken.set(words, times);
    return [{ id: times === 1 ? words : `${words}-${times}`, heading, intro, products: shown }];
  });
}

/** A group of an accessory page, as queries answer it: with the ids of its products. */
type GroupOfIds = PartialContent<{
  heading: string | null;
  intro: string | null;
  productIds: readonly (string | null)[] | null;
}>;

/**
 * The products of a page, each once, in its groups; those of no group at the end, and all in one shelf
 * without a heading where there are no groups.
 * @param products in the order of the editors; a group that names others shows nothing of them
 */
export function groupedShelves(
  groups: readonly (GroupOfIds | null)[] | null,
  products: readonly (ProductContent | null)[] | null,
): Shelf[] {
  const left = new Map(compact(products).map((product) => [product._id, product]));
  const grouped = compact(groups).map(({ heading, intro, productIds }) => ({
    heading,
    intro,
    products: compact(productIds).flatMap((id) => {
      const product = left.get(id);
      left.delete(id);
      return product ? [product] : [];
    }),
  }));
  const found = grouped.some((group) => group.products.length > 0);
  const rest = { heading: found ? LIST_TEXTS.ungrouped : null, intro: null, products: [...left.values()] };
  return shelvesOf([...grouped, rest]);
}
