import type { AspectRatio } from '@lumen-throw/throw/image-size';
import type { ProjectorFacts } from '../../../shared/projectors/projector-facts.ts';

/** A projector whose picture is looked at. */
export interface LitProjector {
  name: string;
  /** By the best evidence; null where nobody says. */
  lumens: number | null;
  /** Shape of its chip. */
  native: AspectRatio;
}

/** Pictures beside each other. */
export const SIDE_BY_SIDE = 2;

export function litProjector({
  name,
  brightness,
  lens,
}: Pick<ProjectorFacts, 'name' | 'brightness' | 'lens'>): LitProjector {
  return { name, lumens: brightness?.value ?? null, native: lens?.chip ?? '16:9' };
}
