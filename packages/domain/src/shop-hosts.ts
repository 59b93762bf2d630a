/** Shops that pay for visitors, or whose terms forbid copying what they say of a product. */
const SHOP_HOST =
  /(?:^|\.)(?:(?:amazon|aliexpress|bestbuy|costco|ebay|newegg|temu|walmart)\.(?:com?\.)?[a-z]{2,3}|amzn\.(?:to|eu)|bhphotovideo\.com|target\.com)$/i;

/** Relation of every paid link to where it leads. */
export const PAID_REL = 'sponsored nofollow noopener';

/** Whether an address is one of a shop; false for what is no address. */
export function isShopAddress(address: string): boolean {
  return SHOP_HOST.test(URL.parse(address.trim())?.hostname ?? '');
}
