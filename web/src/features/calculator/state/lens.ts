import type { AspectRatio } from '@lumen-throw/throw/image-size';
import { lensFromRatio, type Lens } from '@lumen-throw/throw/lens';
import type { ProjectorFigures } from '@lumen-throw/throw/room-fit';
import { lumensOf } from './fields.ts';
import type { Preset } from './presets.ts';
import type { Settings } from './settings.ts';

/** Shape of the chip of nearly every projector for the home: 720p, 1080p and 4K. */
export const COMMON_CHIP: AspectRatio = '16:9';

/** Shape of the chip: the preset's, the one that the visitor has set for a custom projector, or 16:9. */
export function chipOf({ chip }: Settings, preset: Preset | null): AspectRatio {
  return preset?.aspect ?? chip ?? COMMON_CHIP;
}

/** The lens of a preset: its maker's law, or one from its throw ratio. */
export function presetLens({ lens, ratio, aspect }: Preset): Lens {
  return lens ?? lensFromRatio(ratio, { chip: aspect });
}

/** The lens that counts: the preset's or the custom one. */
export function lensOf(settings: Settings, preset: Preset | null): Lens {
  return preset ? presetLens(preset) : lensFromRatio(settings.custom, { chip: chipOf(settings, null) });
}

/** What a calculation knows of the chosen projector. */
export function figuresOf(settings: Settings, preset: Preset | null): ProjectorFigures {
  return { lens: lensOf(settings, preset), lumens: lumensOf(settings, preset) };
}
