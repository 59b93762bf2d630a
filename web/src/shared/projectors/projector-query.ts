import { defineQuery } from 'groq';
import type { ProjectorSummaryQueryResult } from '../content-api/content-types.generated.ts';
import type { PartialContent } from '../content/partial-content.ts';

/** What lists, comparisons and calculations know of a projector: its figures and whose they are. */
export const projectorSummaryFields = /* groq */ `
  _id,
  "slug": slug.current,
  brand,
  model,
  otherNames,
  kind,
  year[]{value, evidence{kind}},
  brightness[]{value, condition, evidence{kind}},
  lightSource[]{source, evidence{kind}},
  resolution[]{width, height, evidence{kind}},
  pixelShift[]{shifts, evidence{kind}},
  weight[]{value, condition, evidence{kind}},
  throwRatio[]{min, max, evidence{kind}},
  distance[]{aspect, measuredFrom, wide{a, b}, tele{a, b}, "rows": count(rows), evidence{kind}}
`;

/** At most as many projectors as one page can carry; behind the order of the list. */
export const mostProjectors = /* groq */ `[0...300]`;

/** What a link to a projector's page needs. */
export const projectorLinkFields = /* groq */ `"slug": slug.current, brand, model`;

/** A figure that a sentence quotes, with what its projector has. */
export const figureMentionFields = /* groq */ `
  _key,
  _type,
  figure,
  diagonal,
  "projector": projector->{
    ${projectorLinkFields},
    year[]{value, evidence{kind}},
    brightness[]{value, evidence{kind}},
    zoom[]{value, evidence{kind}},
    lightHours[]{value, evidence{kind}},
    noise[]{value, evidence{kind}},
    inputLag[]{value, evidence{kind}},
    weight[]{value, evidence{kind}},
    power[]{value, evidence{kind}},
    resolution[]{width, height, evidence{kind}},
    throwRatio[]{min, max, evidence{kind}},
    distance[]{aspect, measuredFrom, wide{a, b}, tele{a, b}, "rows": count(rows), evidence{kind}}
  }
`;

/** A figure of lens shift, as it is printed. */
export const shiftFields = /* groq */ `up, down, sideways, percentOf, together[]{sideways, vertical}`;

/** Never asked: `npm run typegen` makes the type of the fragment from it. @public */
export const projectorSummaryQuery = defineQuery(`*[_type == "projector"]{${projectorSummaryFields}}`);

/** A projector as lists, comparisons and calculations have it. */
export type ProjectorSummary = PartialContent<ProjectorSummaryQueryResult[number]>;
