import { ASPECT_RATIOS, type AspectRatio } from '@lumen-throw/throw/image-size';
import { DEFAULTS, DISTANCE_BOUNDS, type Bounds } from '@lumen-throw/throw/limits';
import type { Light, RoomLight } from '@lumen-throw/throw/room-light';
import type { Mounting } from '@lumen-throw/throw/lens-shift';
import type { Range } from '@lumen-throw/throw/throw-distance';
import { convertLength, type Units } from '@lumen-throw/throw/units';

/** What is asked for: the distance for a size, or the size for a distance. */
export const MODES = ['size-to-distance', 'distance-to-size'] as const;
export type Mode = (typeof MODES)[number];

export const UNITS = ['ft', 'm'] as const satisfies readonly Units[];
export const ASPECTS = Object.keys(ASPECT_RATIOS) as readonly AspectRatio[];

/** Projectors that stand beside the chosen one, at most. */
export const MOST_OTHERS = 2;

/** Everything that a visitor can set; an address holds all of it. */
export interface Settings {
  mode: Mode;
  units: Units;
  /** Inches. */
  diagonal: number;
  /** From lens to screen, in `units`. */
  distance: number;
  aspect: AspectRatio;
  /** Id of a preset; null for a custom projector. */
  preset: string | null;
  /** Throw ratio of the custom projector. */
  custom: Range;
  /** Null for those of the preset, or the default. */
  lumens: number | null;
  gain: number;
  light: RoomLight;
  /** Lux on the screen, where somebody measured them; they count instead of `light`. */
  lux?: number;
  /** Height of the picture's bottom edge above the floor, in inches, where it was set. */
  bottom?: number;
  /** How far beside the middle of the picture the lens is, in inches, where it was set. */
  side?: number;
  /** Set where the projector hangs from the ceiling; otherwise it stands on something. */
  mounting?: Mounting;
  /** Percent of the room's light that the screen turns away, where somebody said so. */
  rejected?: number;
  /** Offset of a lens that nobody gives one for, in percent as `offsetOf` counts them. */
  offset?: number;
  /** What the offset's percents count from, where it is not the picture's far edge. */
  offsetOf?: OffsetCount;
  /** Shift of such a lens up and down, in percent as `shiftOf` counts them. */
  shift?: number;
  /** Its shift to either side. */
  sideShift?: number;
  /** What the shift's percents count, where it is not the whole picture. */
  shiftOf?: ShiftCount;
  /** Rows of seats, where more than one was set. */
  rows?: number;
  /** Ids of presets beside the chosen one. */
  others: readonly string[];
  /** Shape of a custom projector's chip, where the visitor has set one. */
  chip?: AspectRatio;
  /** Which of size and distance the visitor has set to the very default (`own-place.ts`). */
  own?: readonly ('diagonal' | 'distance')[];
}

/** Settings that are only there where somebody has set them. */
export const OWN_SETTINGS = [
  'lux',
  'rejected',
  'bottom',
  'side',
  'mounting',
  'offset',
  'offsetOf',
  'shift',
  'sideShift',
  'shiftOf',
  'rows',
] as const satisfies readonly (keyof Settings)[];
export type OwnSetting = (typeof OWN_SETTINGS)[number];

/** Whether somebody said how high or how far aside something is, so that an answer is due. */
export function isHeightAsked({ bottom, side, mounting }: Settings): boolean {
  return bottom !== undefined || side !== undefined || mounting !== undefined;
}

export function isAspectRatio(value: string | null | undefined): value is AspectRatio {
  return ASPECTS.some((aspect) => aspect === value);
}

/** How the projector stands or hangs, in the order of the choices. */
export const MOUNTINGS = ['table', 'ceiling'] as const satisfies readonly Mounting[];

/**
 * What the percents of an offset are counted from. `far`: from the picture's far edge, so that 100 is
 * level with the near one; `near`: from that near edge, so that 0 is level with it; `half`: from the
 * picture's middle, in halves of its height, so that 100 is level with the edge.
 */
export const OFFSET_COUNTS = ['far', 'near', 'half'] as const;
export type OffsetCount = (typeof OFFSET_COUNTS)[number];

/** Offset of a lens opposite the picture's middle, as it is counted; from the near edge up, of one level with it. */
const USUAL_OFFSET = { far: 50, near: 0, half: 0 } as const satisfies Record<OffsetCount, number>;

/** The offset that counts, in percent as it is counted. */
export function offsetOf({ offset, offsetOf: count = 'far' }: Pick<Settings, 'offset' | 'offsetOf'>): number {
  return offset ?? USUAL_OFFSET[count];
}

/** What the percents of a shift count: the whole picture's height and width, or half of them. */
export const SHIFT_COUNTS = ['whole', 'half'] as const;
export type ShiftCount = (typeof SHIFT_COUNTS)[number];

/** The light that counts: the measured one, or that of the place. */
export function lightOf({ lux, light }: Pick<Settings, 'lux' | 'light'>): Light {
  return lux ?? light;
}

/** Share of the room's light that the screen turns away. */
export function rejectedOf({ rejected = 0 }: Pick<Settings, 'rejected'>): number {
  return rejected / 100;
}

/** Decimals with which settings stand in addresses and are kept: 0.0001 ft are 0.03 mm. */
const KEPT_DECIMALS = 4;
/** Decimals in which people enter distances. */
const ENTERED_DECIMALS: Readonly<Record<Units, number>> = { ft: 1, m: 2 };
/** A converted distance as near as this to one that a person would enter is that one. */
const SNAP: Readonly<Record<Units, number>> = { ft: 0.0005, m: 0.0001 };

function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}

/** A number as settings keep it, so that an address holds all of it. */
export function kept(value: number): number {
  return rounded(value, KEPT_DECIMALS);
}

/** A distance in other units, kept to 0.0001 and not pressed into the bounds there. */
export function convertedDistance(distance: number, from: Units, to: Units): number {
  const exact = convertLength(distance, from, to);
  const entered = rounded(exact, ENTERED_DECIMALS[to]);
  return Math.abs(exact - entered) < SNAP[to] ? entered : kept(exact);
}

/** The distance that a calculation in these units starts from. */
export function defaultDistance(units: Units): number {
  return convertedDistance(DEFAULTS.distance, 'ft', units);
}

export const DEFAULT_SETTINGS: Settings = {
  mode: MODES[0],
  units: DEFAULTS.units,
  diagonal: DEFAULTS.diagonal,
  distance: DEFAULTS.distance,
  aspect: DEFAULTS.aspect,
  preset: null,
  custom: DEFAULTS.ratio,
  lumens: null,
  gain: DEFAULTS.gain,
  light: 'dark',
  others: [],
};

export function isWithin(value: number, { min, max }: Range): boolean {
  return value >= min && value <= max;
}

/** Bounds of distances in the settings' units. */
export function distanceBounds({ units }: Pick<Settings, 'units'>): Bounds {
  return DISTANCE_BOUNDS[units];
}
