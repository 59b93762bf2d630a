import type { Rise } from '@lumen-throw/throw/ultra-short';
import { figuresOf } from '../../../shared/projectors/best-figures.ts';
import type { ProjectorContent } from './projector-query.ts';

type LawContent = Pick<
  NonNullable<NonNullable<ProjectorContent['distance']>[number]>,
  'aspect' | 'rise' | 'evidence'
>;

/** Heights of the picture above the cabinet that come with a table of distances; null where nobody prints them. */
export function riseOf({ aspect, rise }: Pick<LawContent, 'aspect' | 'rise'>): Rise | null {
  if (!rise?.a || rise.b === null) return null;
  return { printedFor: aspect ?? '16:9', line: { slope: rise.a, intercept: rise.b } };
}

/** The same of a projector, by the best evidence that there is. */
export function projectorRise({
  distance,
}: {
  distance: readonly (LawContent | null)[] | null;
}): Rise | null {
  for (const law of figuresOf(distance)) {
    const rise = riseOf(law);
    if (rise) return rise;
  }
  return null;
}
