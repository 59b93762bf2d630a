import { siteTexts } from '../site-texts/site-texts.ts';

/** Units of the countdown to the next Setup of the Month. */
export const COUNTDOWN_TEXTS = siteTexts('countdown', {
  days: 'days',
  hours: 'hours',
  minutes: 'minutes',
  seconds: 'seconds',
});
