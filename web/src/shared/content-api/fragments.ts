/** Parts that queries of every kind of page share: what a page shows of a picture, a link, its own head. */

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

/** Where a rating or a quote comes from. */
export const opinionSourceFields = /* groq */ `collectedBy, address, collectedOn`;

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

/** Documents of a list that the site makes itself: all but those that an editor hides (`listed` for chosen ones). */
export const inLists = /* groq */ `unlisted != true`;

/** All guides of such lists. */
export const listedGuides = /* groq */ `*[_type == "article" && defined(slug.current) && ${inLists}]`;

/** The order of lists of guides in pages: no two are alike, so each has one place. */
export const latestGuideFirst = /* groq */ `order(updatedOn desc, title asc, _id asc)`;

/** The ambiance pages with the ids of their products. Asked of each product, its page would take seconds. */
export const productsOfAmbiancePages = /* groq */ `*[
  _type == "ambiancePage" && defined(slug.current) && ${inLists}
] | order(orderRank asc){"slug": slug.current, "products": shelves[].products[]._ref}`;

/** Last part of the address of a product's accessory page; null where that page is hidden. */
export const listedCategory = /* groq */ `select(category->unlisted != true => category->slug.current)`;

/** The texts at the top of a page and in search results, of documents of which there is one. */
export const pageHeadFields = /* groq */ `_id, title, intro, seoTitle, seoDescription`;
