import { defineQuery } from 'groq';
import type { LumenCheckQueryResult } from '../../../shared/content-api/content-types.generated.ts';
import type { PartialContent } from '../../../shared/content/partial-content.ts';
import { pageHeadFields, sharePictureFields } from '../../../shared/content-api/fragments.ts';

/** The lumen check's frame and the documented cases, in the editors' order. */
export const lumenCheckQuery = defineQuery(`{
  "head": *[_type == "lumenCheckPage" && _id == "lumenCheckPage"][0]{
    ${pageHeadFields},
    image{${sharePictureFields}},
    cases[]{_key, name, claimed, found, evidence{kind, relayed, address, words, seen}}
  }
}`);

/** What the lumen check is made from. */
export type LumenCheckContent = PartialContent<NonNullable<LumenCheckQueryResult>>;
