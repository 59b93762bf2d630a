import { defineQuery } from 'groq';
import { pageHeadFields, richTextFields, sharePictureFields } from '../../shared/content/fragments.ts';

/** An information page by its slug, or by an old slug where none has it as its own. */
export const infoPageQuery = defineQuery(`*[
  _type == "infoPage" && (slug.current == $slug || $slug in aliases)
] | order(slug.current == $slug desc)[0]{
  ${pageHeadFields},
  "slug": slug.current,
  image{${sharePictureFields}},
  body[]{${richTextFields}},
  publishedOn,
  updatedOn,
  sample
}`);
