import { defineQuery } from 'groq';
import type { RichTextQueryResult } from '../content-api/content-types.generated.ts';
import { inLists, pictureFields, targetFields } from '../content-api/fragments.ts';
import type { PartialContent } from '../content/partial-content.ts';
import { figureMentionFields } from '../projectors/projector-query.ts';
import { kindFields } from '../shop/product-query.ts';

export const faqFields = /* groq */ `_id, question, answer`;

/** Id of the one guide that marks a question up for search engines, seen from the question; null for none. */
export const faqHome = /* groq */ `*[
  _type == "article" && defined(slug.current) && ${inLists} && ^._id in faqs[]._ref
] | order(slug.current asc)[0]._id`;

/** Portable text with everything that it refers to. */
export const richTextFields = /* groq */ `
  ...,
  _type == "block" => {
    markDefs[]{
      ...,
      _type == "internalLink" => {"target": target->{${targetFields}}}
    },
    children[]{
      ...,
      _type == "projectorFigure" => {${figureMentionFields}}
    }
  },
  _type == "figure" => {_key, _type, caption, ${pictureFields}},
  _type == "productCard" => {"product": @->{${kindFields}}},
  _type == "faqBlock" => {_key, _type, title, faqs[]->{${faqFields}}}
`;

/** Never asked: `npm run generate` makes the type of the fragment from it. @public */
export const richTextQuery = defineQuery(
  `*[_type == "article"]{"body": body[]{${richTextFields}}, "faqs": faqs[]->{${faqFields}}}`,
);

type Texts = PartialContent<RichTextQueryResult[number]>;

/** Portable text with everything that it refers to. */
export type RichTextContent = Texts['body'];

/** A question with its answer. */
export type FaqContent = NonNullable<NonNullable<Texts['faqs']>[number]>;
