/**
 * How wide the picture of the Setup of the Month is shown, as an image's `sizes` says it: somewhat more
 * than half of the page from `media.large` on, all of it before.
 */
export const FEATURED_SIZES = '(min-width: 75rem) 43rem, (min-width: 62rem) 57vw, 94vw';
