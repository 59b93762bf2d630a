/** Where the figures stand that decide for a projector: its light and its distances. */
import { isValidRatio } from '@lumen-throw/throw/throw-distance';
import { computingFigures } from '../../../shared/projectors/best-figures.ts';
import type { LightFigure, ProjectorLight } from '../../../shared/projectors/known-light.ts';
import { isLaw, isWhole } from '../../../shared/projectors/projector-lens.ts';
import type { FitFacts } from '../../../shared/projectors/projector-facts.ts';
import type { FinderProjector } from './finder-query.ts';

/** Addresses of the pages; null where none is known. */
export interface DecidingSources {
  light: string | null;
  distance: string | null;
}

/** The brightness that verdicts come from. */
export function decidingLight({ movie, rated, measured }: ProjectorLight): LightFigure | null {
  return movie?.from === 'rated' ? (rated ?? measured) : measured;
}

/** The sources of the figures that the facts of a projector were taken from. */
export function decidingSources(
  { brightness, distance, throwRatio }: FinderProjector,
  { light, lens }: Pick<FitFacts, 'light' | 'lens'>,
): DecidingSources {
  const counted = decidingLight(light);
  const ofLight = computingFigures(brightness).find(
    ({ value, mode, evidence }) =>
      value === counted?.lumens && (mode ?? 'other') === counted?.mode && evidence?.kind === counted?.kind,
  );
  const laws = computingFigures(distance).filter(isLaw);
  const ofLens =
    lens?.basis === 'ratio'
      ? computingFigures(throwRatio).find(({ min, max }) => isValidRatio({ min: min ?? 0, max: max ?? 0 }))
      : (laws.find(isWhole) ?? laws[0]);
  return {
    light: ofLight?.evidence?.address ?? null,
    distance: lens ? (ofLens?.evidence?.address ?? null) : null,
  };
}
