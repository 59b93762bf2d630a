import { siteTexts } from '../../../shared/site-texts/site-texts.ts';

/** Words of the tables that need no calculator. */
export const TABLE_TEXTS = siteTexts('tables', {
  heading: 'Common sizes at a glance',
  intro: 'For 16:9 pictures and a screen of gain 1.0, from the same formulas as the calculator.',
  distances: 'Distance from lens to screen, by throw ratio',
  light: 'Lumens the picture needs, and where to sit',
  screen: 'Screen',
  picture: 'Picture',
  ratio: (ratio: number) => `Ratio ${ratio}`,
  both: (feet: string, meters: string) => `${feet} (${meters})`,
});
