import { siteTexts } from '../../../shared/site-texts/site-texts.ts';

/** Words of the comparison of projectors. */
export const COMPARISON_TEXTS = siteTexts('side-by-side', {
  title: 'Projectors side by side',
  intro: 'Choose two or three. Each figure is the one with the best evidence.',
  seoDescription:
    'Two or three projectors side by side: brightness, distance for 100 inches, light on the screen, and where the figures come from.',
  choose: (place: number) => `Projector ${place}`,
  nothing: 'None',
  empty: 'Choose two projectors above to see them side by side.',
  scriptless: 'You need JavaScript to choose. The list has the same figures.',
  figure: 'Figure',
  caption: (names: string) => `Side by side: ${names}`,
  distance: 'Distance for 100 in',
  light: 'White on 100 in',
  notKnown: 'not known',
  /** @param unknown what the address asked for and the list does not have */
  gone: (unknown: string) => `This link asked for ${unknown}, which isn't in the list (anymore).`,
  tooMany: 'This link asked for more than three projectors; these are the first three.',
  footLamberts: (value: number) => `${value.toFixed(1)} fL`,
  withEvidence: (value: string, whose: string) => `${value}, ${whose}`,
  both: (feet: string, meters: string) => `${feet} (${meters})`,
});
