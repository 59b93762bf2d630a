/** Words around the seasonal themes. */
export const SEASONAL_TEXTS = {
  title: 'Seasonal Movie Nights',
  seasons: 'Themes',
  tips: 'Setup tips',
} as const;
