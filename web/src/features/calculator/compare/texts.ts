import { siteTexts } from '../../../shared/site-texts/site-texts.ts';

/** Words of the comparison of projectors. */
export const COMPARE_TEXTS = siteTexts('compare', {
  heading: 'Side by side',
  intro: 'Up to three projectors in the same room, in one calculation.',
  besides: ['Second projector', 'Third projector'],
  nobody: 'None',
  figure: 'Figure',
  rows: {
    ratio: 'Throw ratio',
    distances: (diagonal: string) => `Distance for ${diagonal}`,
    recommended: 'Recommended distance',
    diagonals: (distance: string) => `Sizes from ${distance}`,
    zoom: 'Zoom position there',
    brightness: 'Brightness',
    advice: 'What to change',
  },
  unknown: 'Not known',
  ratioByLaw: (diagonal: string) => `at ${diagonal}, by the maker’s own table`,
  nothingToChange: 'Nothing',
});
