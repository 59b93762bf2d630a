import { defineQuery } from 'groq';
import type { ProjectorQueryResult } from '../../../shared/content-api/content-types.generated.ts';
import type { PartialContent } from '../../../shared/content/partial-content.ts';
import { articleCardFields } from '../../../shared/guide-card/guide-card-query.ts';
import { screenSurfaceFields } from '../../../shared/kit/kit-query.ts';
import { hasFiguresEnough, pageFigureFields } from '../../../shared/projectors/figure-fields.generated.ts';
import { comparedProjectorFields } from '../../../shared/projectors/projector-query.ts';

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
  ${pageFigureFields},
  "isArchived": !(${hasFiguresEnough}),
  "similar": *[
    _type == "projector" && kind == ^.kind && _id != ^._id && defined(slug.current)
  ][${hasFiguresEnough}]
    | order(orderRank asc, _id asc)[0...100]{${comparedProjectorFields}},
  "guides": *[_type == "projectorsPage" && _id == "projectorsPage"][0].guides[kind == ^.kind][0].guides[]->{
    ${articleCardFields}
  },
  "screens": *[_type == "product" && kind == "screen" && defined(surface.evidence.address)]{
    _id, ${screenSurfaceFields}
  },
  "evidenceNote": *[_type == "projectorsPage" && _id == "projectorsPage"][0].evidenceNote
}`);

/** What the page of a projector is made from. */
export type ProjectorContent = PartialContent<NonNullable<ProjectorQueryResult>>;
