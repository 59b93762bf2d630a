import { pictureDistances } from '@lumen-throw/throw/frame';
import type { Lens } from '@lumen-throw/throw/lens';
import type { Range } from '@lumen-throw/throw/throw-distance';
import {
  bestNumber,
  bestValue,
  projectorName,
  sharpnessOf,
  type BestNumber,
  type Sharpness,
} from './best-figures.ts';
import { projectorLens } from './projector-lens.ts';
import type { ProjectorSummary } from './projector-query.ts';

/** The size at which distances of projectors are compared, in inches. */
export const REFERENCE_DIAGONAL = 100;

/** What is compared between projectors, by the best evidence for each; null where nobody says. */
export interface ProjectorFacts {
  name: string;
  lens: Lens | null;
  /** Distances for 100 inches of 16:9, in inches. */
  distances: Range | null;
  brightness: BestNumber | null;
  sharpness: Sharpness | null;
  lightSource: 'lamp' | 'led' | 'laser' | null;
  /** Kilograms. */
  weight: number | null;
  year: number | null;
}

/** The facts of a projector. */
export function projectorFacts(projector: ProjectorSummary): ProjectorFacts {
  const lens = projectorLens(projector);
  return {
    name: projectorName(projector),
    lens,
    distances: lens && pictureDistances(lens, { diagonal: REFERENCE_DIAGONAL, aspect: '16:9' }),
    brightness: bestNumber(projector.brightness),
    sharpness: sharpnessOf(projector),
    lightSource: bestValue(projector.lightSource, ({ source }) => source),
    weight: bestNumber(projector.weight)?.value ?? null,
    year: bestNumber(projector.year)?.value ?? null,
  };
}
