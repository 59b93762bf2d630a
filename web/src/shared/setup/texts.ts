import { siteTexts } from '../site-texts/site-texts.ts';

/** Words of a setup, wherever one is shown (spec sections 2 and 8). */
export const SETUP_TEXTS = siteTexts('setup', {
  noLocation: 'Location not specified',
  noPicture: "This picture can't be shown.",
  likes: (count: number): string => (count === 1 ? '1 like' : `${count} likes`),
  by: 'Shared by',
  ofMonth: (month: string): string => `Setup of the Month, ${month}`,
  image: (index: number, total: number, title: string): string => `${title}, picture ${index} of ${total}`,
  deleteQuestion: 'Are you sure you want to delete this setup?',
  deleteConfirm: 'Delete setup',
  cancel: 'Cancel',
});
