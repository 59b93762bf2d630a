import { GUIDES_PER_PAGE } from './guides-on-page.ts';
import type { PageKind, PageParameters } from './page-content.ts';

/** Parts of an address, by their names in its pattern. */
type AddressParts = Readonly<Partial<Record<string, string>>>;

/** A number from 2 as addresses have it: the first page is the overview itself. */
const LATER_PAGE = /^(?!1$)[1-9]\d*$/;

/**
 * Values for the query of a page, from its address: a slug, and the range of a list, which most have not.
 * @returns null where no page can be
 */
export function pageParameters(kind: PageKind, { slug, page = '1' }: AddressParts): PageParameters | null {
  if (kind === 'blogPage' && !LATER_PAGE.test(page)) return null;
  const to = Number(page) * GUIDES_PER_PAGE;
  return { slug, from: to - GUIDES_PER_PAGE, to };
}
