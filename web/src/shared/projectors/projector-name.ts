import type { ProjectorSummary } from './projector-query.ts';

/** Brand and model, as one says them. */
export function projectorName({ brand, model }: Pick<ProjectorSummary, 'brand' | 'model'>): string {
  return [brand, model].filter(Boolean).join(' ');
}
