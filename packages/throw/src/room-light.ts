/**
 * The light of a room, what it makes of a picture, and how that looks: one table for everything that
 * speaks of light. Light on the screen is lux, white on it is foot-lamberts.
 */

/** Places in which pictures are looked at, the darkest of each kind first. */
export type RoomLight = 'dark' | 'living' | 'daylight' | 'open' | 'night' | 'nightfall' | 'dusk';

/**
 * Light that falls on the screen beside the picture, in lux. A lamp or two, or curtains drawn by day: 20.
 * By day with blinds half closed: 80, what the screen maker Projecta calls normal ambient light; with the
 * curtains open 300. Outdoors under a clear sky in June at 40 degrees north: 20 minutes after sunset 29,
 * 30 minutes after 6. All but the sky are rules of thumb.
 */
export const ROOM_LIGHTS: Readonly<Record<RoomLight, number>> = {
  dark: 1,
  living: 20,
  daylight: 80,
  open: 300,
  dusk: 29,
  nightfall: 6,
  night: 1,
};

/** The light of a room: a place, or lux on the screen as somebody measured them. */
export type Light = RoomLight | number;

/** Lux on the screen. */
export function luxOf(light: Light): number {
  return typeof light === 'number' ? light : ROOM_LIGHTS[light];
}

/** One foot-candle in lux: a lumen on a square foot, in lumens on a square meter. */
export const LUX_PER_FOOT_CANDLE = 1 / 0.3048 ** 2;

/**
 * Contrast on the screen, from black to white. From 15 : 1 a picture is easy to read (AVIXA, basic
 * decision making), from 10 : 1 it is thin; dark scenes want 100 : 1.
 */
export const CONTRASTS = { good: 15, thin: 10, darkScenes: 100 } as const;

/** White against black of a projector in the dark, where nobody measured its own. */
export const USUAL_NATIVE_CONTRAST = 1000;

/**
 * White in foot-lamberts: cinemas aim at 16 ± 2 (SMPTE RP 51), practice runs from 12 to 22. Less light
 * than a lamp's doesn't make a cinema content with less than the dark asks for.
 */
export const WHITES = { least: 12, most: 22 } as const;

/** Share of the least white from which a picture is a little dim and not too dim. */
const LITTLE_DIM = 0.75;

/** Arithmetic on two sides of one bound differs by less than this share. */
const SAME = 1e-9;

/**
 * What a screen makes of light that falls on it, in foot-lamberts: lux ÷ 10.764 × gain, as on matte
 * white of that gain. @param lux on the screen, beside the picture
 */
export function ambientOnScreen(lux: number, gain = 1): number {
  return (lux / LUX_PER_FOOT_CANDLE) * gain;
}

/** What white and black on a screen consist of besides the projector's light. */
export interface Surroundings {
  light: Light;
  /** Gain of the screen. */
  gain: number;
  /**
   * Share of the room's light that the screen turns away from the viewers, 0 to 1; none where it is left
   * out. A screen made to reject room light has it beside its gain, as its maker prints it.
   */
  rejected?: number;
  /** White ÷ black of the projector itself; null where nobody measured it. */
  native: number | null;
}

/** What a screen makes of the room's light, in foot-lamberts. */
function roomLightOnScreen({ light, gain, rejected = 0 }: Omit<Surroundings, 'native'>): number {
  return ambientOnScreen(luxOf(light) * (1 - rejected), gain);
}

function blackShare(native: number | null): number {
  return 1 / (native ?? USUAL_NATIVE_CONTRAST);
}

/**
 * Contrast on the screen: (white + ambient) ÷ (white ÷ native + ambient). Room light and the projector's
 * own black both lie below the whole picture. @param white of the projector alone, in foot-lamberts
 */
export function screenContrast(white: number, surroundings: Surroundings): number {
  const ambient = roomLightOnScreen(surroundings);
  return (white + ambient) / (white * blackShare(surroundings.native) + ambient);
}

/** Least white for a contrast, in foot-lamberts; infinite where the projector's own black does not allow it. */
export function whiteForContrast(contrast: number, surroundings: Surroundings): number {
  const left = 1 - contrast * blackShare(surroundings.native);
  return left > 0 ? ((contrast - 1) * roomLightOnScreen(surroundings)) / left : Number.POSITIVE_INFINITY;
}

/**
 * Least white that looks good, in foot-lamberts: enough contrast over the room's light, and as much as
 * the dark asks for. A screen of more gain gives back more of the room's light too, so gain helps in the
 * dark alone.
 */
export function leastWhite(surroundings: Surroundings): number {
  return Math.max(WHITES.least, whiteForContrast(CONTRASTS.good, surroundings));
}

/**
 * Most light on the screen, in lux, in which a white looks good; the inverse of `leastWhite`. Null where
 * it is too little even without any.
 * @param white on the screen, in foot-lamberts
 */
export function mostLux(
  white: number,
  { gain, native, rejected = 0 }: Omit<Surroundings, 'light'>,
): number | null {
  const left = 1 - CONTRASTS.good * blackShare(native);
  if (white < WHITES.least * (1 - SAME) || left <= 0) return null;
  return ((white * left) / ((CONTRASTS.good - 1) * gain * (1 - rejected))) * LUX_PER_FOOT_CANDLE;
}

/**
 * How a picture looks. Where the room's light takes the contrast it is `foggy` or `thin`; where it has
 * contrast and too little light `dim` or `nearly` bright enough; `bright` is more than a dark room likes.
 */
export type BrightnessVerdict = 'foggy' | 'thin' | 'dim' | 'nearly' | 'right' | 'bright';

/** How a brightness looks in a place. @param white on the screen, in foot-lamberts */
export function judgeBrightness(white: number, surroundings: Surroundings): BrightnessVerdict {
  const contrast = screenContrast(white, surroundings) * (1 + SAME);
  const seen = white * (1 + SAME);
  if (contrast < CONTRASTS.thin) return 'foggy';
  if (seen < WHITES.least * LITTLE_DIM) return 'dim';
  if (contrast < CONTRASTS.good) return 'thin';
  if (seen < WHITES.least) return 'nearly';
  return luxOf(surroundings.light) <= ROOM_LIGHTS.dark && white > WHITES.most ? 'bright' : 'right';
}

/** Whether a picture looks good, and not thin or a little dim. */
export function looksGood(verdict: BrightnessVerdict): verdict is 'right' | 'bright' {
  return verdict === 'right' || verdict === 'bright';
}
