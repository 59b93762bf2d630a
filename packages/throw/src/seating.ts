/** Viewing angles that standards and cinema programs ask for, in degrees of the picture's width. */
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

/** Rows of seats, one behind the other. */
export interface SeatRows {
  /** From the screen to the eyes in the first row. */
  first: number;
  /** From one row to the next. */
  spacing: number;
  /** Whole, at least 1. */
  count: number;
}

/** A row, and the angle in degrees that the picture fills from it. */
export interface SeatRow {
  distance: number;
  angle: number;
}

/** Each row, from the first on. @param width of the picture, in the unit of the rows */
export function seatRows(width: number, { first, spacing, count }: SeatRows): SeatRow[] {
  return Array.from({ length: count }, (_, index) => {
    const distance = first + index * spacing;
    return { distance, angle: viewingAngle(width, distance) };
  });
}

/** Where rows may be: the nearest for THX's best seat, the farthest that SMPTE still allows. */
export function rowSpan(width: number): { nearest: number; farthest: number } {
  return {
    nearest: seatDistance(width, VIEWING_ANGLES.thxBest),
    farthest: seatDistance(width, VIEWING_ANGLES.smpteLeast),
  };
}

/** The picture's width for which the last row still has SMPTE's 30°, in the unit of the rows. */
export function widthForLastRow({ first, spacing, count }: SeatRows): number {
  return 2 * halfTangent(VIEWING_ANGLES.smpteLeast) * (first + spacing * (count - 1));
}
