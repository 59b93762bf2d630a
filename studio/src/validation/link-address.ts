const ALLOWED_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Checks an address that an editor typed: a path of the site (`/…`, `/#…`) or a http(s), mailto or
 * tel address; anything that could run code is refused.
 * @returns true, or the sentence that the editor reads
 */
export function linkAddress(value: string | undefined): true | string {
  if (!value) return true;
  if (value.startsWith('/') && !value.startsWith('//') && !value.includes('\\')) return true;
  const url = URL.parse(value);
  if (url && ALLOWED_SCHEMES.has(url.protocol)) return true;
  return 'Use a page of this site, like /blog, or a full address starting with https://, mailto: or tel:.';
}
