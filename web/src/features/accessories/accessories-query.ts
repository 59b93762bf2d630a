import { defineQuery } from 'groq';
import type { AccessoriesQueryResult } from '../../shared/content-api/content-types.generated.ts';
import type { PartialContent } from '../../shared/content/partial-content.ts';
import {
  inLists,
  linkFields,
  pageHeadFields,
  pictureFields,
  sharePictureFields,
} from '../../shared/content-api/fragments.ts';

/** The accessory pages with the names of their first products. */
export const accessoriesQuery = defineQuery(`{
  "head": *[_type == "accessoriesPage" && _id == "accessoriesPage"][0]{
    ${pageHeadFields},
    image{${sharePictureFields}},
    action{${linkFields}}
  },
  "categories": *[_type == "accessoryCategory" && defined(slug.current) && ${inLists}] | order(orderRank asc, title asc){
    _id,
    title,
    "slug": slug.current,
    description,
    image{${pictureFields}},
    priceTier,
    "count": count(*[_type == "product" && category._ref == ^._id]),
    "samples": *[_type == "product" && category._ref == ^._id] | order(orderRank asc, name asc)[0...4].name
  }
}`);

/** What the list of accessory categories is made from. */
export type AccessoriesContent = PartialContent<NonNullable<AccessoriesQueryResult>>;
