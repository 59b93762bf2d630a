import { siteTexts } from '../../shared/site-texts/site-texts.ts';

/** Words around the lists of accessories and of what makes a room. */
export const LIST_TEXTS = siteTexts('lists', {
  /** Name of the links that lead to the groups of a list. */
  groups: 'Groups on this page',
  /** Heading of the products that editors put into no group. */
  ungrouped: 'More',
  filter: 'Show',
  all: 'All',
  products: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  backToAccessories: '← Back to All Accessories',
  noProducts: 'Nothing is listed here yet.',
  shown: (count: number, all: number) => `${count} of ${all} products`,
});
