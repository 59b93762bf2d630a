import { siteTexts } from '../../shared/site-texts/site-texts.ts';

/** Words of the guides' pages. */
export const GUIDE_TEXTS = siteTexts('guides', {
  picks: (shown: number, all: number) => {
    if (all === 1) return 'The pick of this guide';
    return shown < all ? `${shown} of the ${all} picks of this guide` : `The ${all} picks of this guide`;
  },
  realModels: 'See real models',
  why: 'Why this one',
  whyProduct: (name: string) => `Why this one: ${name}`,
  byAuthor: (name: string, shown: number, all: number) => {
    const guides = shown < all ? `The latest ${shown} of ${all} guides` : 'Guides';
    return name ? `${guides} by ${name}` : guides;
  },
  sources: 'Sources',
  sourcesRead: (days: string) => `Sources read ${days}`,
  sourceRead: (date: string) => `read ${date}`,
});
