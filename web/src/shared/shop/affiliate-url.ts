/** What a shop link leads to: a product of the marketplace, or a search where there is no number. */
export interface ShopTarget {
  marketplaceId?: string | null | undefined;
  searchPhrase?: string | null | undefined;
}

const MARKETPLACE = 'https://www.amazon.com';
const MARKETPLACE_ID = /^[A-Z0-9]{10}$/;
const ASSOCIATE_TAG = /^[a-z0-9-]+$/i;

/** Relation of every paid link to where it leads. */
export const AFFILIATE_REL = 'sponsored nofollow noopener';

/**
 * Address of a product in the shop, with the site's associate tag.
 * @returns null when there is neither a product number nor a search phrase
 */
export function affiliateUrl(target: ShopTarget, associateTag: string | null | undefined): string | null {
  const id = target.marketplaceId?.trim() ?? '';
  const phrase = target.searchPhrase?.trim() ?? '';
  const isProduct = MARKETPLACE_ID.test(id);
  if (!isProduct && !phrase) return null;
  const url = new URL(isProduct ? `/dp/${id}` : '/s', MARKETPLACE);
  if (!isProduct) url.searchParams.set('k', phrase);
  if (associateTag && ASSOCIATE_TAG.test(associateTag)) url.searchParams.set('tag', associateTag);
  return url.href;
}
