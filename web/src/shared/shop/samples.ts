import { claimsOpinions } from '@lumen-throw/domain/samples';
import type { ProductContent } from './product-query.ts';

/** What says whether a product shows stars, reviews or buyers that nobody counted. */
export type Rated = Pick<ProductContent, 'sample' | 'rating' | 'reviewsText' | 'badge'>;

/** Whether a product shows stars, reviews or a count of buyers that are made up. */
export function showsSample(product: Partial<Rated>): boolean {
  return product.sample === true && claimsOpinions(product);
}
