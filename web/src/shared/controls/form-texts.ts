import { siteTexts } from '../site-texts/site-texts.ts';

/** Words that forms share. */
export const FORM_TEXTS = siteTexts('forms', {
  optional: '(optional)',
  close: 'Close',
});
