import { defineQuery } from 'groq';
import { articleCardFields } from './fragments.ts';

/** Every guide, the latest reviewed first. */
export const blogQuery = defineQuery(`{
  "articles": *[_type == "article" && defined(slug.current)] | order(updatedOn desc, title asc){
    ${articleCardFields}
  }
}`);
