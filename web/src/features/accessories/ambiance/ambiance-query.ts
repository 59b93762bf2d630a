import { defineQuery } from 'groq';
import type { AmbianceHubQueryResult } from '../../../shared/content-api/content-types.generated.ts';
import type { PartialContent } from '../../../shared/content/partial-content.ts';
import {
  inLists,
  linkFields,
  pageHeadFields,
  pictureFields,
  sharePictureFields,
} from '../../../shared/content-api/fragments.ts';

const ideaFields = /* groq */ `_key, title, text, image{${pictureFields}}, link{${linkFields}}`;

/** The overview of room and yard: ideas, tips, moods, and every page below it. */
export const ambianceHubQuery = defineQuery(`*[_type == "ambianceHub" && _id == "ambianceHub"][0]{
  ${pageHeadFields},
  image{${sharePictureFields}},
  indoor{heading, intro, items[]{${ideaFields}}},
  outdoor{heading, intro, items[]{${ideaFields}}},
  functional{heading, intro, items[]{_key, title, text}},
  moods{heading, intro, items[]{_key, title, text, ideas, image{${pictureFields}}, link{${linkFields}}}},
  links[]{${linkFields}},
  "pages": *[_type == "ambiancePage" && defined(slug.current) && ${inLists}] | order(orderRank asc, title asc){
    _id, title, "slug": slug.current, place
  }
}`);

/** What the list of ambiance ideas is made from. */
export type AmbianceContent = PartialContent<NonNullable<AmbianceHubQueryResult>>;
