import { defineQuery } from 'groq';
import type { GuideCardQueryResult } from '../content-api/content-types.generated.ts';
import { inLists, pictureFields } from '../content-api/fragments.ts';
import type { PartialContent } from '../content/partial-content.ts';

/** All guides of lists that the site makes itself. */
export const listedGuides = /* groq */ `*[_type == "article" && defined(slug.current) && ${inLists}]`;

/** The order of such lists: none are alike, so that each is on one page. */
export const latestGuideFirst = /* groq */ `order(updatedOn desc, title asc, _id asc)`;

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
