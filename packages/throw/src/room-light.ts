/** Places in which pictures are looked at. */
export type RoomLight = 'dark' | 'living' | 'dusk';

interface Place {
  /** Light that falls on the screen beside the picture, in foot-candles (1 fc on matte white is 1 fL). */
  ambient: number;
  /** Least brightness of white that looks right, in foot-lamberts. */
  least: number;
  /** Most brightness that helps, in foot-lamberts; null where more is always welcome. */
  most: number | null;
}

/** On-screen contrast below which a picture stops being easy to read: 15 : 1 (AVIXA, basic decision making). */
const LEAST_CONTRAST = 15;

/** Least white in foot-lamberts for the contrast over an ambient light: (white + ambient) ÷ ambient ≥ 15. */
function leastOver(ambient: number): number {
  return (LEAST_CONTRAST - 1) * ambient;
}

/**
 * What each place asks of a picture.
 * Dark: cinemas aim at 16 ± 2 fL (SMPTE RP 51), practice runs from 12 to 22.
 * Living room with a lamp or two: 2 foot-candles on the screen. Dusk, some twenty minutes after sunset:
 * 1 foot-candle. Both follow from the least contrast over that light; the light itself is a rule of thumb.
 */
export const ROOM_LIGHTS: Readonly<Record<RoomLight, Place>> = {
  dark: { ambient: 0, least: 12, most: 22 },
  living: { ambient: 2, least: leastOver(2), most: null },
  dusk: { ambient: 1, least: leastOver(1), most: null },
};

/** `nearly`: at least three quarters of what the place asks for. */
export type BrightnessVerdict = 'dim' | 'nearly' | 'right' | 'bright';

const NEARLY = 0.75;

/** How a brightness looks in a place. @param white on the screen, in foot-lamberts */
export function judgeBrightness(white: number, light: RoomLight): BrightnessVerdict {
  const { least, most } = ROOM_LIGHTS[light];
  if (white < least * NEARLY) return 'dim';
  if (white < least) return 'nearly';
  return most !== null && white > most ? 'bright' : 'right';
}

/**
 * On-screen contrast: (white + ambient) ÷ ambient. Null in the dark, where the projector's own black
 * decides. @param white in foot-lamberts
 */
export function screenContrast(white: number, light: RoomLight): number | null {
  const { ambient } = ROOM_LIGHTS[light];
  return ambient > 0 ? (white + ambient) / ambient : null;
}
