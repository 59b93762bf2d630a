import { defineQuery } from 'groq';
import type { AuthorQueryResult } from '../../shared/content-api/content-types.generated.ts';
import type { PartialContent } from '../../shared/content/partial-content.ts';
import { latestGuideFirst, listedGuides } from '../../shared/content-api/fragments.ts';
import { articleCardFields } from '../../shared/guide-card/guide-card-query.ts';
import { richTextFields } from '../../shared/rich-text/rich-text-query.ts';

/** An author by the slug, or by an old slug where none has it as its own, with the latest guides that carry the name. */
export const authorQuery = defineQuery(`*[
  _type == "author" && (slug.current == $slug || $slug in aliases)
] | order(slug.current == $slug desc)[0]{
  _id,
  "slug": slug.current,
  name,
  isTeam,
  role,
  about[]{${richTextFields}},
  seoTitle,
  seoDescription,
  "guideCount": count(${listedGuides}[author._ref == ^._id]),
  "guides": ${listedGuides}[author._ref == ^._id] | ${latestGuideFirst}[$from...$to]{${articleCardFields}}
}`);

/** What an author's page is made from. */
export type AuthorContent = PartialContent<NonNullable<AuthorQueryResult>>;
