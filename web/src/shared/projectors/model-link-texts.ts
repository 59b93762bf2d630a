import { siteTexts } from '../site-texts/site-texts.ts';

/** Words of links to real models. */
export const MODEL_LINK_TEXTS = siteTexts('model-links', {
  sourcedFigures: (name: string) => `${name}: figures and sources`,
});
