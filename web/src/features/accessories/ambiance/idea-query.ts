import { defineQuery } from 'groq';
import type { AmbiancePageQueryResult } from '../../../shared/content-api/content-types.generated.ts';
import type { PartialContent } from '../../../shared/content/partial-content.ts';
import { linkFields, pageHeadFields, sharePictureFields } from '../../../shared/content-api/fragments.ts';
import { productFields } from '../../../shared/shop/product-query.ts';

/** An ambiance page by its slug, or by an old slug where none has it as its own. */
export const ambiancePageQuery = defineQuery(`*[
  _type == "ambiancePage" && (slug.current == $slug || $slug in aliases)
] | order(slug.current == $slug desc)[0]{
  ${pageHeadFields},
  unlisted,
  "slug": slug.current,
  place,
  image{${sharePictureFields}},
  box{heading, points[]{_key, title, text}},
  shelves[]{_key, heading, intro, products[]->{${productFields}}},
  tips,
  related[]{${linkFields}},
  backLabel
}`);

/** What the page of an ambiance idea is made from. */
export type IdeaContent = PartialContent<NonNullable<AmbiancePageQueryResult>>;
