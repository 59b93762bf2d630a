import { defineQuery } from 'groq';
import type { BlogQueryResult } from '../../shared/content-api/content-types.generated.ts';
import type { PartialContent } from '../../shared/content/partial-content.ts';
import { articleCardFields } from '../../shared/guide-card/guide-card-query.ts';
import {
  latestGuideFirst,
  listedGuides,
  pageHeadFields,
  sharePictureFields,
} from '../../shared/content-api/fragments.ts';

/** One page of all guides, the latest reviewed first; null behind the last one. */
export const blogQuery = defineQuery(`[{
  "head": *[_type == "blogPage" && _id == "blogPage"][0]{${pageHeadFields}, image{${sharePictureFields}}},
  "count": count(${listedGuides}),
  "articles": ${listedGuides} | ${latestGuideFirst}[$from...$to]{
    ${articleCardFields}
  }
}][$from == 0 || count(articles) > 0][0]`);

/** What a page of the list of guides is made from. */
export type BlogContent = PartialContent<NonNullable<BlogQueryResult>>;
