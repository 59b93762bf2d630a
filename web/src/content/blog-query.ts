import { defineQuery } from 'groq';
import { articleCardFields, pageHeadFields, pictureFields } from './fragments.ts';

/** Every guide, the latest reviewed first. */
export const blogQuery = defineQuery(`{
  "head": *[_type == "blogPage" && _id == "blogPage"][0]{${pageHeadFields}, image{${pictureFields}}},
  "articles": *[_type == "article" && defined(slug.current)] | order(updatedOn desc, title asc){
    ${articleCardFields}
  }
}`);
