/** Places in which pictures are looked at. */
export type RoomLight = 'dark' | 'living' | 'daylight' | 'dusk';

interface Place {
  /** Light that falls on the screen beside the picture, in foot-candles (1 fc on matte white is 1 fL). */
  ambient: number;
  /** Least brightness of white that looks right on a screen of gain 1, in foot-lamberts. */
  least: number;
  /** Most brightness that helps, in foot-lamberts; null where more is always welcome. */
  most: number | null;
}

/** One foot-candle in lux: a lumen on a square foot, in lumens on a square meter. */
export const LUX_PER_FOOT_CANDLE = 1 / 0.3048 ** 2;

/** On-screen contrast below which a picture stops being easy to read: 15 : 1 (AVIXA, basic decision making). */
const LEAST_CONTRAST = 15;

/**
 * Light on the screen of a living room by day, in lux: what Projecta, a maker of screens, calls normal
 * ambient light. Berkeley Lab's study of rooms with televisions found more than that rarely: over
 * three quarters of the viewing was below 50 lux.
 */
export const DAYLIGHT_LUX = 80;

/** Least white in foot-lamberts for the contrast over an ambient light: (white + ambient) ÷ ambient ≥ 15. */
function leastOver(ambient: number): number {
  return (LEAST_CONTRAST - 1) * ambient;
}

const daylight = DAYLIGHT_LUX / LUX_PER_FOOT_CANDLE;

/**
 * What each place asks of a picture.
 * Dark: cinemas aim at 16 ± 2 fL (SMPTE RP 51), practice runs from 12 to 22.
 * Living room with a lamp or two: 2 foot-candles on the screen. Dusk, some twenty minutes after sunset:
 * 1 foot-candle. Living room by day: 80 lux. All three follow from the least contrast over that light;
 * the light itself is a rule of thumb.
 */
export const ROOM_LIGHTS: Readonly<Record<RoomLight, Place>> = {
  dark: { ambient: 0, least: 12, most: 22 },
  living: { ambient: 2, least: leastOver(2), most: null },
  daylight: { ambient: daylight, least: leastOver(daylight), most: null },
  dusk: { ambient: 1, least: leastOver(1), most: null },
};

/** `nearly`: at least three quarters of what the place asks for. */
export type BrightnessVerdict = 'dim' | 'nearly' | 'right' | 'bright';

const NEARLY = 0.75;

/**
 * What a screen makes of light that falls on it, in foot-lamberts: lux ÷ 10.764 × gain, as on matte
 * white of that gain. @param lux on the screen, beside the picture
 */
export function ambientOnScreen(lux: number, gain = 1): number {
  return (lux / LUX_PER_FOOT_CANDLE) * gain;
}

/**
 * Least white that looks right, in foot-lamberts. A screen of more gain gives back more of the room's
 * light too, so that in a lit room gain asks for as much more as it gives; in the dark it is all won.
 */
export function leastWhite(light: Light, gain = 1): number {
  // Less light than a lamp's doesn't make a cinema content with less than it asks for in the dark.
  if (typeof light === 'number') return Math.max(ROOM_LIGHTS.dark.least, leastWhiteOver(light, gain));
  const { ambient, least } = ROOM_LIGHTS[light];
  return ambient > 0 ? least * gain : least;
}

/** The light of a room: a place, or lux on the screen as somebody measured them. */
export type Light = RoomLight | number;

/** Least white for a contrast of 15 : 1 over any light on the screen, in foot-lamberts. @param lux above 0 */
export function leastWhiteOver(lux: number, gain = 1): number {
  return leastOver(ambientOnScreen(lux, gain));
}

/**
 * Most light on the screen, in lux, in which a white looks right; the inverse of `leastWhite`. Null where
 * it is too little even without any.
 * @param white on the screen, in foot-lamberts
 */
export function mostLux(white: number, gain = 1): number | null {
  if (white < ROOM_LIGHTS.dark.least) return null;
  return (white / ((LEAST_CONTRAST - 1) * gain)) * LUX_PER_FOOT_CANDLE;
}

/** How a brightness looks in a place. @param white on the screen, in foot-lamberts */
export function judgeBrightness(white: number, light: Light, gain = 1): BrightnessVerdict {
  const most = typeof light === 'number' ? null : ROOM_LIGHTS[light].most;
  const least = leastWhite(light, gain);
  if (white < least * NEARLY) return 'dim';
  if (white < least) return 'nearly';
  return most !== null && white > most ? 'bright' : 'right';
}

/** On-screen contrast over a light: (white + ambient) ÷ ambient, both in foot-lamberts on the screen; null without one. */
export function contrastOver(white: number, ambient: number): number | null {
  return ambient > 0 ? (white + ambient) / ambient : null;
}

/**
 * On-screen contrast in a light. Null in the dark, where the projector's own black decides.
 * @param white in foot-lamberts
 */
export function screenContrast(white: number, light: Light, gain = 1): number | null {
  const ambient =
    typeof light === 'number' ? ambientOnScreen(light, gain) : ROOM_LIGHTS[light].ambient * gain;
  return contrastOver(white, ambient);
}
