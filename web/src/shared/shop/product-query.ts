import { defineQuery } from 'groq';
import type { ProductQueryResult } from '../content-api/content-types.generated.ts';
import { opinionSourceFields, pictureFields } from '../content-api/fragments.ts';
import { projectorLinkFields } from '../projectors/projector-query.ts';
import type { PartialContent } from '../content/partial-content.ts';

/** What a product card shows. */
export const productFields = /* groq */ `
  _id,
  name,
  kind,
  description,
  pickReason,
  image{${pictureFields}},
  badge,
  badgeMonth,
  features,
  tags,
  rating,
  reviewsText,
  ratingSource{${opinionSourceFields}},
  sample,
  priceTier,
  priceText,
  marketplaceId,
  searchPhrase,
  specifications{lumens, resolution, throwRatioMin, throwRatioMax, lightSource, portable, smart},
  projector->{${projectorLinkFields}}
`;

/** Never asked: `npm run typegen` makes the type of the fragment from it. @public */
export const productQuery = defineQuery(`*[_type == "product"]{${productFields}}`);

/** A product as cards show it. */
export type ProductContent = PartialContent<ProductQueryResult[number]>;
