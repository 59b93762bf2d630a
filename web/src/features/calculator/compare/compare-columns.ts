import type { ProjectorFigures } from '@lumen-throw/throw/room-fit';
import type { Calculation } from '../state/calculation.ts';
import { figuresOf } from '../state/lens.ts';
import { findPreset, type Preset } from '../state/presets.ts';
import { isPlaceEntered, hasValidRatio } from '../state/results.ts';
import { CALCULATOR_TEXTS } from '../texts.ts';

/** A projector of the comparison; its figures are null where they cannot be calculated with. */
export interface CompareColumn {
  id: string;
  name: string;
  figures: ProjectorFigures | null;
}

/** The chosen projector and those beside it. */
export function compareColumns(
  calculation: Calculation,
  chosen: Preset | null,
  presets: readonly Preset[],
): CompareColumn[] {
  const { settings } = calculation;
  const isEntered = isPlaceEntered(calculation);
  const own: CompareColumn = {
    id: chosen?.id ?? '',
    name: chosen?.name ?? CALCULATOR_TEXTS.custom,
    figures: isEntered && hasValidRatio(calculation, chosen) ? figuresOf(settings, chosen) : null,
  };
  const others = settings.others.flatMap((id): CompareColumn[] => {
    const preset = findPreset(presets, id);
    if (!preset) return [];
    const { name, lens, light, native = null } = preset;
    const figures = { lens, lumens: light?.lumens ?? null, native };
    return [{ id, name, figures: isEntered ? figures : null }];
  });
  return [own, ...others];
}
