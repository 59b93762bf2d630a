import { defineQuery } from 'groq';
import { pictureFields, productFields } from '../../shared/content/fragments.ts';

/** An accessory page by its slug, or by an old slug where none has it as its own. */
export const accessoryCategoryQuery = defineQuery(`*[
  _type == "accessoryCategory" && (slug.current == $slug || $slug in aliases)
] | order(slug.current == $slug desc)[0]{
  _id,
  title,
  "slug": slug.current,
  description,
  image{${pictureFields}},
  "products": *[_type == "product" && category._ref == ^._id] | order(orderRank asc, name asc){${productFields}}
}`);
