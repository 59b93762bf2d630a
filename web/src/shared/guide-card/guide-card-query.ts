import { defineQuery } from 'groq';
import type { GuideCardQueryResult } from '../content-api/content-types.generated.ts';
import { pictureFields } from '../content-api/fragments.ts';
import type { PartialContent } from '../content/partial-content.ts';

/** What a card of a guide shows. */
export const articleCardFields = /* groq */ `
  _id,
  unlisted,
  title,
  "slug": slug.current,
  category,
  description,
  cover{${pictureFields}},
  "words": length(string::split(pt::text(body), " "))
`;

/** Never asked: `npm run generate` makes the type of the fragment from it. @public */
export const guideCardQuery = defineQuery(`*[_type == "article"]{${articleCardFields}}`);

/** A guide as cards show it. */
export type ArticleCardContent = PartialContent<GuideCardQueryResult[number]>;
