/** How a picture and a room's light stand beside each other on a display, which is far dimmer or brighter than both. */
import { USUAL_NATIVE_CONTRAST } from './room-light.ts';

/** By how much to multiply what the room's light, and what the projector alone, would look like. */
export interface LightShares {
  room: number;
  projected: number;
}

/** What a projector alone puts on the screen. */
export interface ProjectedLight {
  /** Foot-lamberts. */
  white: number;
  /** White ÷ black; null where nobody measured it. */
  native: number | null;
}

/**
 * Shares for pictures that are shown side by side: each keeps the ratio of its light to the room's, and
 * the brightest white of all becomes 1, the display's own white. White against black is then what
 * `screenContrast` says. The projector's own black is drawn as room light: what that adds beside the
 * screen is a thousandth of white.
 * @param ambient what the screen makes of the room's light, in foot-lamberts
 * @returns for each picture; all dark where there is no light at all
 */
export function lightShares(pictures: readonly ProjectedLight[], ambient: number): LightShares[] {
  const brightest = Math.max(0, ...pictures.map(({ white }) => white)) + ambient;
  return pictures.map(({ white, native }) => {
    if (brightest <= 0) return { room: 0, projected: 0 };
    const black = white / (native ?? USUAL_NATIVE_CONTRAST);
    return { room: (ambient + black) / brightest, projected: (white - black) / brightest };
  });
}
