import { defineQuery } from 'groq';
import type { LumenCheckQueryResult } from '../../../shared/content-api/content-types.generated.ts';
import type { PartialContent } from '../../../shared/content/partial-content.ts';
import { pageHeadFields, sharePictureFields } from '../../../shared/content-api/fragments.ts';
import { mostProjectors } from '../../../shared/projectors/projector-query.ts';

/** The lumen check's frame, the documented cases in the editors' order, and the names of the catalog's models. */
export const lumenCheckQuery = defineQuery(`{
  "head": *[_type == "lumenCheckPage" && _id == "lumenCheckPage"][0]{
    ${pageHeadFields},
    image{${sharePictureFields}},
    cases[]{_key, name, claimed, found, evidence{kind, relayed, address, words, seen}}
  },
  "projectors": *[_type == "projector" && defined(slug.current)]${mostProjectors}{
    "slug": slug.current, brand, model, otherNames
  }
}`);

/** What the lumen check is made from. */
export type LumenCheckContent = PartialContent<NonNullable<LumenCheckQueryResult>>;
