/** The light that a projector gives over its whole chip, as it is set and as its zoom stands. */

/** What is known of a projector's light. Figures that nobody has published are left out, never guessed. */
export interface ProjectorLight {
  /** Lumens in the brightest mode, which is what makers print. */
  lumens: number;
  /** Lumens by picture mode, where somebody has measured them. */
  modes?: Readonly<Record<string, number>>;
  /** Share of the light that is lost at the tele end of the zoom, 0 to 1, where it is known. */
  teleLoss?: number;
}

/**
 * Lumens in a picture mode and at a zoom position. The loss grows evenly over the zoom, from none at
 * its wide end, where makers measure; without a published loss there is none.
 * @param mode null for the brightest @param zoom 0 wide to 1 tele, taken as inside of that; null
 *   without zoom @returns null for a mode of which nothing is known
 */
export function lumensIn(
  { lumens, modes = {}, teleLoss = 0 }: ProjectorLight,
  mode: string | null,
  zoom: number | null,
): number | null {
  const given = mode === null ? lumens : Object.hasOwn(modes, mode) ? modes[mode] : undefined;
  if (given === undefined) return null;
  return given * (1 - teleLoss * Math.min(1, Math.max(0, zoom ?? 0)));
}
