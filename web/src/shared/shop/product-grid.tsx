import { deferredComponent } from '../deferred/deferred-component.tsx';
import { StaticContent } from '../deferred/static-content.tsx';
import type { ProductCardsProps } from './deferred/product-cards.tsx';

const ProductCards = deferredComponent(
  'on demand',
  async () => (await import('./deferred/product-cards.tsx')).ProductCards,
);

/** A shelf of products. */
export function ProductGrid(shelf: ProductCardsProps) {
  return (
    <StaticContent of={shelf.products}>
      <ProductCards {...shelf} />
    </StaticContent>
  );
}
