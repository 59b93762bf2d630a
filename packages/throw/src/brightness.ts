import { chipShare } from './chip-share.ts';
import { diagonalOfWidth, imageSize, ASPECT_RATIOS, type AspectRatio } from './image-size.ts';

/** One foot-lambert in candela per square meter: 1/π candela per square foot. */
export const NITS_PER_FOOT_LAMBERT = 1 / (Math.PI * 0.3048 ** 2);

const SQUARE_INCHES_PER_SQUARE_FOOT = 144;

/** A picture on a screen, and the light on it. */
export interface LitScreen {
  /** Light that the projector gives over its whole chip. */
  lumens: number;
  /** Gain of the screen; 1 is matte white. */
  gain: number;
  /** Inches. */
  diagonal: number;
  aspect: AspectRatio;
  /** Shape of the projector's chip, where it is not the picture's. */
  native?: AspectRatio;
}

function squareFeet(diagonal: number, aspect: AspectRatio): number {
  const { width, height } = imageSize(diagonal, aspect);
  return (width * height) / SQUARE_INCHES_PER_SQUARE_FOOT;
}

/**
 * Brightness of white on the screen, in foot-lamberts: lumens × gain ÷ area in square feet, the
 * definition of the foot-lambert for a matte screen. Nominal: film mode, age and zoom take their part.
 */
export function footLamberts({ lumens, gain, diagonal, aspect, native = aspect }: LitScreen): number {
  return (lumens * chipShare(aspect, native) * gain) / squareFeet(diagonal, aspect);
}

/** The same in nits (candela per square meter). */
export function nits(inFootLamberts: number): number {
  return inFootLamberts * NITS_PER_FOOT_LAMBERT;
}

/** Lumens that a brightness on a screen takes; the inverse of `footLamberts`. */
export function lumensFor(wanted: number, screen: Omit<LitScreen, 'lumens'>): number {
  const { gain, diagonal, aspect, native = aspect } = screen;
  return (wanted * squareFeet(diagonal, aspect)) / (gain * chipShare(aspect, native));
}

/** Largest diagonal, in inches, on which the lumens give a brightness in foot-lamberts. */
export function diagonalFor(wanted: number, screen: Omit<LitScreen, 'diagonal'>): number {
  const { lumens, gain, aspect, native = aspect } = screen;
  const area = (lumens * chipShare(aspect, native) * gain * SQUARE_INCHES_PER_SQUARE_FOOT) / wanted;
  return diagonalOfWidth(Math.sqrt(area * ASPECT_RATIOS[aspect]), aspect);
}
