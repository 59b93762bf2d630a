import type { RoomFit } from '@lumen-throw/throw/room-fit';
import { siteTexts } from '../../../shared/site-texts/site-texts.ts';

const NUMBERS = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** A small number as a word. */
function inWords(count: number): string {
  return NUMBERS[count] ?? String(count);
}

/** A sentence with a capital at its start. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Words of "Will it fit my room?". */
export const FIT_TEXTS = siteTexts('fit', {
  heading: 'Will it fit my room?',
  /** @param fitting how many of all do */
  count: (fitting: number, all: number) => {
    if (fitting === 0) return 'None does yet.';
    if (fitting === all) return 'All of them do.';
    const word = inWords(fitting);
    return capital(`${word} of ${inWords(all)} ${fitting === 1 ? 'does' : 'do'}.`);
  },
  intro: (distance: string, diagonal: string, light: string, gain: string) =>
    capital(
      `${diagonal} from ${distance}, ${light.toLowerCase()}, screen gain ${gain}. Change any of it above.`,
    ),
  recommended: (figure: string) => `the recommended ${figure}`,
  levels: {
    fits: 'Fits',
    tight: 'Tight',
    nearly: 'Nearly',
    unknown: 'Figure missing',
    misses: 'Does not fit',
  } satisfies Record<RoomFit['level'], string>,
  zoomAt: (percent: string) => `zoom at ${percent}`,
  zoomAtEnd: (percent: string) => `zoom at ${percent}, its very end`,
  fixed: 'the only distance for this lens',
  oneDistance: 'the only distance in print for this size',
  tolerance: 'within the tolerance of its lens',
  spread: 'some models of this kind fit here; each has one distance',
  /** What a verdict that is not good says. @param lumens that would be bright enough */
  light: {
    foggy: (lumens: string) => `foggy: ${lumens} needed`,
    thin: (lumens: string) => `thin: ${lumens} needed`,
    dim: (lumens: string) => `too dim: ${lumens} needed`,
    nearly: (lumens: string) => `a little dim: ${lumens} needed`,
  },
  lumensUnknown: 'brightness not entered yet',
  none: 'No projector with a known throw ratio is listed yet.',
});
