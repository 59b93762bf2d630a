import { isMeasured } from '@lumen-throw/domain/evidence';
import { DISTANCE_UNITS } from '@lumen-throw/domain/projector';
import { pictureDistances, type Lens } from '@lumen-throw/throw/lens';
import type { Range } from '@lumen-throw/throw/throw-distance';
import { compact } from '../content/compact.ts';
import {
  bestNumber,
  bestValue,
  sharpnessOf,
  type BestNumber,
  type NumberFigures,
  type Sharpness,
} from './best-figures.ts';
import { projectorName } from './projector-name.ts';
import { projectorLight, type ProjectorLight } from './known-light.ts';
import { marketFacts, type MarketFacts } from './market-facts.ts';
import { projectorLens, sizesOf } from './projector-lens.ts';
import type { ProjectorSummary } from './projector-query.ts';

/** The size at which distances of projectors are compared, in inches. */
export const REFERENCE_DIAGONAL = 100;

/** What the list shows of a projector and sorts by, by the best evidence for each; null where nobody says. */
export interface ListedFacts extends MarketFacts {
  name: string;
  /** Names in other countries, and of twins. */
  otherNames: readonly string[];
  lens: Lens | null;
  /** Distances for 100 inches of 16:9, in inches; null where no source gives them for that size. */
  distances: Range | null;
  /** Diagonals that it's offered for, in inches. */
  offered: Range | null;
  light: ProjectorLight;
  sharpness: Sharpness | null;
  /** Kilograms. */
  weight: number | null;
  /** Width and height, in inches. */
  cabinet: { width: number; height: number } | null;
  lightSource: 'lamp' | 'led' | 'laser' | null;
  /** White ÷ black of the projector itself, with whose figure it is. */
  contrast: BestNumber | null;
  /** The same where it was measured, which verdicts count with. */
  nativeContrast: number | null;
  /** Milliseconds, for 60 Hz where a source gives that. */
  lag: BestNumber | null;
  /** Decibels, outside of quiet and economic modes where a source gives that. */
  noise: BestNumber | null;
}

/** Contrast is taken from tests alone: makers print what a laser does while it dims. */
export function measuredContrast(figures: NumberFigures): number | null {
  const best = bestNumber(figures);
  return best && isMeasured(best.kind) ? best.value : null;
}

/** What a figure says that it holds for; null or left out where it doesn't say. */
interface Conditional {
  condition?: string | null;
}

/** Whether a lag is for 60 Hz, which films and most consoles send; at 120 or 240 Hz every model is faster. */
export function isAt60Hz({ condition }: Conditional): boolean {
  return /\b60 ?Hz\b/i.test(condition ?? '');
}

/** Whether a noise is for another mode than a quiet or an economic one, which dim the picture. */
export function isOfFullMode({ condition }: Conditional): boolean {
  return !/\b(?:eco|quiet|silent)/i.test(condition ?? '');
}

/** The best figure that models are compared by, else the best of the others. */
function comparedNumber(
  figures: NumberFigures,
  isCompared: (figure: Conditional) => boolean,
): BestNumber | null {
  return bestNumber(compact(figures).filter(isCompared)) ?? bestNumber(figures);
}

/** Inches to a tenth: what a drawing can show. */
function drawnInches(centimeters: number): number {
  return Math.round(centimeters * DISTANCE_UNITS.cm * 10) / 10;
}

/** The facts of a projector of the list. */
export function listedFacts(projector: ProjectorSummary): ListedFacts {
  const lens = projectorLens(projector);
  return {
    ...marketFacts(projector),
    name: projectorName(projector),
    otherNames: compact(projector.otherNames),
    lens,
    distances: lens && pictureDistances(lens, { diagonal: REFERENCE_DIAGONAL, aspect: '16:9' }),
    offered: bestValue(projector.pictureSizes, sizesOf),
    light: projectorLight(projector.brightness),
    sharpness: sharpnessOf(projector),
    weight: bestNumber(projector.weight)?.value ?? null,
    cabinet: bestValue(projector.cabinet, ({ width, height }) =>
      width && height ? { width: drawnInches(width), height: drawnInches(height) } : null,
    ),
    lightSource: bestValue(projector.lightSource, ({ source }) => source),
    contrast: bestNumber(projector.nativeContrast),
    nativeContrast: measuredContrast(projector.nativeContrast),
    lag: comparedNumber(projector.inputLag, isAt60Hz),
    noise: comparedNumber(projector.noise, isOfFullMode),
  };
}
