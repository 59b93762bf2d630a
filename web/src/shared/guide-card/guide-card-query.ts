import { defineQuery } from 'groq';
import type { GuideCardQueryResult } from '../content-api/content-types.generated.ts';
import { pictureFields } from '../content-api/fragments.ts';
import type { Uncertain } from '../content/uncertain.ts';

/** What a card of a guide shows. */
export const articleCardFields = /* groq */ `
  _id,
  title,
  "slug": slug.current,
  category,
  description,
  cover{${pictureFields}},
  "words": length(string::split(pt::text(body), " "))
`;

/** Never asked: the type of the fragment is made from it. */
export const guideCardQuery = defineQuery(`*[_type == "article"]{${articleCardFields}}`);

/** A guide as cards show it. */
export type ArticleCardContent = Uncertain<GuideCardQueryResult[number]>;
