import { defineQuery } from 'groq';
import { articleCardFields, faqFields, linkFields, pictureFields, richTextFields } from './fragments.ts';

/** A guide by its slug, or by an old slug where none has it as its own. */
export const articleQuery = defineQuery(`*[
  _type == "article" && (slug.current == $slug || $slug in aliases)
] | order(slug.current == $slug desc)[0]{
  _id,
  title,
  "slug": slug.current,
  category,
  description,
  cover{${pictureFields}},
  body[]{${richTextFields}},
  faqs[]->{${faqFields}},
  related[]->{${articleCardFields}},
  callToAction{${linkFields}},
  author->{_id, name, role},
  updatedOn,
  "createdAt": _createdAt,
  "words": length(string::split(pt::text(body), " "))
}`);
