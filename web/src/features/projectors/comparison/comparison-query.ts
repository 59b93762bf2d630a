import { defineQuery } from 'groq';
import type { ProjectorComparisonQueryResult } from '../../../shared/content-api/content-types.generated.ts';
import type { PartialContent } from '../../../shared/content/partial-content.ts';
import { mostProjectors, projectorSummaryFields } from '../../../shared/projectors/projector-query.ts';

/** The projectors that can be put side by side, by name. */
export const projectorComparisonQuery = defineQuery(`{
  "projectors": *[_type == "projector" && defined(slug.current)] | order(lower(brand) asc, lower(model) asc, _id asc)${mostProjectors}{
    ${projectorSummaryFields}
  }
}`);

/** What the comparison is made from. */
export type ComparisonContent = PartialContent<NonNullable<ProjectorComparisonQueryResult>>;
