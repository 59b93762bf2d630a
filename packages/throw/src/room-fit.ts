import { diagonalFor, footLamberts, lumensFor } from './brightness.ts';
import type { AspectRatio } from './image-size.ts';
import type { Lens } from './lens.ts';
import { placement, type Place, type Placement } from './placement.ts';
import {
  judgeBrightness,
  leastWhite,
  screenContrast,
  type BrightnessVerdict,
  type Light,
} from './room-light.ts';

/** A place for a projector, and the light and screen there. */
export interface Room extends Place {
  /** Gain of the screen. */
  gain: number;
  /** Share of the room's light that the screen turns away, 0 to 1; left out where it turns none away. */
  rejected?: number;
  light: Light;
}

/** What is known of a projector. */
export interface ProjectorFigures {
  lens: Lens;
  /** Lumens in a movie mode; null where nobody has said. */
  lumens: number | null;
  /** White ÷ black of the projector itself in the dark; left out or null where nobody measured it. */
  native?: number | null;
}

/** How bright a picture gets, and what would have to change where that is too little. */
export interface RoomBrightness {
  /** White on the screen, in foot-lamberts. */
  white: number;
  /** White against black on the screen, with the room's light and the projector's own black. */
  contrast: number;
  verdict: BrightnessVerdict;
  /** White as a multiple of what the light asks for. */
  spare: number;
  /** Lumens that the place asks for at this size. */
  lumens: number;
  /** Largest diagonal, in inches, that these lumens light well enough. */
  diagonal: number;
}

/** Whether a projector fits a room: in place and in brightness. */
export interface RoomFit {
  /**
   * `tight`: at the very end of its zoom. `nearly`: inside the tolerance of its figures, or a little dim
   * or thin. `unknown`: a figure is missing that decides, and the known ones speak for it.
   */
  level: 'fits' | 'tight' | 'nearly' | 'unknown' | 'misses';
  placement: Placement;
  /** Null where its lumens are not known. */
  brightness: RoomBrightness | null;
}

/**
 * Brightness of a projector in a room, against what the room's light asks for.
 * @param light lumens in a movie mode, and the projector's own white ÷ black where that was measured
 * @param chip shape of its chip
 */
export function roomBrightness(
  { lumens, native = null }: { lumens: number; native?: number | null },
  chip: AspectRatio,
  room: Omit<Room, 'distance'>,
): RoomBrightness {
  const { gain, diagonal, aspect, light, rejected = 0 } = room;
  const surroundings = { light, gain, rejected, native };
  const least = leastWhite(surroundings);
  const white = footLamberts({ lumens, gain, diagonal, aspect, native: chip });
  return {
    white,
    contrast: screenContrast(white, surroundings),
    verdict: judgeBrightness(white, surroundings),
    spare: white / least,
    lumens: lumensFor(least, { gain, diagonal, aspect, native: chip }),
    diagonal: diagonalFor(least, { lumens, gain, aspect, native: chip }),
  };
}

const LEVELS = ['fits', 'tight', 'nearly', 'unknown', 'misses'] as const;

const LEVEL_OF_PLACE = {
  fits: 'fits',
  tight: 'tight',
  near: 'nearly',
  unknown: 'unknown',
  misses: 'misses',
  unprinted: 'misses',
} as const;

const LEVEL_OF_LIGHT = {
  right: 'fits',
  bright: 'fits',
  nearly: 'nearly',
  thin: 'nearly',
  dim: 'misses',
  foggy: 'misses',
} as const;

/** Whether a projector fits a room, and how far it is from fitting. */
export function roomFit({ lens, lumens, native }: ProjectorFigures, room: Room): RoomFit {
  const place = placement(lens, room);
  const brightness =
    lumens === null ? null : roomBrightness({ lumens, native: native ?? null }, lens.chip, room);
  const levels = [
    LEVEL_OF_PLACE[place.fit],
    brightness ? LEVEL_OF_LIGHT[brightness.verdict] : ('unknown' as const),
  ];
  const rank = Math.max(...levels.map((level) => LEVELS.indexOf(level)));
  return { level: LEVELS[rank] ?? 'misses', placement: place, brightness };
}

/** Order of projectors for a room: those that fit first, then those that have to move least. */
export function compareFits(one: RoomFit, other: RoomFit): number {
  return (
    LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level) ||
    Math.abs(one.placement.move) - Math.abs(other.placement.move)
  );
}
