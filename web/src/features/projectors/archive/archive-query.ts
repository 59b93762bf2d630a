import { defineQuery } from 'groq';
import type { ProjectorArchiveQueryResult } from '../../../shared/content-api/content-types.generated.ts';
import type { PartialContent } from '../../../shared/content/partial-content.ts';
import {
  archivedProjectors,
  mostProjectors,
  projectorSummaryFields,
} from '../../../shared/projectors/projector-query.ts';

/** The models of which too little is known for the list, by name. */
export const projectorArchiveQuery = defineQuery(`{
  "projectors": ${archivedProjectors} | order(lower(brand) asc, lower(model) asc, _id asc)${mostProjectors}{
    ${projectorSummaryFields}
  }
}`);

/** What the archive is made from. */
export type ArchiveContent = PartialContent<NonNullable<ProjectorArchiveQueryResult>>;
