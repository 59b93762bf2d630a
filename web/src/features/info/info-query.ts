import { defineQuery } from 'groq';
import type { InfoPageQueryResult } from '../../shared/content-api/content-types.generated.ts';
import type { PartialContent } from '../../shared/content/partial-content.ts';
import { blockFields } from '../../shared/blocks/blocks-query.ts';
import { pageHeadFields, sharePictureFields } from '../../shared/content-api/fragments.ts';
import { richTextFields } from '../../shared/rich-text/rich-text-query.ts';

/** An information page by its slug, or by an old slug where none has it as its own. */
export const infoPageQuery = defineQuery(`*[
  _type == "infoPage" && (slug.current == $slug || $slug in aliases)
] | order(slug.current == $slug desc)[0]{
  ${pageHeadFields},
  unlisted,
  "slug": slug.current,
  image{${sharePictureFields}},
  body[]{${richTextFields}},
  sections[]{${blockFields}},
  publishedOn,
  updatedOn,
  sample
}`);

/** What an information page is made from. */
export type InfoContent = PartialContent<NonNullable<InfoPageQueryResult>>;
