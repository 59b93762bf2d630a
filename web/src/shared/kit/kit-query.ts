import { defineQuery } from 'groq';
import { listedCategory, productsOfAmbiancePages } from '../content-api/fragments.ts';
import { hasFiguresEnough } from '../projectors/figure-fields.generated.ts';
import { projectorSummaryFields } from '../projectors/projector-query.ts';

/** What a screen makes of light; nothing where no source is named. */
export const screenSurfaceFields = `"surface": select(
  defined(surface.evidence.address) => surface{material, gain, rejectedPercent, "address": evidence.address}
)`;

/** What the build makes the catalog of kit from: models, and products with the page that they stand on. */
export const kitQuery = defineQuery(`{
  "projectors": *[_type == "projector" && defined(slug.current)]
    | order(lower(brand) asc, lower(model) asc){
      ${projectorSummaryFields},
      "isListed": ${hasFiguresEnough}
    },
  "products": *[_type == "product" && !defined(projector)] | order(orderRank asc, _id asc){
    _id, name, kind,
    ${screenSurfaceFields},
    specifications{lumens, throwRatioMin, throwRatioMax},
    "category": ${listedCategory}
  },
  "ambiancePages": ${productsOfAmbiancePages}
}`);
