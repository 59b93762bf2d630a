import type { ProductContent } from './product-query.ts';
import { Badge } from '../design/badge.tsx';

/** What an editor says of a product in a few words. */
export function ProductBadge({ product: { badge } }: { product: Pick<ProductContent, 'badge'> }) {
  return badge ? <Badge $glow>{badge}</Badge> : null;
}
