/** Shops' own short addresses, as the button Share of their apps gives them. */
const SHORT_HOSTS: ReadonlySet<string> = new Set(['a.co', 'bhpho.to', 'walmrt.us']);

/** Shops that pay for visitors, or whose terms forbid copying what they say of a product. */
const SHOP_HOST =
  /(^|\.)(aliexpress|am(azon|zn)|bestbuy|bhphotovideo|costco|ebay|newegg|target|temu|walmart)\.[a-z.]{2,6}$/;

/** Whether an address is one of a shop; false for what is no address. */
export function isShopAddress(address: string): boolean {
  const host = URL.parse(address.trim())?.hostname ?? '';
  return SHOP_HOST.test(host) || SHORT_HOSTS.has(host);
}
