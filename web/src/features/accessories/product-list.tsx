import { deferredComponent } from '../../shared/deferred/deferred-component.tsx';

/** The lists of this feature's pages, whose scripts hydration doesn't need. */
export const ProductShelves = deferredComponent(
  'on demand',
  async () => (await import('./deferred/product-shelves.tsx')).ProductShelves,
);
