import { defineQuery } from 'groq';
import type {
  ProjectorFinderEmbedQueryResult,
  ProjectorFinderQueryResult,
} from '../../../shared/content-api/content-types.generated.ts';
import type { PartialContent } from '../../../shared/content/partial-content.ts';
import { pageHeadFields, sharePictureFields } from '../../../shared/content-api/fragments.ts';
import { finderFigureFields } from '../../../shared/projectors/figure-fields.generated.ts';
import { listedProjectors, mostProjectors } from '../../../shared/projectors/projector-query.ts';

/** What the finder knows of the projectors that it chooses from, in the editors' order. */
const finderProjectors = /* groq */ `${listedProjectors} | order(orderRank asc, _id asc)${mostProjectors}{
    "slug": slug.current,
    brand,
    model,
    kind,
    ${finderFigureFields}
  }`;

/** The finder's frame, the projectors that it chooses from, and kinds of them, in the editors' order. */
export const projectorFinderQuery = defineQuery(`{
  "head": *[_type == "projectorFinderPage" && _id == "projectorFinderPage"][0]{
    ${pageHeadFields},
    image{${sharePictureFields}}
  },
  "projectors": ${finderProjectors},
  "kinds": *[
    _type == "product" && kind == "projector" && !defined(projector) &&
    defined(specifications.lumens) && defined(specifications.throwRatioMin)
  ] | order(orderRank asc, _id asc){
    _id, name, kind, marketplaceId, searchPhrase,
    specifications{lumens, throwRatioMin, throwRatioMax},
    projector->{"slug": slug.current}
  }
}`);

/** The projectors alone, with what the finder asks of each, for frames in other sites' pages. */
export const projectorFinderEmbedQuery = defineQuery(`{
  "projectors": ${finderProjectors}
}`);

/** What the finder is made from. */
export type FinderContent = PartialContent<NonNullable<ProjectorFinderQueryResult>>;

/** What the finder's frame is made from. */
export type FinderEmbedContent = PartialContent<NonNullable<ProjectorFinderEmbedQueryResult>>;

/** A kind of projector, with typical figures instead of evidence. */
export type FinderKind = NonNullable<NonNullable<FinderContent['kinds']>[number]>;

/** A projector that the finder can choose. */
export type FinderProjector = NonNullable<NonNullable<FinderEmbedContent['projectors']>[number]>;
