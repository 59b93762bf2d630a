/** Whether what somebody says of a finished room goes together: size, distance, lens and light. Lengths are inches. */
import { ratiosAt } from './frame.ts';
import type { AspectRatio } from './image-size.ts';
import { type Picture, type Lens } from './lens.ts';
import { placement, type Placement } from './placement.ts';
import { roomBrightness } from './room-fit.ts';
import type { BrightnessVerdict, Light } from './room-light.ts';
import type { Range } from './throw-distance.ts';

/** What is known of the projector of a room. */
export interface RoomProjector {
  /** Null where nobody gives its distances. */
  lens: Lens | null;
  /** Light over its whole chip in a movie mode; null where nobody gives it. */
  lumens: number | null;
  /** White ÷ black of the projector itself; left out or null where nobody measured it. */
  native?: number | null;
}

/** A finished room as its owner describes it; the picture fills the screen. */
export interface SaidRoom extends Picture {
  /** From lens to screen; null where it isn't said. */
  distance: number | null;
  light: Light | null;
  /** Gain of the screen. */
  gain: number;
  /** Share of the room's light that the screen turns away, 0 to 1; none where it is left out. */
  rejected?: number;
}

/** How size and distance go with the lens. */
interface SaidPlace {
  /** Throw ratio that the room makes: distance ÷ width. */
  ratio: number;
  /** Throw ratios of the lens at this size; null where no source gives its distance. */
  lens: Range | null;
  /** Distances at which the lens fills the picture; null where no source gives any. */
  distances: Range | null;
  fit: Placement['fit'];
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

/** The dark stands in where the light isn't said: white does not depend on it. */
const NO_LIGHT_SAID: Light = 'dark';

function lightOf({ lens, lumens, native = null }: RoomProjector, room: SaidRoom): SaidLight | null {
  if (lumens === null) return null;
  const { white, verdict } = roomBrightness({ lumens, native }, lens?.chip ?? COMMON_CHIP, {
    ...room,
    light: room.light ?? NO_LIGHT_SAID,
  });
  return { white, verdict: room.light === null ? null : verdict };
}

/** Chip of a projector of which no lens is known. */
const COMMON_CHIP: AspectRatio = '16:9';

/** Checks a room against its projector's figures. */
export function checkSetup(projector: RoomProjector, room: SaidRoom): SetupCheck {
  const { lens } = projector;
  const { distance } = room;
  return {
    place: lens && distance !== null ? placeOf(lens, room, distance) : null,
    light: lightOf(projector, room),
  };
}
