import type { ProductContent } from './product-query.ts';

/** What says whether a product is a kind or a model. */
export type KindOrModel = Pick<ProductContent, 'kind' | 'projector'>;

/** Whether a product is a kind, with typical figures, and not one real model. */
export function isKind({ projector }: Pick<ProductContent, 'projector'>): boolean {
  return !projector?.slug;
}
