/** Shops that pay for visitors, or whose terms forbid copying what they say of a product. */
const SHOP_HOST =
  /(^|\.)(aliexpress|am(azon|zn)|bestbuy|bhphotovideo|costco|ebay|newegg|target|temu|walmart)\.[a-z.]{2,6}$/;

/** Whether an address is one of a shop; false for what is no address. */
export function isShopAddress(address: string): boolean {
  return SHOP_HOST.test(URL.parse(address.trim())?.hostname ?? '');
}
