/** Parts that several queries share: what a page shows of a picture, a product, a link, a text. */

/**
 * A picture: its description, how to cut it and the blurred preview, which would show through a
 * transparent one. Size and format are in the id.
 */
export const pictureFields = /* groq */ `
  alt,
  hotspot{x, y},
  crop{top, bottom, left, right},
  "assetId": asset->_id,
  "lqip": select(asset->metadata.isOpaque != false => asset->metadata.lqip)
`;

/** A picture that only shared links show: without the blurred preview. */
export const sharePictureFields = /* groq */ `
  alt,
  hotspot{x, y},
  crop{top, bottom, left, right},
  "assetId": asset->_id
`;

/** A document that a link leads to; `documentHref` makes its address. */
export const targetFields = /* groq */ `_type, "slug": slug.current`;

export const linkFields = /* groq */ `_key, label, href, "page": page->{${targetFields}}`;

/** What a product card shows. */
export const productFields = /* groq */ `
  _id,
  name,
  kind,
  description,
  image{${pictureFields}},
  badge,
  features,
  tags,
  rating,
  reviewsText,
  sample,
  priceTier,
  priceText,
  marketplaceId,
  searchPhrase,
  specifications{lumens, resolution, throwRatioMin, throwRatioMax, lightSource, portable, smart}
`;

/** What a card of a guide shows. */
export const articleCardFields = /* groq */ `
  _id,
  title,
  "slug": slug.current,
  category,
  description,
  cover{${pictureFields}},
  "words": length(string::split(pt::text(body), " "))
`;

/** The texts at the top of a page and in search results, of documents of which there is one. */
export const pageHeadFields = /* groq */ `_id, title, intro, seoTitle, seoDescription`;

export const faqFields = /* groq */ `_id, question, answer`;

/** Id of the one guide that marks a question up for search engines, seen from the question; null for none. */
export const faqHome = /* groq */ `*[
  _type == "article" && defined(slug.current) && ^._id in faqs[]._ref
] | order(slug.current asc)[0]._id`;

/** Portable text with everything that it refers to. */
export const richTextFields = /* groq */ `
  ...,
  _type == "block" => {
    markDefs[]{
      ...,
      _type == "internalLink" => {"target": target->{${targetFields}}}
    }
  },
  _type == "figure" => {_key, _type, caption, ${pictureFields}},
  _type == "productCard" => {"product": @->{${productFields}}},
  _type == "faqBlock" => {_key, _type, title, faqs[]->{${faqFields}}}
`;
