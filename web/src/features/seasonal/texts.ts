import { siteTexts } from '../../shared/site-texts/site-texts.ts';

/** Words around the seasonal themes. */
export const SEASONAL_TEXTS = siteTexts('seasonal', {
  title: 'Seasonal Movie Nights',
  seasons: 'Themes',
  tips: 'Setup tips',
  now: (theme: string) => `Now: ${theme}`,
  next: (theme: string) => `Next: ${theme}`,
});
