/**
 * An ultra short throw projector on furniture below its picture. Makers give two lines over the
 * picture's diagonal: how far the cabinet is from the wall, and how high the picture's bottom is above
 * the cabinet's top (Epson LS800: 0.375 · diagonal − 27.7 cm, and 0.205 · diagonal − 5.7 cm). Both
 * have large intercepts, because the light leaves deep inside the cabinet. Lengths are inches.
 */
import { imageSize, type AspectRatio } from './image-size.ts';
import { frameAround } from './frame.ts';
import { type Picture } from './lens.ts';
import { diagonalOn, distanceOn, type Line } from './printed-rows.ts';

export interface UltraShortLaw {
  /** Shape of the pictures that the lines are for. */
  aspect: AspectRatio;
  /** From the wall to the cabinet's back or front, as `measuredFrom` says. */
  distance: Line;
  measuredFrom: 'back' | 'front';
  /** Of the cabinet, from front to back. */
  depth: number;
  /** From the cabinet's top up to the picture's bottom. */
  rise: Line;
}

/** Where everything is for one size of picture. */
export interface UltraShortPlace {
  /** Free space between wall and cabinet; negative means that the cabinet would stand in the wall. */
  wallToBack: number;
  /** Depth that furniture against the wall needs. */
  wallToFront: number;
  /** From the cabinet's top up to the picture. */
  topToBottom: number;
  topToTop: number;
}

/** Where an ultra short throw projector stands for a picture. @param diagonal in inches */
export function ultraShortPlace(law: UltraShortLaw, diagonal: number): UltraShortPlace {
  const printed = distanceOn(law.distance, diagonal);
  const wallToBack = law.measuredFrom === 'back' ? printed : printed - law.depth;
  const topToBottom = distanceOn(law.rise, diagonal);
  return {
    wallToBack,
    wallToFront: wallToBack + law.depth,
    topToBottom,
    topToTop: topToBottom + imageSize(diagonal, law.aspect).height,
  };
}

/** The picture that a cabinet throws from a gap to the wall; the inverse of `ultraShortPlace`. */
export function diagonalFromGap(law: UltraShortLaw, wallToBack: number): number {
  const printed = law.measuredFrom === 'back' ? wallToBack : wallToBack + law.depth;
  return Math.max(0, diagonalOn(law.distance, printed));
}

/** Heights of pictures above a cabinet, as its maker prints them. */
export interface Rise {
  /** Shape of the pictures that the line is for. */
  printedFor: AspectRatio;
  /** From the cabinet's top up to the picture's bottom. */
  line: Line;
}

/**
 * From the cabinet's top up to a picture's bottom. A picture of another shape than the printed ones may
 * leave a bar below it, which is part of the printed picture and not of this one.
 */
export function pictureAboveCabinet({ printedFor, line }: Rise, picture: Picture): number {
  const printed = frameAround(picture, printedFor);
  return distanceOn(line, printed.diagonal) + printed.barsAboveAndBelow;
}

/** Height above the floor that the cabinet's top has to have for a picture to hang where it should. */
export function cabinetTop(law: UltraShortLaw, picture: { diagonal: number; bottom: number }): number {
  return picture.bottom - distanceOn(law.rise, picture.diagonal);
}
