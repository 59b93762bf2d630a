import { defineQuery } from 'groq';
import {
  linkFields,
  pageHeadFields,
  productFields,
  sharePictureFields,
} from '../../shared/content/fragments.ts';

/** An ambiance page by its slug, or by an old slug where none has it as its own. */
export const ambiancePageQuery = defineQuery(`*[
  _type == "ambiancePage" && (slug.current == $slug || $slug in aliases)
] | order(slug.current == $slug desc)[0]{
  ${pageHeadFields},
  "slug": slug.current,
  place,
  image{${sharePictureFields}},
  box{heading, points[]{_key, title, text}},
  shelves[]{_key, heading, intro, products[]->{${productFields}}},
  tips,
  related[]{${linkFields}},
  backLabel
}`);
