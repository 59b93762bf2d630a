import { fieldsUsedFor } from '@lumen-throw/domain/figures';
import { figuresOf, type FigureContent } from '../../../shared/projectors/best-figures.ts';
import type { ProjectorSummary } from '../../../shared/projectors/projector-query.ts';

const COMPARED = fieldsUsedFor('comparison');

/** How many of the figures that shoppers compare are known of a projector. */
export function knownFigures(projector: ProjectorSummary): number {
  return COMPARED.filter((field) => figuresOf<FigureContent>(projector[field]).length > 0).length;
}
