import { compact } from '../content/compact.ts';
import type { ProductContent } from '../shop/product-query.ts';
import type { RichTextContent } from './rich-text-query.ts';

/** Id of the card of a product inside a text. @param key of its block */
export function embeddedProductId(key: string): string {
  return `product-${key}`;
}

interface EmbeddedProduct {
  /** Id of its card. */
  place: string;
  product: ProductContent;
}

/** A block of a text; the generated types take a product card for a bare reference. */
interface Block {
  _key: string;
  _type: string;
  product?: ProductContent | null;
}

/** The products that have cards inside a text, in their order, each once. */
export function embeddedProducts(body: RichTextContent): EmbeddedProduct[] {
  const found = new Map<string, EmbeddedProduct>();
  for (const block of compact(body) as readonly Block[]) {
    if (block._type !== 'productCard' || !block.product || found.has(block.product._id)) continue;
    found.set(block.product._id, { place: embeddedProductId(block._key), product: block.product });
  }
  return [...found.values()];
}
