import { siteTexts } from '../../shared/site-texts/site-texts.ts';

/** Words of the overview of guides; apart from the guides' own, so that they come with its script. */
export const OVERVIEW_TEXTS = siteTexts('guides-overview', {
  title: (title: string, page: number) => (page === 1 ? title : `${title}, page ${page}`),
  otherGuides: 'More guides',
  pages: 'Pages of guides',
  page: (page: number) => `Page ${page}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
});
