import { publishedId } from './document-id.ts';
import { referenceOf } from './document-parts.ts';
import { addressesOf } from './site-index.ts';
import { warning, type DocumentCheck } from './problem.ts';

/** Documents that no list of the site takes up by itself, and what an editor does with one that nobody uses. */
const USED_BY_OTHERS: Readonly<Record<string, string>> = {
  infoPage: 'No page or menu links here. Add it to the footer.',
  product: 'No page shows this product. Choose its accessory page, or put it on another page.',
  faq: 'No page asks this question. Add it to a guide or to the home page, or delete it.',
  customerQuote: 'No page shows this quote. Add it to the home page, or delete it.',
  author: 'No guide names this author.',
};

/** Documents that readers can't come to. */
export const orphans: DocumentCheck = (document, { site }) => {
  const sentence = USED_BY_OTHERS[document._type];
  // A hidden page is for those who were given its address.
  if (document['unlisted'] === true) return [];
  if (!site || sentence === undefined || referenceOf(document['category']) !== null) return [];
  const { now, former } = addressesOf(document);
  const used = [publishedId(document._id), now, ...former].some((to) => to !== null && site.leadTo.has(to));
  return used ? [] : [warning([], sentence)];
};
