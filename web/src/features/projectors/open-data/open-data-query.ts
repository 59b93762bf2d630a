import { defineQuery } from 'groq';
import { pageFigureFields } from '../../../shared/projectors/figure-fields.generated.ts';

/** Every figure of every projector with its evidence, for the files that anyone may use. */
export const openDataQuery = defineQuery(`*[_type == "projector" && defined(slug.current)]
  | order(lower(brand) asc, lower(model) asc){
    "slug": slug.current,
    brand,
    model,
    otherNames,
    kind,
    ${pageFigureFields}
  }`);
