import { siteTexts } from '../../site-texts/site-texts.ts';

/** Words of the comparison's real models, which come after the page's own scripts. */
export const REAL_MODELS_TEXTS = siteTexts('compared-models', {
  intro: (shown: number, all: number) =>
    `The ${shown} latest of ${all} real models. Light is what a movie mode leaves.`,
  all: (all: number) => `All ${all} real models`,
  picture: 'Picture',
  light: 'Light',
  price: 'Price',
  unknown: 'Not entered yet',
});
