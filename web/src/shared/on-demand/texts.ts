import { siteTexts } from '../site-texts/site-texts.ts';

/** What is said when a part that somebody asked for does not load. */
export const PART_TOASTS = siteTexts('parts', {
  notLoaded: {
    title: 'Error',
    description: "This part of the page can't be loaded. Check your connection and try again.",
  },
});
