interface ListedSource {
  _key: string;
  address?: string;
}

/** An address as browsers request it: the part after `#` is a place on the same page. */
function pageOf(address: string): string {
  const url = URL.parse(address.trim());
  if (!url) return address;
  url.hash = '';
  return url.href;
}

/**
 * Checks that each page stands once in a list of sources.
 * @returns true, or the sentence that the editor reads, at the later of the two
 */
export function doubledSource(
  sources: readonly ListedSource[] | undefined,
): true | { message: string; path: [{ _key: string }, 'address'] } {
  const pages = new Set<string>();
  for (const { _key, address } of sources ?? []) {
    if (!address) continue;
    const page = pageOf(address);
    if (pages.has(page))
      return {
        message: 'This page is already in the list. Add there what else it supports, and remove this one.',
        path: [{ _key }, 'address'],
      };
    pages.add(page);
  }
  return true;
}
