import { GUIDES_PER_PAGE, guidesOnPage } from './guides-on-page.ts';
import type { PageKind, PageParameters } from './page-content.ts';

/** Parts of an address, by their names in its pattern. */
type AddressParts = Readonly<Partial<Record<string, string>>>;

/** A number from 2 as addresses have it: the first page is the overview itself. */
const LATER_PAGE = /^(?:[2-9]|[1-9]\d{1,5})$/;

/** Values for the query of a page, from its address. @returns null where no page can be */
export function pageParameters(kind: PageKind, { slug, page = '' }: AddressParts): PageParameters | null {
  if (kind === 'blog') return guidesOnPage(1);
  if (kind === 'blogPage') return LATER_PAGE.test(page) ? guidesOnPage(Number(page)) : null;
  // A query that imports the number would load all queries with the first page.
  return kind === 'author' ? { slug, guides: GUIDES_PER_PAGE } : { slug };
}
