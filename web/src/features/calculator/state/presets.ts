import { compact } from '../../../shared/content/compact.ts';
import type { AspectRatio } from '@lumen-throw/throw/image-size';
import { ratiosAt } from '@lumen-throw/throw/frame';
import type { Lens } from '@lumen-throw/throw/lens';
import { fixedOffset, riseOfOffset, shiftLimits, type LensShift } from '@lumen-throw/throw/lens-shift';
import { DEFAULTS, LUMENS_BOUNDS } from '@lumen-throw/throw/limits';
import { isValidRatio, type Range } from '@lumen-throw/throw/throw-distance';
import {
  bestNumber,
  bestValue,
  figuresOf,
  projectorName,
  type BestNumber,
} from '../../../shared/projectors/best-figures.ts';
import { printedShift } from '../../../shared/projectors/printed-shift.ts';
import { projectorLens } from '../../../shared/projectors/projector-lens.ts';
import { isAspectRatio, isWithin } from './settings.ts';
import type { EmbedContent } from '../calculator-query.ts';

/** A projector that the calculator knows by name. */
export interface Preset {
  /** Stands in addresses. */
  id: string;
  name: string;
  ratio: Range;
  /** Its maker's own law of distances; null where the throw ratio is all that is known. */
  lens: Lens | null;
  /** Shape of its picture, and of its chip. */
  aspect: AspectRatio;
  /** Null where its maker's figure is not known. */
  lumens: number | null;
  notes: string | null;
  /** Where its lens can put the picture; null or left out where nobody says. */
  shift?: LensShift | null;
  /** Its figures of brightness, best evidence first, each value once. */
  modes?: readonly BestNumber[];
  /** Slug of the projector's own page, where it has one. */
  page: string | null;
  /** Whether it stands below the heading of real models, after the specification's presets. */
  isModel?: boolean;
}

/** Stands for "no preset" in addresses, so no preset may have it as its id. */
export const CUSTOM_ID = 'custom';

type PresetContent = EmbedContent['presets'];
type ModelContent = EmbedContent['models'];
type OneModel = NonNullable<NonNullable<ModelContent>[number]>;

/** Lumens that a calculation can use. */
export function usableLumens(lumens: number | null | undefined): number | null {
  return lumens !== null && lumens !== undefined && Number.isFinite(lumens) && lumens > 0 ? lumens : null;
}

/** The size for which the throw ratio of a lens with an intercept is given, as data sheets do. */
const RATIO_PICTURE = { diagonal: DEFAULTS.diagonal, aspect: '16:9' } as const;

/** A throw ratio to the two digits that data sheets print. */
function printed({ min, max }: Range): Range {
  return { min: Number(min.toFixed(2)), max: Number(max.toFixed(2)) };
}

/** Whether a lens is more than a throw ratio: two points of its line are known. */
function hasLaw({ basis }: Lens): boolean {
  return basis !== 'ratio' && basis !== 'one distance';
}

/** Every figure of brightness that a calculation can use, best evidence first; of two alike the better one. */
function modesOf({ brightness }: Pick<OneModel, 'brightness'>): BestNumber[] {
  const figures = figuresOf(brightness).flatMap((figure) => bestNumber([figure]) ?? []);
  return figures.filter(
    ({ value }, place) =>
      isWithin(value, LUMENS_BOUNDS) && figures.findIndex((other) => other.value === value) === place,
  );
}

/** Where a lens puts its picture without tilting, by the best evidence; null where nobody says. */
function shiftOf({ shift, offset }: Pick<OneModel, 'shift' | 'offset'>): LensShift | null {
  const percent = bestValue(offset, (figure) => figure.percent);
  const reach = bestValue(shift, printedShift);
  if (reach && reach.up + reach.down > 0)
    return { rest: percent === null ? 0 : riseOfOffset(percent), ...shiftLimits(reach) };
  return percent === null ? null : fixedOffset(percent);
}

/** The real models whose distances are known, by name. */
function modelsFrom(content: ModelContent): Preset[] {
  return compact(content).flatMap((model) => {
    const lens = projectorLens(model);
    const name = projectorName(model);
    if (!lens || !model.id || !name) return [];
    return [
      {
        id: model.id,
        name,
        ratio: printed(ratiosAt(lens, RATIO_PICTURE)),
        lens: hasLaw(lens) ? lens : null,
        aspect: lens.chip,
        lumens: usableLumens(bestNumber(model.brightness)?.value),
        notes: null,
        shift: shiftOf(model),
        modes: modesOf(model),
        page: model.id,
        isModel: true,
      },
    ];
  });
}

/**
 * What the projector field offers: the presets of the content that a calculation can use, and after
 * them the real models. Of two with one id the first counts, so that no model takes a preset's place.
 */
export function presetsFrom(content: PresetContent, models: ModelContent = null): Preset[] {
  const presets = new Map<string, Preset>();
  for (const {
    id,
    brand,
    model,
    throwRatioMin,
    throwRatioMax,
    aspectDefault,
    lumens,
    notes,
    projector,
  } of compact(content)) {
    const name = [brand, model].filter(Boolean).join(' ');
    const ratio = { min: throwRatioMin ?? Number.NaN, max: throwRatioMax ?? throwRatioMin ?? Number.NaN };
    if (!id || id === CUSTOM_ID || !name || presets.has(id) || !isValidRatio(ratio)) continue;
    presets.set(id, {
      id,
      name,
      ratio,
      lens: null,
      aspect: isAspectRatio(aspectDefault) ? aspectDefault : DEFAULTS.aspect,
      lumens: usableLumens(lumens),
      notes: notes || null,
      page: projector ?? null,
    });
  }
  for (const model of modelsFrom(models)) if (!presets.has(model.id)) presets.set(model.id, model);
  return [...presets.values()];
}

/** The preset with an id, or null: a custom projector. */
export function findPreset(presets: readonly Preset[], id: string | null): Preset | null {
  return presets.find((preset) => preset.id === id) ?? null;
}
