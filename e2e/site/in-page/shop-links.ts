/**
 * Counts the shop links of a page and lists those that are not marked as paid, not tagged, or before the
 * disclosure; runs in the page.
 */
export function misusedShopLinks(): { wrong: string[]; count: number } {
  const paid = [...document.querySelectorAll<HTMLAnchorElement>('main a[href*="amazon."]')];
  const line = [...document.querySelectorAll('main p')].find(({ textContent }) =>
    textContent?.startsWith('Paid link:'),
  );
  const comesBefore = (link: HTMLAnchorElement): boolean =>
    !line || !(line.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING);
  const isMarked = (link: HTMLAnchorElement): boolean =>
    link.rel === 'sponsored nofollow noopener' &&
    link.target === '_blank' &&
    Boolean(new URL(link.href).searchParams.get('tag')) &&
    /new tab/.test(link.getAttribute('aria-label') ?? link.textContent ?? '');
  return {
    wrong: paid
      .filter((link) => !isMarked(link) || comesBefore(link))
      .map(({ outerHTML }) => outerHTML.slice(0, 160)),
    count: paid.length,
  };
}
