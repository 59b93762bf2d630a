/** Reads the size of a picture and a distance to the screen out of what somebody searches for. */
import type { Units } from '@lumen-throw/throw/units';

/** Diagonals that somebody means as the size of a picture, in inches. */
const DIAGONALS = { min: 60, max: 200 } as const;

const DIAGONAL = /\b(\d{2,3})\s*-?\s*(?:"|″|in\b|inch(?:es)?\b)/i;

/** Distances across a room or a yard. */
const FAR: Readonly<Record<Units, number>> = { ft: 40, m: 12 };

/** A distance to the screen, like `from 12 ft`, `12' 6"` and `3.8 m`, and not the size of something. */
const DISTANCE =
  /(?<![\d.,])(?<whole>\d{1,3}(?:[.,]\d{1,2})?)\s*-?\s*(?:(?<feet>ft|feet|foot|['′’])(?![\p{L}])(?:\s*(?<inches>1[01]|\d)\s*(?:["″”]|in\b|inch(?:es)?\b))?|(?<meters>m|meters?|metres?)\b|(?<centimeters>cm|centimeters?|centimetres?)\b)(?!\s*(?:wide|tall|high|long|ceilings?|screens?|(?:[\p{L}\d-]+\s+)?(?:cables?|cords?)))/iu;

/** Words of people and not of a projector. */
const OF_SEATS = /\b(?:sit|sits|sitting|seats?|seating|sofa|couch|view(?:ing|ers?)?|watch(?:ing)?)\b/i;

/** Whether the lengths in a search are about where people sit. */
export function isOfSeats(search: string): boolean {
  return OF_SEATS.test(search);
}

export interface AskedDistance {
  /** In the units. */
  length: number;
  units: Units;
}

/** The size of a picture in a search, in inches; null where it names none. */
export function askedDiagonal(search: string): number | null {
  const inches = Number(DIAGONAL.exec(search)?.[1]);
  return inches >= DIAGONALS.min && inches <= DIAGONALS.max ? inches : null;
}

/** The distance to the screen in a search; null where it names none. */
export function askedDistance(search: string): AskedDistance | null {
  const { whole, feet, inches, centimeters } = DISTANCE.exec(search)?.groups ?? {};
  if (whole === undefined) return null;
  const units: Units = feet === undefined ? 'm' : 'ft';
  const typed = Number(whole.replace(',', '.')) + Number(inches ?? 0) / 12;
  const length = Number((centimeters === undefined ? typed : typed / 100).toFixed(2));
  return length > 0 && length <= FAR[units] ? { length, units } : null;
}
