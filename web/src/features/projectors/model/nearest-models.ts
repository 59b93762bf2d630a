import { listedFacts, type ListedFacts } from '../../../shared/projectors/listed-facts.ts';
import { isPast } from '../../../shared/projectors/market-facts.ts';
import type { ProjectorSummary } from '../../../shared/projectors/projector-query.ts';

/** Years apart that count as much as twice the distance or twice the light. */
const YEARS = 5;

/** How far apart a figure is that one of them lacks. */
const UNKNOWN = 1;

/** How often one length or light has to be doubled to get to the other. */
function doublings(one: number | undefined, other: number | undefined): number {
  return one && other ? Math.abs(Math.log2(one / other)) : UNKNOWN;
}

function apart(one: ListedFacts, other: ListedFacts): number {
  const years = one.year && other.year ? Math.abs(one.year - other.year) / YEARS : UNKNOWN;
  return (
    doublings(one.distances?.min, other.distances?.min) +
    doublings(one.light.movie?.lumens, other.light.movie?.lumens) +
    years
  );
}

/** Of throw, light and year, how many must be known for some models to be nearer than others. */
const LEAST_KNOWN = 2;

/**
 * The models that are nearest to one by throw, light and year; those still made before others that are as
 * near. None where too little is known of the one.
 */
export function nearestModels<Model extends ProjectorSummary>(
  projector: ProjectorSummary,
  others: readonly Model[],
  count: number,
): Model[] {
  const facts = listedFacts(projector);
  const known = [facts.distances, facts.light.movie, facts.year].filter((fact) => fact !== null);
  if (known.length < LEAST_KNOWN) return [];
  return others
    .map((model) => {
      const found = listedFacts(model);
      return { model, by: apart(facts, found), past: isPast(found) };
    })
    .toSorted((one, other) => one.by - other.by || one.past - other.past)
    .slice(0, count)
    .map(({ model }) => model);
}
