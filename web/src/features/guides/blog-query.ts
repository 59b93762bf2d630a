import { defineQuery } from 'groq';
import { articleCardFields, pageHeadFields, sharePictureFields } from '../../shared/content/fragments.ts';

/** Every guide, the latest reviewed first. */
export const blogQuery = defineQuery(`{
  "head": *[_type == "blogPage" && _id == "blogPage"][0]{${pageHeadFields}, image{${sharePictureFields}}},
  "articles": *[_type == "article" && defined(slug.current)] | order(updatedOn desc, title asc){
    ${articleCardFields}
  }
}`);
