import { defineQuery } from 'groq';

/** Published ratings, quotes and texts that are not real yet, for the warning before a deployment. */
export const samplesQuery = defineQuery(
  `*[sample == true] | order(_type asc, _id asc){_id, _type, "label": coalesce(name, author, title)}`,
);
