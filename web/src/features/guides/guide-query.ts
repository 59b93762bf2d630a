import { defineQuery } from 'groq';
import {
  articleCardFields,
  faqFields,
  faqHome,
  linkFields,
  pictureFields,
  richTextFields,
} from '../../shared/content/fragments.ts';

/** A guide by its slug, or by an old slug where none has it as its own. */
export const articleQuery = defineQuery(`*[
  _type == "article" && (slug.current == $slug || $slug in aliases)
] | order(slug.current == $slug desc)[0]{
  _id,
  title,
  seoTitle,
  "slug": slug.current,
  category,
  description,
  cover{${pictureFields}},
  body[]{${richTextFields}},
  faqs[]->{${faqFields}, "markedUp": (${faqHome}) == ^._id},
  related[]->{${articleCardFields}},
  callToAction{${linkFields}},
  author->{_id, name, role},
  publishedOn,
  updatedOn,
  "terms": *[
    _type == "glossaryTerm" && defined(slug.current) &&
    count([term, ...coalesce(spellings, [])][string::split(lower(pt::text(^.^.body)), lower(@))[1] != null]) > 0
  ]{term, "slug": slug.current, spellings},
  "words": length(string::split(pt::text(body), " "))
}`);
