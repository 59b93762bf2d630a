import { siteTexts } from '../../../shared/site-texts/site-texts.ts';

/** Words of the page of one month. */
export const MONTH_TEXTS = siteTexts('gallery-month', {
  back: 'Gallery',
  loading: 'Loading...',
  needsScript: 'This page needs JavaScript, which is off in this browser.',
  none: 'This month has no setup: none was chosen, or the one that was is no longer shown.',
  notYet: 'This month has not begun yet. Its setup is revealed on the 1st.',
  unknown: 'There is no such month.',
  failed: "We can't load this month right now.",
  tryAgain: 'Try again',
  open: 'Open in the gallery',
  toGallery: 'To the gallery',
  otherMonths: 'Other months',
});
