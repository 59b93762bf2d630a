import { siteTexts } from '../../shared/site-texts/site-texts.ts';

/** Words of the overview of accessories. */
export const ACCESSORIES_TEXTS = siteTexts('accessories', {
  ourPicks: 'Our Picks',
  picksOf: (title: string) => `Our Picks: ${title}`,
  typicalPrice: 'Typical price',
});
