import { defineQuery } from 'groq';
import type { AccessoryCategoryQueryResult } from '../../shared/content-api/content-types.generated.ts';
import type { PartialContent } from '../../shared/content/partial-content.ts';
import { pictureFields } from '../../shared/content-api/fragments.ts';
import { productFields } from '../../shared/shop/product-query.ts';

/** An accessory page by its slug, or by an old slug where none has it as its own. */
export const accessoryCategoryQuery = defineQuery(`*[
  _type == "accessoryCategory" && (slug.current == $slug || $slug in aliases)
] | order(slug.current == $slug desc)[0]{
  _id,
  unlisted,
  title,
  "slug": slug.current,
  description,
  image{${pictureFields}},
  groups[]{heading, intro, "productIds": products[]._ref},
  "products": *[_type == "product" && category._ref == ^._id] | order(orderRank asc, name asc){${productFields}}
}`);

/** What the page of an accessory category is made from. */
export type CategoryContent = PartialContent<NonNullable<AccessoryCategoryQueryResult>>;
