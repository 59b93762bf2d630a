/** Viewing angles that standards and cinema programmes ask for, in degrees of the picture's width. */
export const VIEWING_ANGLES = {
  /** THX: the seat that it recommends. */
  thxBest: 40,
  /** THX: the farthest row. */
  thxFarthest: 36,
  /** SMPTE EG 18: the smallest angle from any seat. */
  smpteLeast: 30,
} as const;

export type ViewingStandard = keyof typeof VIEWING_ANGLES;

function halfTangent(degrees: number): number {
  return Math.tan((degrees * Math.PI) / 360);
}

/**
 * Distance from eye to screen at which a picture fills an angle: width ÷ (2 · tan(angle ÷ 2)).
 * @param width of the picture, in any unit; the result is in the same @param degrees more than 0, less than 180
 */
export function seatDistance(width: number, degrees: number): number {
  return width / (2 * halfTangent(degrees));
}

/** The angle, in degrees, that a picture fills from a distance; the inverse of `seatDistance`. */
export function viewingAngle(width: number, distance: number): number {
  return (Math.atan(width / (2 * distance)) * 360) / Math.PI;
}
