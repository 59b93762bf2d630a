import { defineQuery } from 'groq';
import type { ArticleQueryResult } from '../../shared/content-api/content-types.generated.ts';
import type { PartialContent } from '../../shared/content/partial-content.ts';
import { articleCardFields } from '../../shared/guide-card/guide-card-query.ts';
import { faqFields, faqHome, richTextFields } from '../../shared/rich-text/rich-text-query.ts';
import { linkFields, pictureFields } from '../../shared/content-api/fragments.ts';

/** A guide by its slug, or by an old slug where none has it as its own. */
export const articleQuery = defineQuery(`*[
  _type == "article" && (slug.current == $slug || $slug in aliases)
] | order(slug.current == $slug desc)[0]{
  _id,
  unlisted,
  title,
  seoTitle,
  "slug": slug.current,
  category,
  description,
  cover{${pictureFields}},
  body[]{${richTextFields}},
  faqs[]->{${faqFields}, "markedUp": (${faqHome}) == ^._id},
  related[]->{${articleCardFields}},
  sources[]{_key, title, publisher, address, supports, seen},
  callToAction{${linkFields}},
  author->{_id, name, "slug": slug.current, isTeam, role},
  publishedOn,
  updatedOn,
  "reviewer": reviewedBy->name,
  "terms": *[
    _type == "glossaryTerm" && defined(slug.current) &&
    count([term, ...coalesce(spellings, [])][string::split(lower(pt::text(^.^.body)), lower(@))[1] != null]) > 0
  ]{term, "slug": slug.current, spellings},
  "words": length(string::split(pt::text(body), " "))
}`);

/** What a guide is made from. */
export type GuideContent = PartialContent<NonNullable<ArticleQueryResult>>;
