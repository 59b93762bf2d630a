import type { BrightnessMode } from '@lumen-throw/domain/figures';
import type { MovieLight } from '@lumen-throw/throw/projector-light';
import { siteTexts } from '../site-texts/site-texts.ts';

/** Words for what a brightness is of. */
export const LIGHT_TEXTS = siteTexts('brightness-modes', {
  /** A measured brightness, by what it is of. */
  modes: {
    brightest: 'brightest mode',
    movie: 'movie mode',
    eco: 'eco mode',
    other: 'mode not said',
  } satisfies Record<BrightnessMode, string>,
  /** What a verdict counts with. */
  movieLight: {
    calibrated: (lumens: string) => `${lumens}, measured in a movie mode`,
    rated: (lumens: string) => `${lumens}, three quarters of the rated light, as a movie mode leaves`,
    brightest: (lumens: string) => `${lumens}, the most that was measured`,
    measured: (lumens: string) => `${lumens}, three quarters of the measured light, as a movie mode leaves`,
  } satisfies Record<MovieLight['from'], (lumens: string) => string>,
});
