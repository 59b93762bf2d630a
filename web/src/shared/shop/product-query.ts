import { defineQuery } from 'groq';
import type { ProductQueryResult } from '../content-api/content-types.generated.ts';
import { opinionSourceFields, pictureFields } from '../content-api/fragments.ts';
import { listedProjectorsLikeThis, projectorLinkFields } from '../projectors/projector-query.ts';
import type { PartialContent } from '../content/partial-content.ts';

/** The real models that a kind of projector leads to: as many as the list shows of that kind. */
export const modelsLikeThisFields = /* groq */ `
  modelKind,
  "modelCount": select(defined(modelKind) => count(${listedProjectorsLikeThis}))
`;

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

/** What the card of a product shows that may be a kind of projector. */
export const kindFields = /* groq */ `
  ${productFields},
  ${modelsLikeThisFields}
`;

/** Never asked: `npm run generate` makes the type of the fragment from it. @public */
export const productQuery = defineQuery(`*[_type == "product"]{${kindFields}}`);

type Kind = PartialContent<ProductQueryResult[number]>;
type Models = 'modelKind' | 'modelCount';

/** A product as cards show it; shelves of accessories ask for no models. */
export type ProductContent = Omit<Kind, Models> & Partial<Pick<Kind, Models>>;
