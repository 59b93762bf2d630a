import { compact } from '../src/shared/content/compact.ts';

/** The address's last part of the first page that shows a product, by the product's id. */
export type FirstPages = ReadonlyMap<string, string>;

export interface PageWithProducts {
  slug: string | null;
  /** Ids, in the page's order. */
  products: readonly (string | null)[] | null;
}

/** Tells of each product which of some pages shows it first. @param pages in their order */
export function firstPages(pages: readonly PageWithProducts[]): FirstPages {
  const first = new Map<string, string>();
  for (const { slug, products } of pages)
    for (const id of compact(products)) if (slug && !first.has(id)) first.set(id, slug);
  return first;
}
