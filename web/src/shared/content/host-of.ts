/** The site that an address leads to, without its `www`; the address itself where it is none. */
export function hostOf(address: string): string {
  return URL.parse(address)?.host.replace(/^www\./, '') ?? address;
}
