import { groupedNumber } from './english-format.ts';

/** Light that a projector gives: `2,500 lm`. */
export function lumensText(lumens: number): string {
  return `${groupedNumber(lumens)} lm`;
}
