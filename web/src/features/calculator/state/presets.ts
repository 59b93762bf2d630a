import { compact } from '../../../shared/content/compact.ts';
import type { AspectRatio } from '@lumen-throw/throw/image-size';
import { DEFAULTS } from '@lumen-throw/throw/limits';
import { isValidRatio, type Range } from '@lumen-throw/throw/throw-distance';
import { isAspectRatio } from './settings.ts';
import type { EmbedContent } from '../calculator-query.ts';

/** A projector that the calculator knows by name. */
export interface Preset {
  /** Stands in addresses. */
  id: string;
  name: string;
  ratio: Range;
  /** Shape of its picture. */
  aspect: AspectRatio;
  /** Null where its maker's figure is not known. */
  lumens: number | null;
  notes: string | null;
  /** Whether it stands below the heading of real models, after the specification's presets. */
  isModel?: boolean;
}

/** Stands for "no preset" in addresses, so no preset may have it as its id. */
export const CUSTOM_ID = 'custom';

type PresetContent = EmbedContent['presets'];

/** Lumens that a calculation can use. */
export function usableLumens(lumens: number | null | undefined): number | null {
  return lumens !== null && lumens !== undefined && Number.isFinite(lumens) && lumens > 0 ? lumens : null;
}

/** The presets of the content that a calculation can use; of two with one id, the first. */
export function presetsFrom(content: PresetContent): Preset[] {
  const presets = new Map<string, Preset>();
  for (const { id, brand, model, throwRatioMin, throwRatioMax, aspectDefault, lumens, notes } of compact(
    content,
  )) {
    const name = [brand, model].filter(Boolean).join(' ');
    const ratio = { min: throwRatioMin ?? Number.NaN, max: throwRatioMax ?? throwRatioMin ?? Number.NaN };
    if (!id || id === CUSTOM_ID || !name || presets.has(id) || !isValidRatio(ratio)) continue;
    presets.set(id, {
      id,
      name,
      ratio,
      aspect: isAspectRatio(aspectDefault) ? aspectDefault : DEFAULTS.aspect,
      lumens: usableLumens(lumens),
      notes: notes || null,
    });
  }
  return [...presets.values()];
}

/** The preset with an id, or null: a custom projector. */
export function findPreset(presets: readonly Preset[], id: string | null): Preset | null {
  return presets.find((preset) => preset.id === id) ?? null;
}
