import { PROJECTOR_KINDS, type ProjectorKind } from '@lumen-throw/domain/projector';
import type { ProjectorFacts } from '../../../shared/projectors/projector-facts.ts';

/** Feet within which 100 inches must be possible. */
export const DISTANCE_CHOICES = [2, 5, 8, 10, 12] as const;
/** Least lumens. */
export const LIGHT_CHOICES = [500, 1000, 2000, 3000] as const;
/** Least sharpness; pixel shifting counts as 4K only where it is said so. */
export const PICTURE_CHOICES = ['1080p', '4k', 'native4k'] as const;
/** Orders of the list; the first is the editors'. */
export const SORT_CHOICES = ['listed', 'brightest', 'nearest', 'lightest', 'name'] as const;

type Choice<Choices extends readonly unknown[]> = Choices[number];

/** What a visitor asks of the list. Null asks nothing. */
export interface ProjectorFilters {
  kind: ProjectorKind | null;
  /** Feet. */
  distance: Choice<typeof DISTANCE_CHOICES> | null;
  /** Lumens. */
  light: Choice<typeof LIGHT_CHOICES> | null;
  picture: Choice<typeof PICTURE_CHOICES> | null;
  sort: Choice<typeof SORT_CHOICES>;
}

export const NO_FILTERS: ProjectorFilters = {
  kind: null,
  distance: null,
  light: null,
  picture: null,
  sort: 'listed',
};

/** The parameters of an address that hold the filters. */
export const FILTER_NAMES: readonly string[] = Object.keys(NO_FILTERS);

/** A projector of the list. */
export interface ListedProjector {
  kind: ProjectorKind | null;
  facts: ProjectorFacts;
}

function chosen<Value extends string | number>(text: string | null, choices: readonly Value[]): Value | null {
  return choices.find((choice) => String(choice) === text) ?? null;
}

/** The filters that an address asks for; what it does not know asks nothing. */
export function filtersFrom(search: string): ProjectorFilters {
  const parameters = new URLSearchParams(search);
  return {
    kind: chosen(
      parameters.get('kind'),
      PROJECTOR_KINDS.map(({ value }) => value),
    ),
    distance: chosen(parameters.get('distance'), DISTANCE_CHOICES),
    light: chosen(parameters.get('light'), LIGHT_CHOICES),
    picture: chosen(parameters.get('picture'), PICTURE_CHOICES),
    sort: chosen(parameters.get('sort'), SORT_CHOICES) ?? 'listed',
  };
}

/** The query of an address that asks for filters; empty for none. */
export function filtersToSearch({ sort, ...asked }: ProjectorFilters): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) if (value !== null) parameters.set(name, String(value));
  if (sort !== 'listed') parameters.set('sort', sort);
  const query = parameters.toString();
  return query && `?${query}`;
}

const INCHES_PER_FOOT = 12;

/** Whether a projector answers a question; null where its figure is not known. */
type Answer = boolean | null;

const SHARPNESS_OF = {
  '1080p': ['fullHd', 'shifted4k', 'native4k'],
  '4k': ['shifted4k', 'native4k'],
  native4k: ['native4k'],
} as const;

function answers({ kind, facts }: ListedProjector, filters: ProjectorFilters): Answer[] {
  const { distance, light, picture } = filters;
  const { sharpness } = facts;
  return [
    filters.kind === null || kind === filters.kind,
    distance === null || (facts.distances && facts.distances.min <= distance * INCHES_PER_FOOT),
    light === null || (facts.brightness && facts.brightness.value >= light),
    picture === null || (sharpness && SHARPNESS_OF[picture].some((one) => one === sharpness)),
  ];
}

/** `unknown`: nothing speaks against it, but a figure that was asked for is missing. */
export type Match = 'yes' | 'no' | 'unknown';

/** Whether a projector is what somebody looks for. */
export function matchOf(projector: ListedProjector, filters: ProjectorFilters): Match {
  const all = answers(projector, filters);
  if (all.includes(false)) return 'no';
  return all.includes(null) ? 'unknown' : 'yes';
}

/** Least first; what is not known comes last. */
function ascending(one: number | null | undefined, other: number | null | undefined): number {
  return (one ?? Number.POSITIVE_INFINITY) - (other ?? Number.POSITIVE_INFINITY) || 0;
}

const ORDERS: Readonly<
  Record<
    Exclude<ProjectorFilters['sort'], 'listed'>,
    (one: ListedProjector, other: ListedProjector) => number
  >
> = {
  brightest: (one, other) => (other.facts.brightness?.value ?? 0) - (one.facts.brightness?.value ?? 0),
  nearest: (one, other) => ascending(one.facts.distances?.min, other.facts.distances?.min),
  lightest: (one, other) => ascending(one.facts.weight, other.facts.weight),
  name: (one, other) => (one.facts.name.toLowerCase() < other.facts.name.toLowerCase() ? -1 : 1),
};

/** The projectors in an order; those that are equal in it stay in the editors'. */
export function sorted<Item extends ListedProjector>(
  projectors: readonly Item[],
  sort: ProjectorFilters['sort'],
): readonly Item[] {
  return sort === 'listed' ? projectors : projectors.toSorted(ORDERS[sort]);
}
