import type { AspectRatio } from '@lumen-throw/throw/image-size';
import { lensFromRatio, type Lens } from '@lumen-throw/throw/lens';
import {
  riseOfEdgePercent,
  riseOfHalves,
  riseOfOffset,
  shiftLimits,
  type LensShift,
} from '@lumen-throw/throw/lens-shift';
import type { ProjectorFigures } from '@lumen-throw/throw/room-fit';
import { lumensOf } from './fields.ts';
import type { Preset } from './presets.ts';
import { offsetOf, type OffsetCount, type Settings } from './settings.ts';

/** Shape of the chip of nearly every projector for the home: 720p, 1080p and 4K. */
export const COMMON_CHIP: AspectRatio = '16:9';

/** Shape of the chip: the preset's, the one that the visitor has set for a custom projector, or 16:9. */
export function chipOf({ chip }: Settings, preset: Preset | null): AspectRatio {
  return preset?.aspect ?? chip ?? COMMON_CHIP;
}

/** The lens that counts: the preset's or the custom one. */
export function lensOf(settings: Settings, preset: Preset | null): Lens {
  return preset ? preset.lens : lensFromRatio(settings.custom, { chip: chipOf(settings, null) });
}

/** Rise of a picture's middle above the lens axis for an offset, in percent of the height. */
function riseOf(offset: number, count: OffsetCount): number {
  if (count === 'near') return riseOfOffset(offset);
  return count === 'half' ? riseOfHalves(offset) : riseOfEdgePercent(offset);
}

/** Where the lens puts its picture: as the catalogue has it, else as the visitor entered it; null where nobody says. */
export function shiftOf(settings: Settings, preset: Preset | null): LensShift | null {
  if (preset?.shift) return preset.shift;
  const { offset, offsetOf: count = 'far', shift, sideShift, shiftOf: percentOf = 'whole' } = settings;
  if (offset === undefined && shift === undefined && sideShift === undefined) return null;
  const [vertical, sideways] = [shift ?? 0, sideShift ?? 0];
  return {
    rest: riseOf(offsetOf(settings), count),
    ...shiftLimits({ up: vertical, down: vertical, sideways, percentOf, together: [] }),
  };
}

/** What a calculation knows of the chosen projector. */
export function figuresOf(settings: Settings, preset: Preset | null): ProjectorFigures {
  return {
    lens: lensOf(settings, preset),
    lumens: lumensOf(settings, preset),
    native: preset?.native ?? null,
  };
}
