import { defineQuery } from 'groq';
import type { ProjectorSummaryQueryResult } from '../content-api/content-types.generated.ts';
import type { PartialContent } from '../content/partial-content.ts';
import {
  comparisonOnlyFigureFields,
  hasFiguresEnough,
  quotedFigureFields,
  summaryFigureFields,
} from './figure-fields.generated.ts';

/** What lists, comparisons and calculations know of a projector: its figures and whose they are. */
export const projectorSummaryFields = /* groq */ `
  _id,
  "slug": slug.current,
  brand,
  model,
  otherNames,
  kind,
  ${summaryFigureFields}
`;

/** The same with every figure, and what a shop link needs. */
export const comparedProjectorFields = /* groq */ `
  ${projectorSummaryFields},
  marketplaceId,
  ${comparisonOnlyFigureFields}
`;

/** The projectors of lists, comparisons and the finder: those of which enough is known. */
export const listedProjectors = /* groq */ `*[_type == "projector" && defined(slug.current)][${hasFiguresEnough}]`;

/** Those of the kind that the document around it names. */
export const listedProjectorsLikeThis = /* groq */ `*[
  _type == "projector" && kind == ^.modelKind && defined(slug.current)
][${hasFiguresEnough}]`;

/** The others. */
export const archivedProjectors = /* groq */ `*[_type == "projector" && defined(slug.current)][!(${hasFiguresEnough})]`;

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
    kind,
    ${quotedFigureFields}
  }
`;

/** Never asked: `npm run generate` makes the type of the fragment from it. @public */
export const projectorSummaryQuery = defineQuery(`*[_type == "projector"]{${projectorSummaryFields}}`);

/** A projector as lists, comparisons and calculations have it. */
export type ProjectorSummary = PartialContent<ProjectorSummaryQueryResult[number]>;
