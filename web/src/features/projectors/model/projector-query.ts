import { defineQuery } from 'groq';
import type { ProjectorQueryResult } from '../../../shared/content-api/content-types.generated.ts';
import type { PartialContent } from '../../../shared/content/partial-content.ts';
import { articleCardFields } from '../../../shared/guide-card/guide-card-query.ts';
import { projectorSummaryFields, shiftFields } from '../../../shared/projectors/projector-query.ts';

/** All of the evidence: whose figure it is, where it stands, in which words. */
const evidenceFields = /* groq */ `evidence{kind, relayed, address, words, seen}`;

const numberFields = /* groq */ `_key, value, condition, ${evidenceFields}`;

/**
 * A projector by its slug, or by an old slug where none has it as its own: every figure with its
 * evidence, its neighbors in the list, and the guides for its kind.
 */
export const projectorQuery = defineQuery(`*[
  _type == "projector" && (slug.current == $slug || $slug in aliases)
] | order(slug.current == $slug desc)[0]{
  _id,
  "slug": slug.current,
  brand,
  model,
  otherNames,
  kind,
  summary,
  marketplaceId,
  noLongerSold{kind, relayed, address, words, seen},
  year[]{${numberFields}},
  brightness[]{${numberFields}},
  lightSource[]{_key, source, ${evidenceFields}},
  lightHours[]{${numberFields}},
  resolution[]{_key, width, height, ${evidenceFields}},
  pixelShift[]{_key, shifts, ${evidenceFields}},
  distance[]{
    _key, aspect, measuredFrom, wide{a, b}, tele{a, b}, rise{a, b}, "rows": count(rows), ${evidenceFields}
  },
  throwRatio[]{_key, min, max, ${evidenceFields}},
  zoom[]{${numberFields}},
  offset[]{_key, percent, ${evidenceFields}},
  shift[]{_key, ${shiftFields}, ${evidenceFields}},
  noise[]{${numberFields}},
  inputLag[]{${numberFields}},
  weight[]{${numberFields}},
  power[]{${numberFields}},
  "similar": *[_type == "projector" && kind == ^.kind && _id != ^._id && defined(slug.current)]
    | order(orderRank asc, _id asc)[0...3]{${projectorSummaryFields}},
  "guides": *[_type == "projectorsPage" && _id == "projectorsPage"][0].guides[kind == ^.kind][0].guides[]->{
    ${articleCardFields}
  },
  "evidenceNote": *[_type == "projectorsPage" && _id == "projectorsPage"][0].evidenceNote
}`);

/** What the page of a projector is made from. */
export type ProjectorContent = PartialContent<NonNullable<ProjectorQueryResult>>;
