import { siteTexts } from '../site-texts/site-texts.ts';

/** Messages about copying. */
export const CLIPBOARD_TOASTS = siteTexts('clipboard', {
  copied: { title: 'Copied to clipboard!' },
  failed: {
    title: 'Error',
    description: "Your browser didn't allow copying. Select the text and copy it yourself.",
  },
});
