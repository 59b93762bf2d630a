import { siteTexts } from '../../shared/site-texts/site-texts.ts';

/** Words of the gallery's page and its Setup of the Month (spec sections 2 and 8). */
export const GALLERY_TEXTS = siteTexts('gallery', {
  title: 'User Projector Setups Gallery',
  intro: 'Real rooms, yards and game corners, shared by the people who built them.',
  metaDescription:
    'Projector setups shared by members: living rooms, backyards and game rooms, with projector, screen size and story.',
  featured: 'Setup of the Month',
  featuredNone:
    'No setup is featured this month yet. Share yours: the one with the most likes is chosen on the 1st.',
  featuredUnavailable: "We can't show the Setup of the Month right now.",
  featuredSoon: 'The next Setup of the Month is about to be revealed.',
  nextReveal: 'Next reveal in',
  revealed: (title: string): string => `The new Setup of the Month: ${title}`,
  loading: 'Loading...',
});

export const GALLERY_TOASTS = siteTexts('gallery-toasts', {
  loadFailed: { title: 'Error', description: 'Failed to load gallery' },
});
