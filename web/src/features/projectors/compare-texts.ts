import { siteTexts } from '../../shared/site-texts/site-texts.ts';

/** Words of the bar with what is chosen to compare. */
export const COMPARE_BAR_TEXTS = siteTexts('compare-bar', {
  compareChosen: (count: number) => (count < 2 ? 'Choose one more to compare' : `Compare these ${count}`),
  clearChosen: 'Clear',
  chosen: 'Chosen to compare',
});
