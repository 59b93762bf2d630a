import type { MovieLight } from '@lumen-throw/throw/projector-light';
import { siteTexts } from '../../../shared/site-texts/site-texts.ts';

/** Words of the comparison of projectors. */
export const COMPARISON_TEXTS = siteTexts('side-by-side', {
  title: 'Projectors side by side',
  intro: "Choose two to four. Each row compares figures for the same signal or mode, or says that it can't.",
  seoDescription:
    'Two to four projectors side by side: brightness, distance for 100 inches, light on the screen, and where the figures come from.',
  choose: (place: number) => `Projector ${place}`,
  nothing: 'None',
  empty: 'Two projectors or more will stand here side by side.',
  /** The way to those that were chosen on other pages; two or more. */
  compareChosen: (count: number) => `Compare the ${count} you chose`,
  scriptless: 'You need JavaScript to choose. The list has the same figures.',
  figure: 'Figure',
  caption: (names: string) => `Side by side: ${names}`,
  distance: 'Distance for 100 in',
  rated: 'Rated brightness',
  measured: 'Measured brightness',
  light: 'White on 100 in, movie mode',
  /** What the light on the screen is worked out from. */
  from: {
    calibrated: 'measured',
    rated: '¾ of the rated light',
    brightest: 'the most that was measured',
    measured: '¾ of the measured light',
  } satisfies Record<MovieLight['from'], string>,
  notKnown: 'not entered yet',
  differences: 'Where they differ',
  same: 'The same for all',
  /** @param names of figures that nobody has given for any of them */
  notEntered: (names: string) => `Not entered yet for any of them: ${names}.`,
  shop: 'In the shop',
  /** Said of a row whose figures don't hold for the same, by what they hold for. */
  notComparable: {
    different: {
      signal: 'not comparable: the signals differ',
      mode: 'not comparable: the modes differ',
      setting: 'not comparable: the settings differ',
    },
    notStated: {
      signal: 'not comparable: not every signal is stated',
      mode: 'not comparable: not every mode is stated',
      setting: 'not comparable: not every setting is stated',
    },
  },
  /** Said of a figure in such a row whose source doesn't say it. */
  notStated: {
    signal: 'signal not stated',
    mode: 'mode not stated',
    setting: 'setting not stated',
  },
  withCondition: (value: string, condition: string) => `${value} (${condition})`,
  /** @param unknown what the address asked for and the list does not have */
  gone: (unknown: readonly string[]) =>
    `This link asked for ${unknown.join(', ')}, which ${unknown.length === 1 ? "isn't" : "aren't"} in the list (anymore).`,
  tooMany: 'This link asked for more than four projectors; these are the first four.',
  footLamberts: (value: number, from: string) => `${value.toFixed(1)} fL, ${from}`,
  withEvidence: (value: string, whose: string) => `${value}, ${whose}`,
});
