/** The light that a verdict counts with: that of a picture to watch, not of the brightest mode. */

/**
 * Share of its rated light that a projector has left in a movie mode, where nobody measured that: makers
 * rate the brightest mode, which is often green.
 */
export const MOVIE_SHARE = 0.75;

/** What is known of a projector's light, in lumens; null where nobody says. A doubted figure is none of them. */
export interface KnownLight {
  /** Measured in a movie mode, or calibrated. */
  calibrated: number | null;
  /** Rated by the maker or a seller. */
  rated: number | null;
  /** Measured in the brightest mode, or in one that nobody names. */
  brightest: number | null;
}

/** Lumens that a verdict counts with. */
export interface MovieLight {
  lumens: number;
  /**
   * `calibrated`: measured in a movie mode. `rated`: `MOVIE_SHARE` of the rated light. `brightest`: the most
   * that was measured, where it is below that; a movie mode is never brighter. `measured`: `MOVIE_SHARE` of
   * the most that was measured, where nobody rates the light.
   */
  from: 'calibrated' | 'rated' | 'brightest' | 'measured';
}

/**
 * The light that a verdict counts with: the calibrated figure where one was measured, else the rated one
 * times 0.75, or the measured brightest times 0.75 where nobody rates it. Null where nobody says anything.
 */
export function movieLight({ calibrated, rated, brightest }: KnownLight): MovieLight | null {
  if (calibrated !== null) return { lumens: calibrated, from: 'calibrated' };
  if (rated === null)
    return brightest === null ? null : { lumens: Math.round(brightest * MOVIE_SHARE), from: 'measured' };
  const lumens = Math.round(rated * MOVIE_SHARE);
  return brightest !== null && brightest < lumens
    ? { lumens: brightest, from: 'brightest' }
    : { lumens, from: 'rated' };
}
