/** Units of the countdown to the next Setup of the Month. */
export const COUNTDOWN_TEXTS = {
  days: 'days',
  hours: 'hours',
  minutes: 'minutes',
  seconds: 'seconds',
} as const;
