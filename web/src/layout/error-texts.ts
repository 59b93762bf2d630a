import { siteTexts } from '../shared/site-texts/site-texts.ts';

/** Words of the pages that say what went wrong. */
export const ERROR_TEXTS = siteTexts('errors', {
  notFoundCode: '404',
  notFoundTitle: 'Oops! Page not found',
  returnHome: 'Return to Home',
  ways: { search: 'Search', guides: 'Guides', projectors: 'Projectors' },
  notFoundLog: '404: there is no page at',
  brokenTitle: "This page didn't load",
  brokenText: 'Something went wrong on the way. Your connection may have dropped; trying again often helps.',
  tryAgain: 'Try again',
});
