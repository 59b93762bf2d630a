/** How a picture and a room's light stand beside each other on a display, which is far dimmer or brighter than both. */

/** By how much to multiply what the room's light, and what the projector alone, would look like. */
export interface LightShares {
  room: number;
  projected: number;
}

/**
 * Shares for pictures that are shown side by side: each keeps the ratio of its light to the room's, and
 * the brightest white of all becomes 1, the display's own white. Light adds up, so in each of them white
 * against black is (white + ambient) ÷ ambient, as `contrastOver` says.
 * @param whites of the projectors alone, in foot-lamberts
 * @param ambient what the screen makes of the room's light, in foot-lamberts
 * @returns for each white; all dark where there is no light at all
 */
export function lightShares(whites: readonly number[], ambient: number): LightShares[] {
  const brightest = Math.max(0, ...whites) + ambient;
  return whites.map((white) =>
    brightest > 0 ? { room: ambient / brightest, projected: white / brightest } : { room: 0, projected: 0 },
  );
}
