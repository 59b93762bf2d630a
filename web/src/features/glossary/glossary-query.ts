import { defineQuery } from 'groq';
import type { GlossaryQueryResult } from '../../shared/content-api/content-types.generated.ts';
import type { PartialContent } from '../../shared/content/partial-content.ts';
import { linkFields, pageHeadFields, sharePictureFields } from '../../shared/content-api/fragments.ts';

/** The glossary's frame and all its terms, A to Z. */
export const glossaryQuery = defineQuery(`{
  "head": *[_type == "glossaryPage" && _id == "glossaryPage"][0]{${pageHeadFields}, image{${sharePictureFields}}, bookmarkPrompt},
  "terms": *[_type == "glossaryTerm" && defined(slug.current)] | order(lower(term) asc){
    _id, term, "slug": slug.current, spellings, definition, relatedLink{${linkFields}}
  }
}`);

/** What the glossary is made from. */
export type GlossaryContent = PartialContent<NonNullable<GlossaryQueryResult>>;
