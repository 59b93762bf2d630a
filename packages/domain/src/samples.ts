/** What is made up in a document that says so, and what of it nobody may see on the live site. */

import { isObject, type Fields } from './is-object.ts';

/** Title of a box in a text that only whoever runs the site can complete. */
export const TO_COMPLETE = 'To be completed';

/** A badge that counts buyers or reviewers: "3000+ bought this month". */
const COUNTS_BUYERS = /\d[\d.,]*\s*(?:k|m)?\+?\s+(?:bought|sold|buyers|customers|reviews|ratings)\b/i;

/** Whether a badge counts people, as a shop does. */
export function countsBuyers(badge: unknown): boolean {
  return typeof badge === 'string' && COUNTS_BUYERS.test(badge);
}

/** Whether a product says what people think of it, or how many there are. */
export function claimsOpinions(product: unknown): boolean {
  if (!isObject(product)) return false;
  const { rating, reviewsText, badge } = product;
  return typeof rating === 'number' || Boolean(reviewsText) || countsBuyers(badge);
}

/** A quote has the words of a person; made up, nothing of it is left to show. */
function isSampleQuote(value: unknown): boolean {
  return isObject(value) && value['sample'] === true && 'author' in value && 'text' in value;
}

/** Fields of a sample that claim an opinion, a count or an act of review. */
const CLAIMS: ReadonlySet<string> = new Set([
  'rating',
  'reviewsText',
  'ratingSource',
  'publishedOn',
  'updatedOn',
]);

function hidden(fields: Fields, name: string, value: unknown, month: string): boolean {
  const sample = fields['sample'] === true;
  if (name !== 'badge') return sample && CLAIMS.has(name) && value !== undefined;
  const counted = fields['badgeMonth'];
  return countsBuyers(value) && (sample || typeof counted !== 'string' || counted < month);
}

/**
 * Content as the live site may show it: without ratings, review counts, review dates and quotes of
 * samples, and without a count of buyers that is a sample, has no month, or whose month is over.
 * @param content any part of a query's answer; it isn't changed
 * @param month the site's present month, `YYYY-MM`
 */
export function withoutSamples(content: unknown, month: string): unknown {
  if (Array.isArray(content))
    return content.filter((item) => !isSampleQuote(item)).map((item) => withoutSamples(item, month));
  if (!isObject(content)) return content;
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [
      name,
      hidden(content, name, value, month) ? null : withoutSamples(value, month),
    ]),
  );
}

interface QuotesSection {
  _key: string;
  quotes: { _ref: string }[] | null;
}

/** What `SAMPLES_QUERY` answers; drafts and versions count as well. */
export interface StoredSamples {
  products: { _id: string; _rev: string; badge: string | null }[];
  quotes: { _id: string; _rev: string }[];
  /** Documents that show sample quotes. */
  pages: { _id: string; _rev: string; sections: QuotesSection[] | null }[];
  /** Samples that are a text, which only a person can write anew. */
  others: { _id: string; label: string | null }[];
}

/** What an editor would have to open one by one. Asked in the raw perspective. */
export const SAMPLES_QUERY = `{
  "products": *[_type == "product" && sample == true]{_id, _rev, badge},
  "quotes": *[_type == "customerQuote" && sample == true]{_id, _rev},
  "pages": *[references(*[_type == "customerQuote" && sample == true]._id)]{
    _id, _rev, "sections": sections[_type == "quotes"]{_key, "quotes": quotes[]{_ref}}
  },
  "others": *[sample == true && !(_type in ["product", "customerQuote"])]{_id, "label": coalesce(title, name)}
}`;

/** What goes out of a page: single quotes, or a section of which nothing would be left. */
function shownSamples(sections: readonly QuotesSection[], samples: ReadonlySet<string>): string[] {
  return sections.flatMap(({ _key, quotes }) => {
    const sampled = (quotes ?? []).filter(({ _ref }) => samples.has(_ref));
    const section = `sections[_key=="${_key}"]`;
    return sampled.length > 0 && sampled.length === quotes?.length
      ? [section]
      : sampled.map(({ _ref }) => `${section}.quotes[_ref=="${_ref}"]`);
  });
}

/** How samples go out of the content, for one transaction: all of it or nothing. */
export interface StripPlan {
  /** Paths to clear, by document, and the revision that the plan is for: a later one may not be a sample. */
  patches: { id: string; rev: string; unset: string[] }[];
  deletes: string[];
}

/** Plans to take ratings, counts and quotes that nobody gave out of all documents. */
export function stripPlan({ products, quotes, pages }: StoredSamples): StripPlan {
  const gone = new Set(quotes.map(({ _id }) => _id));
  const patches = [
    ...products.map(({ _id, _rev, badge }) => ({
      id: _id,
      rev: _rev,
      unset: [
        'rating',
        'reviewsText',
        'ratingSource',
        'sample',
        ...(countsBuyers(badge) ? ['badge', 'badgeMonth'] : []),
      ],
    })),
    ...pages.map(({ _id, _rev, sections }) => ({
      id: _id,
      rev: _rev,
      unset: shownSamples(sections ?? [], gone),
    })),
    // A delete takes no revision; this patch goes ahead of it and does.
    ...quotes.map(({ _id, _rev }) => ({ id: _id, rev: _rev, unset: ['sample'] })),
  ];
  return { patches: patches.filter(({ unset }) => unset.length > 0), deletes: [...gone] };
}
