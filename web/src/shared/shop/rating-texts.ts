import { siteTexts } from '../site-texts/site-texts.ts';

/** Words around ratings. */
export const RATING_TEXTS = siteTexts('rating', {
  stars: (rating: number) => `${rating} out of 5 stars`,
  /** Once on a page, beside the first of them. */
  samples:
    'The stars, review counts, buyer counts and quotes on this page are samples. We made them up to show where real ones will go.',
});
