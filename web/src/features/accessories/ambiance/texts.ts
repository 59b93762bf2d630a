import { siteTexts } from '../../../shared/site-texts/site-texts.ts';

/** Words around the content of the ambiance pages. */
export const AMBIANCE_TEXTS = siteTexts('ambiance', {
  hubTitle: 'Ambiance & Room Design',
  back: 'Back to Ambiance',
  places: { indoor: 'Indoor', outdoor: 'Outdoor' },
  pagesOf: { indoor: 'More indoor pages', outdoor: 'More outdoor pages' },
  tips: 'Good to know',
  noProducts: 'Nothing is listed here yet.',
});
