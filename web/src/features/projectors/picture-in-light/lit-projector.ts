import type { AspectRatio } from '@lumen-throw/throw/image-size';
import type { ProjectorFacts } from '../../../shared/projectors/projector-facts.ts';

/** A projector whose picture is looked at. */
export interface LitProjector {
  name: string;
  /** In a movie mode; null where nobody says. */
  lumens: number | null;
  /** Shape of its chip. */
  chip: AspectRatio;
  /** White ÷ black of its own; null where nobody measured it. */
  native: number | null;
}

/** Pictures beside each other. */
export const SIDE_BY_SIDE = 2;

export function litProjector({
  name,
  light,
  lens,
  nativeContrast,
}: Pick<ProjectorFacts, 'name' | 'light' | 'lens' | 'nativeContrast'>): LitProjector {
  return {
    name,
    lumens: light.movie?.lumens ?? null,
    chip: lens?.chip ?? '16:9',
    native: nativeContrast,
  };
}
