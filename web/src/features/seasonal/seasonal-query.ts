import { defineQuery } from 'groq';
import type { SeasonalQueryResult } from '../../shared/content-api/content-types.generated.ts';
import type { PartialContent } from '../../shared/content/partial-content.ts';
import {
  linkFields,
  pageHeadFields,
  pictureFields,
  sharePictureFields,
} from '../../shared/content-api/fragments.ts';

/** Seasonal movie nights: the page's frame, its themes in the editors' order, and the month of the answer. */
export const seasonalQuery = defineQuery(`{
  "head": *[_type == "seasonalPage" && _id == "seasonalPage"][0]{
    ${pageHeadFields}, image{${sharePictureFields}}, links[]{${linkFields}}
  },
  "month": string::split(now(), "-")[1],
  "themes": *[_type == "seasonalTheme" && defined(slug.current)] | order(orderRank asc, _id asc){
    _id,
    title,
    "slug": slug.current,
    season,
    months,
    intro,
    image{${pictureFields}},
    picksTitle,
    picks[]{_key, title, year, note},
    tips,
    links[]{${linkFields}}
  }
}`);

/** What the page of seasonal movie nights is made from. */
export type SeasonalContent = PartialContent<NonNullable<SeasonalQueryResult>>;
