/** Whether what somebody says of a finished room goes together: size, distance, lens and light. Lengths are inches. */
import { footLamberts } from './brightness.ts';
import { ratiosAt, type Picture } from './frame.ts';
import type { AspectRatio } from './image-size.ts';
import type { Lens } from './lens.ts';
import { placement } from './placement.ts';
import { judgeBrightness, type BrightnessVerdict, type Light } from './room-light.ts';
import type { Range } from './throw-distance.ts';

/** What is known of the projector of a room. */
export interface RoomProjector {
  /** Null where nobody gives its distances. */
  lens: Lens | null;
  /** Light over its whole chip; null where nobody gives it. */
  lumens: number | null;
}

/** A finished room as its owner describes it; the picture fills the screen. */
export interface SaidRoom extends Picture {
  /** From lens to screen; null where it isn't said. */
  distance: number | null;
  light: Light | null;
  /** Gain of the screen. */
  gain: number;
}

/** How size and distance go with the lens. */
interface SaidPlace {
  /** Throw ratio that the room makes: distance ÷ width. */
  ratio: number;
  /** Throw ratios of the lens at this size. */
  lens: Range;
  /** Distances at which the lens fills the picture. */
  distances: Range;
  /** `near`: within the tolerance that printed figures have. */
  fit: 'fits' | 'near' | 'misses';
}

/** White on the screen in foot-lamberts, and how it looks; no verdict where the light isn't said. */
interface SaidLight {
  white: number;
  verdict: BrightnessVerdict | null;
}

/** What the room model makes of a room; null for what it can't tell. */
export interface SetupCheck {
  place: SaidPlace | null;
  light: SaidLight | null;
}

function placeOf(lens: Lens, picture: Picture, distance: number): SaidPlace {
  const { ratio, distances, fit } = placement(lens, { ...picture, distance });
  return { ratio, lens: ratiosAt(lens, picture), distances, fit };
}

function lightOf(lumens: number, { diagonal, aspect, gain, light }: SaidRoom, chip: AspectRatio): SaidLight {
  const white = footLamberts({ lumens, gain, diagonal, aspect, native: chip });
  return { white, verdict: light === null ? null : judgeBrightness(white, light, gain) };
}

/** Chip of a projector of which no lens is known. */
const COMMON_CHIP: AspectRatio = '16:9';

/** Checks a room against its projector's figures. */
export function checkSetup({ lens, lumens }: RoomProjector, room: SaidRoom): SetupCheck {
  const { distance } = room;
  return {
    place: lens && distance !== null ? placeOf(lens, room, distance) : null,
    light: lumens === null ? null : lightOf(lumens, room, lens?.chip ?? COMMON_CHIP),
  };
}
