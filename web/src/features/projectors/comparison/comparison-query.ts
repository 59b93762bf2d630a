import { defineQuery } from 'groq';
import type { ProjectorComparisonQueryResult } from '../../../shared/content-api/content-types.generated.ts';
import type { PartialContent } from '../../../shared/content/partial-content.ts';
import {
  comparedProjectorFields,
  listedProjectors,
  mostProjectors,
} from '../../../shared/projectors/projector-query.ts';

/** The projectors that can be put side by side, by name. */
export const projectorComparisonQuery = defineQuery(`{
  "projectors": ${listedProjectors} | order(lower(brand) asc, lower(model) asc, _id asc)${mostProjectors}{
    ${comparedProjectorFields}
  }
}`);

/** What the comparison is made from. */
export type ComparisonContent = PartialContent<NonNullable<ProjectorComparisonQueryResult>>;

/** A projector with every figure that is compared. */
export type ComparedProjector = NonNullable<NonNullable<ComparisonContent['projectors']>[number]>;
