import { defineQuery } from 'groq';
import type { BlogQueryResult } from '../../shared/content-api/content-types.generated.ts';
import type { PartialContent } from '../../shared/content/partial-content.ts';
import { articleCardFields } from '../../shared/guide-card/guide-card-query.ts';
import { inLists, pageHeadFields, sharePictureFields } from '../../shared/content-api/fragments.ts';

/** Every guide, the latest reviewed first. */
export const blogQuery = defineQuery(`{
  "head": *[_type == "blogPage" && _id == "blogPage"][0]{${pageHeadFields}, image{${sharePictureFields}}},
  "articles": *[_type == "article" && defined(slug.current) && ${inLists}] | order(updatedOn desc, title asc){
    ${articleCardFields}
  }
}`);

/** What the list of guides is made from. */
export type BlogContent = PartialContent<NonNullable<BlogQueryResult>>;
