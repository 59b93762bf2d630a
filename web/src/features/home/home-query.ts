import { defineQuery } from 'groq';
import type { HomeQueryResult } from '../../shared/content-api/content-types.generated.ts';
import type { PartialContent } from '../../shared/content/partial-content.ts';
import { blockFields } from '../../shared/blocks/blocks-query.ts';

export const homeQuery = defineQuery(`*[_type == "homePage" && _id == "homePage"][0]{
  _id,
  seoTitle,
  seoDescription,
  "updatedAt": _updatedAt,
  sections[]{${blockFields}}
}`);

/** What the home page is made from. */
export type HomeContent = PartialContent<NonNullable<HomeQueryResult>>;
