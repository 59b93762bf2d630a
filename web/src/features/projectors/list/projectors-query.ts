import { defineQuery } from 'groq';
import type { ProjectorsQueryResult } from '../../../shared/content-api/content-types.generated.ts';
import type { PartialContent } from '../../../shared/content/partial-content.ts';
import { pageHeadFields, sharePictureFields } from '../../../shared/content-api/fragments.ts';
import {
  archivedProjectors,
  listedProjectors,
  mostProjectors,
  projectorSummaryFields,
} from '../../../shared/projectors/projector-query.ts';

/** The list's frame and its projectors, in the editors' order; at most as many as a page can carry. */
export const projectorsQuery = defineQuery(`{
  "head": *[_type == "projectorsPage" && _id == "projectorsPage"][0]{
    ${pageHeadFields},
    image{${sharePictureFields}},
    evidenceNote
  },
  "projectors": ${listedProjectors} | order(orderRank asc, _id asc)${mostProjectors}{
    ${projectorSummaryFields}
  },
  "count": count(${listedProjectors}),
  "archived": count(${archivedProjectors})
}`);

/** What the list of projectors is made from. */
export type ProjectorsContent = PartialContent<NonNullable<ProjectorsQueryResult>>;
