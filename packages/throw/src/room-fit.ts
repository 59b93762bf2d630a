import { diagonalFor, footLamberts, lumensFor } from './brightness.ts';
import type { AspectRatio } from './image-size.ts';
import type { Lens } from './lens.ts';
import { placement, type Place, type Placement } from './placement.ts';
import { judgeBrightness, leastWhite, type BrightnessVerdict, type Light } from './room-light.ts';

/** A place for a projector, and the light and screen there. */
export interface Room extends Place {
  /** Gain of the screen. */
  gain: number;
  light: Light;
}

/** What is known of a projector. */
export interface ProjectorFigures {
  lens: Lens;
  /** Null where nobody has said. */
  lumens: number | null;
}

/** How bright a picture gets, and what would have to change where that is too little. */
export interface RoomBrightness {
  /** White on the screen, in foot-lamberts. */
  white: number;
  verdict: BrightnessVerdict;
  /** Lumens that the place asks for at this size. */
  lumens: number;
  /** Largest diagonal, in inches, that these lumens light well enough. */
  diagonal: number;
}

/** Whether a projector fits a room: in place and in brightness. */
export interface RoomFit {
  /** `nearly`: inside the tolerance of its figures, or a little dim. */
  level: 'fits' | 'nearly' | 'misses';
  placement: Placement;
  /** Null where its lumens are not known; then the place alone decides. */
  brightness: RoomBrightness | null;
}

/**
 * Brightness of a projector in a room, against what the room's light asks for.
 * @param native shape of its chip
 */
export function roomBrightness(
  lumens: number,
  native: AspectRatio,
  room: Omit<Room, 'distance'>,
): RoomBrightness {
  const { gain, diagonal, aspect, light } = room;
  const least = leastWhite(light, gain);
  const white = footLamberts({ lumens, gain, diagonal, aspect, native });
  return {
    white,
    verdict: judgeBrightness(white, light, gain),
    lumens: lumensFor(least, { gain, diagonal, aspect, native }),
    diagonal: diagonalFor(least, { lumens, gain, aspect, native }),
  };
}

const PLACE_RANK = { fits: 0, near: 1, misses: 2 } as const;
const LIGHT_RANK = { right: 0, bright: 0, nearly: 1, dim: 2 } as const;
const LEVELS = ['fits', 'nearly', 'misses'] as const;

/** Whether a projector fits a room, and how far it is from fitting. */
export function roomFit({ lens, lumens }: ProjectorFigures, room: Room): RoomFit {
  const place = placement(lens, room);
  const brightness = lumens === null ? null : roomBrightness(lumens, lens.chip, room);
  const rank = Math.max(PLACE_RANK[place.fit], brightness ? LIGHT_RANK[brightness.verdict] : 0);
  return { level: LEVELS[rank] ?? 'misses', placement: place, brightness };
}

/** Order of projectors for a room: those that fit first, then those that have to move least. */
export function compareFits(one: RoomFit, other: RoomFit): number {
  return (
    LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level) ||
    Math.abs(one.placement.move) - Math.abs(other.placement.move)
  );
}
