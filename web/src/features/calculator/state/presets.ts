import { compact } from '../../../shared/content/compact.ts';
import type { AspectRatio } from '@lumen-throw/throw/image-size';
import { ratiosAt } from '@lumen-throw/throw/frame';
import { lensFromRatio, type Lens } from '@lumen-throw/throw/lens';
import { fixedOffset, riseOfOffset, shiftLimits, type LensShift } from '@lumen-throw/throw/lens-shift';
import { DEFAULTS, LUMENS_BOUNDS } from '@lumen-throw/throw/limits';
import { isValidRatio, type Range } from '@lumen-throw/throw/throw-distance';
import { movieLight, type MovieLight } from '@lumen-throw/throw/projector-light';
import { bestValue } from '../../../shared/projectors/best-figures.ts';
import { lightFigures, type LightFigure } from '../../../shared/projectors/known-light.ts';
import { calculatorFacts } from '../../../shared/projectors/projector-facts.ts';
import { printedShift } from '../../../shared/projectors/printed-shift.ts';
import { isAspectRatio, isWithin } from './settings.ts';
import type { EmbedContent } from '../calculator-query.ts';

/** A projector that the calculator knows by name. */
export interface Preset {
  /** Stands in addresses. */
  id: string;
  name: string;
  /** Who makes it. */
  brand: string;
  /** Throw ratio, counted from the lens; null where nobody gives one for a size that is known. */
  ratio: Range | null;
  lens: Lens;
  /** Shape of its picture, and of its chip. */
  aspect: AspectRatio;
  /** Light that a calculation counts with, in a movie mode; null where nobody gives any. */
  light: MovieLight | null;
  /** White ÷ black of its own in the dark; left out or null where nobody measured it. */
  native?: number | null;
  notes: string | null;
  /** Where its lens can put the picture; null or left out where nobody says. */
  shift?: LensShift | null;
  /** Its figures of brightness, best evidence first, each value once. */
  modes?: readonly LightFigure[];
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

/** Every figure of brightness that a calculation can use, best evidence first; of two alike the better one. */
function modesOf({ brightness }: Pick<OneModel, 'brightness'>): LightFigure[] {
  const figures = lightFigures(brightness);
  return figures.filter(
    ({ lumens }, place) =>
      isWithin(lumens, LUMENS_BOUNDS) && figures.findIndex((other) => other.lumens === lumens) === place,
  );
}

/** Throw ratio of a lens at the usual size; one that counts from the cabinet is none. */
function ratioOf(lens: Lens): Range | null {
  const ratios = lens.measuredFrom === 'lens' ? ratiosAt(lens, RATIO_PICTURE) : null;
  return ratios && printed(ratios);
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
    const { lens, light, nativeContrast, name, brand } = calculatorFacts(model);
    if (!lens || !model.id || !name) return [];
    return [
      {
        id: model.id,
        name,
        brand,
        ratio: ratioOf(lens),
        lens,
        aspect: lens.chip,
        light: light.movie,
        native: nativeContrast,
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
    const aspect = isAspectRatio(aspectDefault) ? aspectDefault : DEFAULTS.aspect;
    presets.set(id, {
      id,
      name,
      brand: brand ?? '',
      ratio,
      // The specification's presets count by their ratio at any size.
      lens: lensFromRatio(ratio, { chip: aspect }),
      aspect,
      light: movieLight({ calibrated: null, rated: usableLumens(lumens), brightest: null }),
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
