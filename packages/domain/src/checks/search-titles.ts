import { isPageType } from '../editing-addresses.ts';
import { pageTitle, SEARCH_TITLE_LENGTH, SEARCH_TITLE_WITH_BRAND } from '../page-title.ts';
import { textOf } from './document-parts.ts';
import { warning, type DocumentCheck } from './problem.ts';

/** Search results show the title of every page whole, with the name of the site behind it. */
export const searchTitles: DocumentCheck = (document, { site }) => {
  if (!isPageType(document._type)) return [];
  const own = textOf(document, 'seoTitle');
  const title = own || textOf(document, 'title');
  const brand = site ? textOf(site.byId.get('siteSettings') ?? {}, 'brand') : null;
  const shown = brand === null ? title : pageTitle(title, brand);
  const most = brand === null ? SEARCH_TITLE_LENGTH : SEARCH_TITLE_WITH_BRAND;
  if (shown.length <= most) return [];
  const longer = `Search results cut off after about ${SEARCH_TITLE_WITH_BRAND} characters, and the name of the site takes about ${SEARCH_TITLE_WITH_BRAND - SEARCH_TITLE_LENGTH} of them.`;
  return [
    own
      ? warning(['seoTitle'], longer)
      : warning(['title'], `${longer} Give a shorter title for search engines.`),
  ];
};
